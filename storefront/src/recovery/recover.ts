import { ADDRESS_MAX, MESSAGE_MAX, STACK_MAX } from "@placket/domain/recovery/crash";
import type { Shop } from "../api/shop.ts";
import { t } from "../translation/translate.ts";
import { buildVersion } from "./kept/build-version.ts";
import { switchOff } from "./kept/switched-off.ts";

interface Crash {
  readonly shop: Shop;
  /** Shows a text in the place of the page. */
  readonly say: (text: string) => void;
}

/** What recovering asks of a browser; tests give their own. */
interface Browser {
  readonly isHome: () => boolean;
  /** Goes to an address by a full load. */
  readonly load: (href: string) => void;
  /** Waits between the steps, so that the words can be read. */
  readonly pause: (ms: number) => Promise<void>;
}

const thisBrowser: Browser = {
  isHome: () => location.pathname === "/",
  load: (href) => location.assign(href),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** How long each word of the crash screen stays, in ms. */
const CRASH_STEP_MS = 1500;

/**
 * Recovers from a crash: nothing is kept on the device any more, by which it may have come, and the page goes to `/`
 * (ERROR-04). A crash on `/` itself cannot be recovered from that way.
 */
export async function recover(
  error: unknown,
  { shop, say }: Crash,
  { isHome, load, pause }: Browser = thisBrowser,
): Promise<void> {
  // ERROR-05, ERROR-06.
  say(
    t(
      "We apologize, our website has seemed to crash. Please wait while we attempt to recover from this error.",
    ),
  );
  switchOff();
  tell(error, shop);
  await pause(CRASH_STEP_MS);
  if (isHome()) {
    say(t("We were unable to resolve the issue."));
    return;
  }
  say(t("We believe we have resolved the issue. Please wait while the website reloads."));
  await pause(CRASH_STEP_MS);
  load("/");
}

/** Tells the shop what broke (ERROR-07, OPEN-31). That it could not be told is nobody's business here. */
function tell(cause: unknown, shop: Shop): void {
  const { message, stack } = cause instanceof Error ? cause : { message: String(cause), stack: "" };
  const body = {
    message: message.slice(0, MESSAGE_MAX),
    stack: (stack ?? "").slice(0, STACK_MAX),
    address: location.href.slice(0, ADDRESS_MAX),
    version: buildVersion().toString(36),
  };
  void shop.call("logError", { body }).catch(() => undefined);
}

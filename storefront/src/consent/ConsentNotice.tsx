import { chosenConsent, type Consent } from "@placket/domain/consent/choice";
import type { ShownCookieNotice } from "@placket/contract/store/config.codec";
import { timing } from "@placket/domain/timings-and-sizes";
import { Button } from "@placket/ui/action/button/Button";
import { lateModule } from "@placket/web/late/late-module";
import { reload } from "@placket/web/late/reload";
import { Suspense, useEffect, useId, useState, useSyncExternalStore } from "react";
import { useShop } from "../api/shop.ts";
import { useQueryClient } from "../query/use-query.ts";
import { useRouter } from "../routing/RouterContext.tsx";
import { awaited } from "../slot/awaited.ts";
import { hasPrivacySignal } from "../storage/stored.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import { hideNotice, NOTICE_ID } from "./asks.ts";
import { choose } from "./choose.ts";
import styles from "./ConsentNotice.module.css";
import { followOtherTabs } from "./follow-other-tabs.ts";
import { guardByNotice } from "./guard-by-notice.ts";

const CookieWindow = awaited(
  lateModule(() => import("./CookieWindow.tsx")),
  (module) => module.default,
);

/**
 * The notice of cookies, at the foot of every page and in every mode (FOOT-23, CONSENT-17, reading 82): the server draws
 * it, styles show it while a choice is missing or wished for. Declining stands beside accepting, as large.
 */
export function ConsentNotice() {
  const { cookieNotice } = useConfig();
  return cookieNotice ? <Asks notice={cookieNotice} /> : null;
}

function Asks({ notice }: { readonly notice: ShownCookieNotice }) {
  const title = useId();
  const { state, make } = useChoice();
  const [isOpen, setOpen] = useState(false);
  const hasSignal = useSyncExternalStore(never, hasPrivacySignal, () => false);
  useEffect(() => {
    guardByNotice(notice);
    return followOtherTabs();
  }, [notice]);
  const isBusy = state !== "open";
  return (
    <section
      id={NOTICE_ID}
      className={`no-print ${styles["notice"]}`}
      aria-labelledby={title}
      tabIndex={-1}
    >
      <div className={`wrap ${styles["row"]}`}>
        <div>
          <h2 id={title} className={styles["title"]}>
            {t("Your Cookies")}
          </h2>
          <p className="small">
            {t(notice.overview)} <MoreWords href={notice.moreAt} />
          </p>
          {hasSignal ? <p className="small">{t(SIGNAL)}</p> : null}
        </div>
        <div className={styles["actions"]}>
          <Button kind="line" size="sm" busy={isBusy} onClick={() => make([])}>
            {t(notice.decline)}
          </Button>
          <Button
            kind="line"
            size="sm"
            busy={isBusy}
            onClick={() => make(chosenConsent("accept", [], []))}
          >
            {t(notice.accept)}
          </Button>
          {notice.isByCategory ? (
            <Button kind="link" onClick={() => setOpen(true)}>
              {t(notice.settings)}
            </Button>
          ) : null}
        </div>
        <output className={styles["said"]}>
          {state === "made" ? t("Your choice is saved.") : ""}
        </output>
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <CookieWindow
            onClose={() => setOpen(false)}
            onChoose={(consent) => {
              setOpen(false);
              make(consent);
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

/** A browser sends its signal from the first to the last. */
const never = () => () => undefined;

const SIGNAL =
  "Your browser asks that your data be neither sold nor shared: marketing stays off unless you tick it yourself.";

function MoreWords({ href }: { readonly href: string | null }) {
  return href === null ? null : <a href={href}>{t("Read More About Cookies")}</a>;
}

/**
 * Makes choices: hides the notice some 700 ms afterwards (CONSENT-11), then reloads or leads on as the shop has it
 * (CONSENT-10). One that fails loads the page anew (CONSENT-14).
 */
function useChoice() {
  const place = { shop: useShop(), client: useQueryClient() };
  const router = useRouter();
  const [state, setState] = useState<"open" | "making" | "made">("open");
  const reloadPage = () => reload(() => setState("open"));
  const make = (consent: Consent) => {
    setState("making");
    choose(consent, place).then((after) => {
      setState("made");
      setTimeout(() => {
        hideNotice();
        setState("open");
        if (after.does === "reload") reloadPage();
        if (after.does === "go") void router.navigate(after.to);
      }, timing.consentNotice);
    }, reloadPage);
  };
  return { state, make };
}

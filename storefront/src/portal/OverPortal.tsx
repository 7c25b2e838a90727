import { lateModule } from "@placket/web/late/late-module";
import { DAY_MS } from "@placket/domain/durations";
import { showsPopup } from "@placket/domain/portal/popup";
import { Suspense, useState, useSyncExternalStore } from "react";
import { useAddress } from "../routing/RouterContext.tsx";
import { matchRoute, routes } from "../routing/routes.ts";
import { awaited } from "../slot/awaited.ts";
import { isText } from "../storage/kept-shape.ts";
import { cookie } from "../storage/keys.ts";
import { readStored, writeStored } from "../storage/stored.ts";
import { useForcedLogin } from "./use-forced-login.ts";
import { usePortalWords } from "./use-portal-words.ts";

const PortalPopup = awaited(
  lateModule(() => import("./PortalPopup.tsx")),
  (module) => module.default,
);

/** For how long a portal's popup stays closed (PORTAL-10, OPEN-09, reading 16): a day. */
const CLOSED_SECONDS = DAY_MS / 1000;

/** PORTAL-08: that the portal's popup was closed on this browser. */
const POPUP = cookie("cw-popup-display", isText, { seconds: CLOSED_SECONDS });

/** What the documents keep once a portal's popup was closed (reading 17). */
const SHOWN = "shown";

const isKept = () => readStored(POPUP) === SHOWN;

/** Nobody tells of cookies. */
const never = () => () => undefined;

/** What lies over the pages of a portal: its popup, once a browser (PORTAL-08), and the way to its login (PORTAL-22). */
export default function OverPortal() {
  const words = usePortalWords();
  const { path, search } = useAddress();
  const [isClosed, setClosed] = useState(false);
  // Cookies are the browser's: what the server draws knows none.
  const wasClosed = useSyncExternalStore(never, isKept, () => true);
  useForcedLogin(words);
  if (!words) return null;
  const query = new URLSearchParams(search);
  const isShown = showsPopup({
    path,
    popup: query.get("popup"),
    hasOpenInfo: query.has("openInfo"),
    isLogin: matchRoute(path)?.type === routes.login.type,
    wasClosed: isClosed || wasClosed,
    words: words.customerInstructions,
  });
  if (!isShown) return null;
  const close = () => {
    writeStored(POPUP, SHOWN);
    setClosed(true);
  };
  return (
    <Suspense fallback={null}>
      <PortalPopup title={words.name} html={words.customerInstructions} onClose={close} />
    </Suspense>
  );
}

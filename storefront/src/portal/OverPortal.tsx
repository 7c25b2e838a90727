import { lateModule } from "@placket/web/late/late-module";
import { showsPopup } from "@placket/domain/portal/popup";
import { Suspense, useState, useSyncExternalStore } from "react";
import { useAddress } from "../routing/RouterContext.tsx";
import { matchRoute, routes } from "../routing/routes.ts";
import { awaited } from "../slot/awaited.ts";
import { storageKeys } from "../storage/keys.ts";
import { readStored, writeStored } from "../storage/stored.ts";
import { useForcedLogin } from "./use-forced-login.ts";
import { usePortalWords } from "./use-portal-words.ts";

const PortalPopup = awaited(
  lateModule(() => import("./PortalPopup.tsx")),
  (module) => module.default,
);

/** What the documents keep once a portal's popup was closed (reading 17). */
const SHOWN = "shown";

const isKept = () => readStored(storageKeys.portalPopup) === SHOWN;

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
    writeStored(storageKeys.portalPopup, SHOWN);
    setClosed(true);
  };
  return (
    <Suspense fallback={null}>
      <PortalPopup title={words.name} html={words.customerInstructions} onClose={close} />
    </Suspense>
  );
}

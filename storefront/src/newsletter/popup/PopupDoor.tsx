import { lateModule } from "@placket/web/late/late-module";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useBrowser } from "../../api/use-browser.ts";
import type { Router } from "../../routing/router.ts";
import { useAddress, useRouter } from "../../routing/RouterContext.tsx";
import { awaited } from "../../slot/awaited.ts";
import { asksForPopup, withoutPopup } from "./popup-address.ts";

const NewsletterPopup = awaited(
  lateModule(() => import("./NewsletterPopup.tsx")),
  (module) => module.default,
);

/** Opens the popup where the address asks for it (ROUTE-51): its script is asked for by nobody else. */
export function PopupDoor() {
  const isAsked = asksForPopup(useAddress());
  return useBrowser() && isAsked ? <Asked /> : null;
}

function Asked() {
  const router = useRouter();
  const address = useAddress();
  // Back shows no popup again: it was closed by leaving (FOOT-21, reading 52).
  const [isBack] = useState(() => cameBack(router));
  const close = () => void router.navigate(withoutPopup(address), { replace: true });
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (isBack) closeNow();
  }, [isBack]);
  if (isBack) return null;
  return (
    <Suspense>
      <NewsletterPopup onClose={close} />
    </Suspense>
  );
}

/** Whether the browser's Back led here, in this document or from another one. */
function cameBack({ navigation }: Router): boolean {
  const { cause } = navigation.get();
  if (cause !== "start") return cause === "pop";
  const [load] = performance.getEntriesByType("navigation");
  return load !== undefined && "type" in load && load.type === "back_forward";
}

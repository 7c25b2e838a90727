import { lateModule } from "@placket/web/late/late-module";
import { Suspense, useEffect } from "react";
import { createPortal } from "react-dom";
import { useShop } from "../api/shop.ts";
import { useQueryClient } from "../query/use-query.ts";
import { awaited } from "../slot/awaited.ts";
import { PAGE_TOOLS } from "../slot/page-tools.ts";
import { Slot } from "../slot/Slot.tsx";
import { slots } from "../slot/slots.ts";
import { useAccount } from "./account.ts";
import { onSignInElsewhere } from "./kept-sign-in.ts";
import { refreshAccount, refreshDoubted } from "./refresh-account.ts";
import { sessionDoubted } from "./sign-in-door.ts";

const ActingBar = awaited(
  lateModule(() => import("./acting/ActingBar.tsx")),
  (module) => module.default,
);

/**
 * Finds out who is shopping once the page is drawn and the browser idle, and again when somebody signs in or out
 * in another tab, the page comes back from before that, or an answer knows nobody. There is nothing to see of it, unless
 * staff shop in a customer's name, or whoever is here has tools for customers.
 */
export default function WhoShops() {
  const shop = useShop();
  const client = useQueryClient();
  const account = useAccount();
  useEffect(() => {
    const refresh = () => void refreshAccount({ client, shop });
    refresh();
    const doubt = () => void refreshDoubted({ client, shop });
    const stops = [onSignInElsewhere(refresh), sessionDoubted.subscribe(doubt), onReturn(refresh)];
    return () => stops.forEach((stop) => stop());
  }, [shop, client]);
  if (account?.tools) return <OverTop />;
  if (!account || account.actedBy === null) return null;
  return (
    <Suspense fallback={null}>
      <ActingBar account={account} />
    </Suspense>
  );
}

/** Above the header of every page, where the frame leaves room for it (OPEN-11). */
function OverTop() {
  const place = document.getElementById(PAGE_TOOLS);
  return place && createPortal(<Slot in={slots.pageTools} />, place);
}

/** Calls `heard` when Back or Forward brings the page back as it was left: it has heard of nothing meanwhile. */
function onReturn(heard: () => void): () => void {
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) heard();
  };
  addEventListener("pageshow", show);
  return () => removeEventListener("pageshow", show);
}

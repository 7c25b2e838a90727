import { mediaUp } from "@placket/ui/breakpoints";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { useEffect, useState } from "react";
import { closeQuickView, quickViewed, type QuickViewed } from "../../catalog/quick-view-door.ts";
import { miniCartOpen } from "../../chrome/mini-cart-door.ts";
import { subscribe } from "../../events/events.ts";
import { useObservable } from "../../events/observable.ts";
import { useBackCloses } from "../../routing/use-back-closes.ts";
import { t } from "../../translation/translate.ts";
import { QuickChoices } from "./QuickChoices.tsx";

// Its parts are the product page's: taken from that page's chunk, which stays whole and is what the way
// to the details needs next.
import "../product.page.ts";

/** A product over the page: its picture, its choices, the way to its page (PLP-08). */
export default function QuickView() {
  const viewed = useObservable(quickViewed);
  // What was shown stays for the closing motion.
  const [last, setLast] = useState(viewed);
  if (viewed && viewed !== last) setLast(viewed);
  useGivesWay(viewed);
  useBackCloses(viewed !== undefined, closeQuickView);
  return last ? (
    <Dialog
      key={last.href}
      open={viewed !== undefined}
      onClose={closeQuickView}
      size="big"
      title={last.name}
      closeLabel={t("Close")}
    >
      <QuickChoices viewed={last} />
    </Dialog>
  ) : null;
}

/** Closes for a narrow window (PLP-09), for the mini-cart that shows what was added, for another page. */
function useGivesWay(viewed: QuickViewed | undefined): void {
  const isCartOpen = useObservable(miniCartOpen);
  const needsRoom = viewed?.from === "list";
  useEffect(() => {
    if (isCartOpen) closeQuickView();
  }, [isCartOpen]);
  useEffect(() => subscribe("page.loaded", closeQuickView), []);
  useEffect(() => {
    if (!needsRoom) return undefined;
    const room = matchMedia(mediaUp("desktop"));
    const look = () => {
      if (!room.matches) closeQuickView();
    };
    look();
    room.addEventListener("change", look);
    return () => room.removeEventListener("change", look);
  }, [needsRoom]);
}

import { useState } from "react";
import { useBrowser } from "../../api/use-browser.ts";
import type { Garment } from "../../embroidery/configurator/garment.ts";
import { notices } from "../../notice/notices.ts";
import { useAddress, useRouter } from "../../routing/RouterContext.tsx";
import { savedPageOf } from "../../saved-product/saved-address.ts";
import { asksForEmbroidery, withoutAsking } from "./embroidery-asked.ts";

/**
 * Whether the editor is open. An address that asks for it, or a product that is not sold without it, opens it once, as
 * soon as it may be begun; until then nothing is said (EMB-20, reading 40). Closing takes the flags out of the address
 * (EMB-23).
 * @param garment what would be embroidered; undefined while it may not be begun.
 */
export function useOpening(garment: Garment | undefined, isLockedDown: boolean) {
  const address = useAddress();
  const router = useRouter();
  const isAsked = asksForEmbroidery(address.search) || isLockedDown;
  const isBrowser = useBrowser();
  const [wasAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  /** How often it began anew. */
  const [round, setRound] = useState(0);
  // What was opened stays as it was, and for the closing motion.
  const [opened, setOpened] = useState<Garment>();
  const open = () => {
    // What was said of the page would lie over the form.
    notices.set((shown) => shown.filter(({ action }) => action !== undefined));
    setOpened(garment && { ...garment, isPressed: true });
    setOpen(garment !== undefined);
  };
  if (wasAsked && !isAsked) setAsked(false);
  if (isAsked && !wasAsked && isBrowser && garment) {
    setAsked(true);
    setOpened(garment);
    setOpen(true);
  }
  /** The flags leave the address (EMB-23), and what was edited is the item that took its place. */
  const leave = async (itemId?: number): Promise<void> => {
    const { path, search, hash } = address;
    const saved = savedPageOf(search);
    // What was opened from a saved product leads back to it (ROUTE-16).
    if (saved !== undefined) return router.navigate(saved, { replace: true });
    const named = itemId === undefined ? search : withItem(search, itemId);
    if (named === search && !asksForEmbroidery(search)) return undefined;
    return router.navigate(path + withoutAsking(named) + hash, { replace: true });
  };
  const close = () => {
    setOpen(false);
    void leave();
  };
  /** What was made is in the cart: closes, or opens anew what is not sold without it; then up, and the way out (EMB-24). */
  const afterSaving = async (itemId: number): Promise<void> => {
    setOpen(false);
    await leave(itemId);
    if (isLockedDown) {
      setRound((count) => count + 1);
      // It opens by itself once more, with what the cart has by then.
      setAsked(false);
    }
    window.scrollTo({ top: 0 });
  };
  return { isOpen, opened, round, open, close, afterSaving };
}

/** The query of an address that names an item, naming the one that has its place now; another stays as it is. */
function withItem(search: string, itemId: number): string {
  const query = new URLSearchParams(search);
  if (!query.has("item_id") || query.get("item_id") === String(itemId)) return search;
  query.set("item_id", String(itemId));
  return `?${query}`;
}

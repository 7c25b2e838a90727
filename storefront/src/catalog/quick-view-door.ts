import { observable } from "../events/observable.ts";
import { publish } from "../events/events.ts";

/** What quick view shows, and where it was opened. */
export interface QuickViewed {
  readonly productId: number;
  readonly name: string;
  /** The product page's address; its query names a variant and a quantity (ROUTE-53). */
  readonly href: string;
  /** Opened from the cart it stays on a narrow screen (PLP-09). */
  readonly from: "list" | "cart";
}

/** The product in quick view; undefined while it is closed. The room `product` draws it. */
export const quickViewed = observable<QuickViewed | undefined>(undefined);

/** Opens a product over the page, and says so (PLP-10). */
export function openQuickView(viewed: QuickViewed): void {
  quickViewed.set(viewed);
  publish("chefworks quickview opened", { productId: viewed.productId });
}

export function closeQuickView(): void {
  quickViewed.set(undefined);
}

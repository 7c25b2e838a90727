import type { CartItem } from "./cart-item.ts";

/** The number in the cart badge: all pieces, embroidery items not counted (HEAD-18, EMB-34). */
export function badgeCount(
  items: readonly Pick<CartItem, "quantity" | "embroideryItemId">[],
): number {
  return items
    .filter((item) => item.embroideryItemId === null)
    .reduce((pieces, item) => pieces + item.quantity, 0);
}

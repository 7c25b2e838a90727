import { problem, type Problem } from "../problem.ts";
import type { CartItem } from "./cart-item.ts";

/** Whether a cart may go to the checkout: there is something in it, and all of it can be bought (CART-07). */
export function canCheckOut(items: readonly Pick<CartItem, "isSaleable">[]): boolean {
  return items.length > 0 && items.every((item) => item.isSaleable);
}

/**
 * What is wrong with an item as it stands in the cart: something on it was withdrawn, which another choice mends, or its
 * product is gone or not there in so many (CART-26).
 */
export function itemProblem(item: Pick<CartItem, "isSaleable" | "parts">): Problem | null {
  if (item.isSaleable) return null;
  const withdrawn = item.parts.find((part) => part.withdrawn !== undefined)?.withdrawn;
  return withdrawn === undefined
    ? problem("cart.productUnavailable", "quantity")
    : problem("embroidery.fontWithdrawn", "text.font", withdrawn);
}

import { problem, type Problem } from "../problem.ts";
import type { CartItem } from "./cart-item.ts";

/** Whether a cart may go to the checkout: there is something in it, and all of it can be bought (CART-07). */
export function canCheckOut(items: readonly Pick<CartItem, "isSaleable">[]): boolean {
  return items.length > 0 && items.every((item) => item.isSaleable);
}

/** What is wrong with an item as it stands in the cart: its product is gone, or not there in so many (CART-26). */
export function itemProblem(item: Pick<CartItem, "isSaleable">): Problem | null {
  return item.isSaleable ? null : problem("cart.productUnavailable", "quantity");
}

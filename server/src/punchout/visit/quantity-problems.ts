import type { CartItem } from "@placket/domain/cart/cart-item";
import type { Problem } from "@placket/domain/problem";
import { checkQuantity } from "@placket/domain/quantity/check-quantity";

/** What is wrong with how many there are of items, by the rules of each product (PDP-41 to 43): as before an order. */
export const quantityProblems = (
  items: readonly Pick<CartItem, "quantity" | "quantityRules">[],
): Problem[] =>
  items.flatMap(({ quantity, quantityRules }) => checkQuantity(quantity, quantityRules));

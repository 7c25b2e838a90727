import { optionField } from "../custom-option/read-options.ts";
import { problem, type Problem } from "../problem.ts";
import type { CartItem } from "./cart-item.ts";

/** Whether a cart may go to the checkout: there is something in it, and all of it can be bought (CART-07). */
export function canCheckOut(items: readonly Pick<CartItem, "isSaleable">[]): boolean {
  return items.length > 0 && items.every((item) => item.isSaleable);
}

/**
 * What is wrong with an item as it stands in the cart: what was chosen of its options is not offered any more or has to be
 * chosen by now, or something on it was withdrawn, which another choice mends, or its
 * product is gone or not there in so many (CART-26).
 */
export function itemProblem(
  item: Pick<CartItem, "configuration" | "isSaleable" | "parts">,
): Problem | null {
  if (item.isSaleable) return null;
  const lacking = item.configuration.options?.find(({ lack }) => lack !== undefined);
  if (lacking) {
    const error = lacking.lack === "gone" ? "customOption.gone" : "customOption.missing";
    return problem(error, optionField(lacking.optionId), lacking.title);
  }
  const withdrawn = item.parts.find((part) => part.withdrawn !== undefined)?.withdrawn;
  return withdrawn === undefined
    ? problem("cart.productUnavailable", "quantity")
    : problem("embroidery.fontWithdrawn", "text.font", withdrawn);
}

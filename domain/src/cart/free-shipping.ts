import type { Money } from "../money/money.ts";
import type { FreeShippingText } from "./cart.ts";

/** The line that says how far it is to free shipping (CART-09); `null` where the shop offers none. */
export function freeShippingText(goods: Money, fromMinor: number | null): FreeShippingText | null {
  if (fromMinor === null) return null;
  const missingMinor = Math.max(0, fromMinor - goods.minor);
  return { phrase: missingMinor > 0 ? "Add %1 for free shipping" : "Ships free", missingMinor };
}

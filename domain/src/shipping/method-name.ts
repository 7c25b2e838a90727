import type { ShippingMethod } from "./shipping-method.ts";

type Titles = Pick<ShippingMethod, "carrierTitle" | "methodTitle">;

/**
 * A method as everybody reads it, `Flat Rate - Ground`: in the cart, at the choice, on orders and in letters.
 * Carrier and method stand once where both are called the same.
 */
export function methodName(
  { carrierTitle, methodTitle }: Titles,
  say: (phrase: string) => string,
): string {
  return carrierTitle === methodTitle || methodTitle === ""
    ? say(carrierTitle)
    : `${say(carrierTitle)} - ${say(methodTitle)}`;
}

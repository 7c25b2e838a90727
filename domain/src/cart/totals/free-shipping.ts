import type { Money } from "../../money/money.ts";
import type { FreeShippingProgress } from "../cart.ts";

/** What free shipping depends on. */
export interface FreeShippingQuestion {
  /** The goods after discount, as the shipping methods see them. */
  readonly goods: Money;
  /** The worth from which goods travel free, in minor units; `null` where the shop offers none. */
  readonly fromMinor: number | null;
  /** A coupon sends the goods free, whatever they are worth. */
  readonly couponShipsFree: boolean;
  /** Nothing of the cart travels. */
  readonly isVirtual: boolean;
  /** What is chosen costs something, though another way is free. */
  readonly isPaid: boolean;
}

/**
 * How far it is to free shipping (CART-09); `null` where there is none, or nothing to ship. Beside a charge nobody
 * reads that the order ships free (decision 0075).
 */
export function freeShippingProgress(question: FreeShippingQuestion): FreeShippingProgress | null {
  const { goods, fromMinor, couponShipsFree, isVirtual, isPaid } = question;
  if (isVirtual) return null;
  const reached = isPaid ? UNTAKEN : REACHED;
  if (couponShipsFree) return reached;
  if (fromMinor === null) return null;
  if (goods.minor >= fromMinor) return reached;
  return {
    phrase: "Add %1 for free shipping",
    missingMinor: fromMinor - goods.minor,
    part: goods.minor / fromMinor,
  };
}

const REACHED: FreeShippingProgress = {
  phrase: "Free shipping reached. Your order ships FREE.",
  missingMinor: 0,
  part: 1,
};

const UNTAKEN: FreeShippingProgress = {
  ...REACHED,
  phrase: "Free shipping is yours. Choose it at the checkout.",
};

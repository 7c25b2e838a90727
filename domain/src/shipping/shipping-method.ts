import type { Money } from "../money/money.ts";

/** A way to send the goods, with what it costs for one cart. Codes are Magento's. */
export interface ShippingMethod {
  readonly carrierCode: string;
  readonly methodCode: string;
  readonly carrierTitle: string;
  readonly methodTitle: string;
  readonly amount: Money;
}

/** The method as a cart remembers it. */
export interface ChosenShippingMethod {
  readonly carrierCode: string;
  readonly methodCode: string;
}

export function isSameMethod(a: ChosenShippingMethod, b: ChosenShippingMethod): boolean {
  return a.carrierCode === b.carrierCode && a.methodCode === b.methodCode;
}

import type { Money } from "../money/money.ts";
import type { Arrival } from "./arrival.ts";

/** A way to send the goods, with what it costs for one cart. Codes are Magento's. */
export interface ShippingMethod {
  readonly carrierCode: string;
  readonly methodCode: string;
  readonly carrierTitle: string;
  readonly methodTitle: string;
  readonly amount: Money;
  /** Where the shop says how long it takes, the days on which it is expected. */
  readonly arrival: Arrival | null;
}

/** The method as a cart remembers it. */
export interface ChosenShippingMethod {
  readonly carrierCode: string;
  readonly methodCode: string;
}

export function isSameMethod(a: ChosenShippingMethod, b: ChosenShippingMethod): boolean {
  return a.carrierCode === b.carrierCode && a.methodCode === b.methodCode;
}

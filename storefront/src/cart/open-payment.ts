import { observable } from "../events/observable.ts";
import type { Amount } from "../money/Price.tsx";

/** A payment that is neither made nor over, of an order that this browser placed. */
interface OpenPayment {
  readonly number: string;
  readonly total: Amount;
  /** Its bank waits for the shopper; else the shop waits for the bank. */
  readonly isAtBank: boolean;
}

/** The newest open payment that the page on the screen does not show by itself, and how many more there are. */
export const openPayment = observable<(OpenPayment & { readonly others: number }) | null>(null);

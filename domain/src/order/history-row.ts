import type { Money } from "../money/money.ts";
import type { DeclineReason } from "../payment/decline-reason.ts";
import type { PaymentState } from "../payment/payment-state.ts";

/** What a note may tell besides its words, by kind: stored as it is, and said by `saidNote`. */
export interface HistoryValues {
  /** Which try to pay it was, from 1. */
  readonly attempt: number;
  readonly amount: Money;
  readonly reason: DeclineReason;
  /** Of a payment. */
  readonly state: PaymentState;
  /** How many of the order's pieces. */
  readonly pieces: number;
  /** Words of somebody, which nobody translates. */
  readonly text: string;
}

/** One thing that a history can say. */
export interface HistoryRow {
  /** English, as staff read it; `%1` … are its values in their order. */
  readonly phrase: string;
  readonly values: Readonly<Record<string, keyof HistoryValues>>;
  /** What the order's shopper reads of it. Where it is missing they read nothing, unless a note is for them. */
  readonly toShopper?: { readonly phrase: string };
}

import type { Money } from "../money/money.ts";

/** What is spent besides money, each kind with accounts of its own. */
export type LedgerKind = "gift_card" | "store_credit" | "points" | "credit_line";

/** The kinds in the order in which they pay: what paid last goes back first. */
export const PAYING_ORDER: readonly LedgerKind[] = [
  "gift_card",
  "store_credit",
  "points",
  "credit_line",
];

/** What an order takes from one account. */
export interface Spending {
  readonly accountId: number;
  /** In what the account counts: minor units of its currency, or points. */
  readonly units: number;
  /** What it pays of the order. */
  readonly amount: Money;
}

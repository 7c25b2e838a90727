import type { StateMoves } from "../state-moves.ts";

/** Where an order stands. Every move that can happen stands in `ORDER_MOVES`; nothing else is possible. */
export type OrderStatus =
  /** Written down, the processor is being asked. */
  | "pending_payment"
  /** The processor did not answer, or has not decided: staff and the recovery job look after it. */
  | "payment_review"
  | UnpaidStatus
  /** Paid or reserved: to be packed. */
  | "processing"
  /** Staff hold it back: nothing of it is packed, taken or paid back. */
  | "holded"
  /** Everything is on its way and paid. */
  | "complete"
  /** Everything was paid back. */
  | "closed"
  | "canceled";

/** Not paid; the shopper may try again with the same cart. */
export type UnpaidStatus =
  /** The bank said no. */
  | "payment_declined"
  /** The shopper ended it before the bank had confirmed it. */
  | "payment_given_up"
  /** Not confirmed in time, called off, never asked for, or not of the amount that was asked for. */
  | "payment_unfinished";

const UNPAID: readonly UnpaidStatus[] = [
  "payment_declined",
  "payment_given_up",
  "payment_unfinished",
];

// Straight to processing where the second try has nothing left to pay.
const PAID_AGAIN: readonly OrderStatus[] = ["pending_payment", "processing"];

export const ORDER_MOVES: StateMoves<OrderStatus> = {
  pending_payment: ["processing", "payment_review", ...UNPAID],
  payment_review: ["processing", ...UNPAID],
  payment_declined: PAID_AGAIN,
  payment_given_up: PAID_AGAIN,
  payment_unfinished: PAID_AGAIN,
  processing: ["complete", "closed", "holded", "canceled"],
  holded: ["processing", "canceled"],
  complete: ["closed"],
  closed: [],
  canceled: [],
};

/** Whether the shopper's order is done as far as the shopper is concerned. */
export function isPlaced(status: OrderStatus): boolean {
  return (PLACED as readonly OrderStatus[]).includes(status);
}

const PLACED = ["processing", "holded", "complete", "closed", "canceled"] as const;

/** Whether nothing came of the latest try to pay: the cart is open again. */
export function isUnpaid(status: OrderStatus): status is UnpaidStatus {
  return (UNPAID as readonly OrderStatus[]).includes(status);
}

import type { StateMoves } from "../state-moves.ts";

/** Where an order stands. Every move that can happen stands in `ORDER_MOVES`; nothing else is possible. */
export type OrderStatus =
  /** Written down, the processor is being asked. */
  | "pending_payment"
  /** The processor did not answer, or has not decided: staff and the recovery job look after it. */
  | "payment_review"
  /** Not paid; the shopper may try again with the same cart. */
  | "payment_declined"
  /** Paid or reserved: to be packed. */
  | "processing"
  | "complete"
  | "canceled";

export const ORDER_MOVES: StateMoves<OrderStatus> = {
  pending_payment: ["processing", "payment_review", "payment_declined"],
  payment_review: ["processing", "payment_declined"],
  // Straight to processing where the second try has nothing left to pay.
  payment_declined: ["pending_payment", "processing", "canceled"],
  processing: ["complete", "canceled"],
  complete: [],
  canceled: [],
};

/** Whether the shopper's order is done as far as the shopper is concerned. */
export function isPlaced(status: OrderStatus): boolean {
  return status === "processing" || status === "complete";
}

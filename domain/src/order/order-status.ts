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

/** What is so of every order that stands there. */
interface StatusRow {
  /** Whether the shopper's order is done as far as the shopper is concerned. */
  readonly isPlaced: boolean;
  /** Whether nothing more happens by itself: everything was sent, paid back or called off, or nothing came of it. */
  readonly isOver: boolean;
  /** Whether it is bought and goes its way: neither held back nor called off nor all paid back. */
  readonly goesOn: boolean;
}

const STATUSES: Readonly<Record<OrderStatus, StatusRow>> = {
  pending_payment: { isPlaced: false, isOver: false, goesOn: false },
  payment_review: { isPlaced: false, isOver: false, goesOn: false },
  payment_declined: { isPlaced: false, isOver: true, goesOn: false },
  payment_given_up: { isPlaced: false, isOver: true, goesOn: false },
  payment_unfinished: { isPlaced: false, isOver: true, goesOn: false },
  processing: { isPlaced: true, isOver: false, goesOn: true },
  holded: { isPlaced: true, isOver: false, goesOn: false },
  complete: { isPlaced: true, isOver: true, goesOn: true },
  closed: { isPlaced: true, isOver: true, goesOn: false },
  canceled: { isPlaced: true, isOver: true, goesOn: false },
};

export const ORDER_STATUSES = Object.keys(STATUSES) as [OrderStatus, ...OrderStatus[]];

export const isPlaced = (status: OrderStatus): boolean => STATUSES[status].isPlaced;

/** Whether its goods or its money are not where they are to be. */
export const isUnderWay = (status: OrderStatus): boolean => !STATUSES[status].isOver;

export const goesOn = (status: OrderStatus): boolean => STATUSES[status].goesOn;

/** Whether its goods are wanted: it goes its way, or may yet. */
export const stands = (status: OrderStatus): boolean => isUnderWay(status) || goesOn(status);

/** Whether nothing came of the latest try to pay: the cart is open again. */
export const isUnpaid = (status: OrderStatus): status is UnpaidStatus =>
  !isPlaced(status) && !isUnderWay(status);

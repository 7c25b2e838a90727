import type { StateMoves } from "../../state-moves.ts";

/** Where a return stands. */
export const RETURN_STATES = [
  "requested",
  "approved",
  "rejected",
  "received",
  "checked",
  "exchanged",
  "difference_failed",
  "refunding",
  "refund_failed",
  "refunded",
  "closed",
] as const;

export type ReturnState = (typeof RETURN_STATES)[number];

/**
 * Where it may go: asked for, looked at, arrived, checked piece by piece; exchanged, paid back once the processor says
 * so, or closed without either. What an exchange owes its buyer and the processor refused to pay back is owed until it
 * is paid, or the exchange stands no more.
 */
export const RETURN_MOVES: StateMoves<ReturnState> = {
  requested: ["approved", "rejected"],
  approved: ["received", "rejected"],
  rejected: [],
  received: ["checked"],
  checked: ["exchanged", "refunding", "closed"],
  exchanged: ["difference_failed"],
  difference_failed: ["exchanged"],
  refunding: ["refunded", "refund_failed"],
  refund_failed: ["exchanged", "refunding", "closed"],
  refunded: [],
  closed: [],
};

/** Where nothing has become of its pieces yet: they are neither paid back nor exchanged, nor is the return over. */
export const OPEN_RETURN_STATES = [
  "requested",
  "approved",
  "received",
  "checked",
  "refund_failed",
] as const satisfies readonly ReturnState[];

/** Those of them in which it is known how many of its pieces are good: the others are in it no more. */
export const CHECKED_RETURN_STATES = [
  "checked",
  "refund_failed",
] as const satisfies readonly ReturnState[];

/** Where its buyer is owed money that the processor refused to pay back. */
export const UNPAID_RETURN_STATES = [
  "refund_failed",
  "difference_failed",
] as const satisfies readonly ReturnState[];

/** Whether it is known by then how many of its pieces are good. */
export const isChecked = (state: ReturnState): boolean => CHECKED.includes(state);

const CHECKED: readonly ReturnState[] = [
  ...CHECKED_RETURN_STATES,
  "exchanged",
  "difference_failed",
  "refunding",
  "refunded",
  "closed",
];

/** How it stands, as its buyer and staff read it: phrases. */
export const RETURN_STATE_TEXT: Readonly<Record<ReturnState, string>> = {
  requested: "Asked for",
  approved: "Approved, please send it",
  rejected: "Not accepted",
  received: "Received",
  checked: "Checked",
  exchanged: "Exchanged for something else",
  difference_failed: "Exchanged: the difference is not paid back yet",
  refunding: "Being paid back",
  refund_failed: "Not paid back yet",
  refunded: "Paid back",
  closed: "Closed",
};

/** What its buyer is told until it is approved: a phrase. A parcel that nobody has agreed to is nobody's. */
export const RETURN_WAIT_TEXT =
  "Please do not send anything yet. We write to you once the return is approved.";

/** Why something is sent back: phrases. A new reason is a row. */
export const RETURN_REASONS = {
  wrong_size: "Wrong size",
  damaged: "Damaged or faulty",
  not_as_described: "Not as described",
  not_needed: "No longer needed",
  other: "Other",
} as const;

export type ReturnReason = keyof typeof RETURN_REASONS;

/** Every reason of the table, in its order. */
export const RETURN_REASON_CODES = Object.keys(RETURN_REASONS) as [ReturnReason, ...ReturnReason[]];

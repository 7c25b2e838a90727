import { DECLINE_REASONS, DECLINE_TEXT, type DeclineReason } from "../payment/decline-reason.ts";

/** Why an order's payment came to nothing. */
interface ReleasedPayment {
  readonly attempt: number;
  readonly to: "declined" | "voided" | "abandoned";
  readonly reason: DeclineReason;
}

/** What an order's history says, in sentences for staff: who did what, and why. */
export const HISTORY = {
  placedFree: "The shopper placed the order. There was nothing to pay.",
  placed: "The shopper placed the order. The store asked the processor for the payment.",
  authorized: "The processor authorized the payment: the money is reserved.",
  captured: "The processor captured the payment: the money is taken.",
  unanswered: "The processor has not answered yet. The store asks again by itself.",
  unconfirmed: "Ended by the store: the shopper had not answered the bank in time.",
} as const;

/** What the history says when no money moved: `The processor declined payment 2: the card has expired.` */
export function releasedNote({ attempt, to, reason }: ReleasedPayment): string {
  return RELEASED[to](`payment ${attempt}`, reason);
}

const RELEASED: Readonly<
  Record<ReleasedPayment["to"], (payment: string, reason: DeclineReason) => string>
> = {
  declined: (payment, reason) => `The processor declined ${payment}: ${DECLINE_TEXT[reason]}.`,
  voided: (payment) => `The processor called ${payment} off: no money moved.`,
  abandoned: (payment) =>
    `Nothing came of ${payment}: it never reached the processor. No money moved.`,
};

/** An earlier version called it so as well when the shopper had not answered the bank. */
const RELEASED_EARLIER: typeof RELEASED = {
  ...RELEASED,
  abandoned: (payment) =>
    `Nothing came of ${payment}: it never reached the processor, or the shopper did not answer the bank. No money moved.`,
};

/** A note as staff read it; one that an earlier version wrote says what this one would. */
export const readNote = (note: string): string => EARLIER.get(note) ?? note;

/** Notes of earlier versions, to the letter; they did not say which payment it was. */
const EARLIER: ReadonlyMap<string, string> = new Map([
  ["Placed; nothing to pay.", HISTORY.placedFree],
  ["Written down; payment asked for.", HISTORY.placed],
  ["Payment authorized.", HISTORY.authorized],
  ["Payment captured.", HISTORY.captured],
  ["No answer about the payment yet.", HISTORY.unanswered],
  ...(["declined", "voided", "abandoned"] as const).flatMap((to) =>
    DECLINE_REASONS.map(
      (reason) =>
        [`Payment ${to}: ${reason}.`, RELEASED_EARLIER[to]("the payment", reason)] as const,
    ),
  ),
]);

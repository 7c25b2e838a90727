import type { Money } from "../money/money.ts";
import { formatPrice } from "../money/price-format.ts";
import { DECLINE_REASONS, DECLINE_TEXT, type DeclineReason } from "../payment/decline-reason.ts";
import { priceFormatFor } from "../store/currency.ts";
import { storeSettingDefaults } from "../store/settings.ts";

declare const told: unique symbol;

/** A sentence of an order's history. Only this file writes one: what is not in its tables does not compile. */
export type HistoryNote = string & { readonly [told]: true };

/** What an order's history says, in sentences for staff: who did what, and why. */
export const HISTORY = {
  placedFree: note("The shopper placed the order. There was nothing to pay."),
  placed: note("The shopper placed the order. The store asked the processor for the payment."),
  authorized: note("The processor authorized the payment: the money is reserved."),
  captured: note("The processor captured the payment: the money is taken."),
  unanswered: note("The processor has not answered yet. The store asks again by itself."),
  unconfirmed: note("Ended by the store: the shopper had not answered the bank in time."),
  givenUp: note("Given up by the shopper before the bank had confirmed it."),
  lookedAfter: note("Had the processor asked what became of the payments."),
} as const;

/** Money that a processor holds for a payment, and in which way. */
interface HeldPayment {
  readonly attempt: number;
  readonly held: "authorized" | "captured";
  readonly amount: Money;
}

/** `The processor has captured $5.00 for payment 1, which was declined. It is given back.` */
export function unwantedNote({
  attempt,
  was,
  ...money
}: HeldPayment & { readonly was: string }): HistoryNote {
  return note(`${heldText(money)} for payment ${attempt}, which was ${was}. It is given back.`);
}

/** `The processor has authorized $4.00 where $5.00 was asked for. It is given back.` */
export function wrongAmountNote({
  asked,
  ...money
}: Omit<HeldPayment, "attempt"> & { readonly asked: Money }): HistoryNote {
  return note(`${heldText(money)} where ${amountText(asked)} was asked for. It is given back.`);
}

const heldText = ({ held, amount }: Omit<HeldPayment, "attempt">) =>
  `The processor has ${held} ${amountText(amount)}`;

/** `The money reserved for payment 1 was given back: $5.00.` Where there was none, that it was called off. */
export function givenBackNote({
  attempt,
  to,
  amount,
}: {
  readonly attempt: number;
  readonly to: "voided" | "refunded";
  readonly amount: Money;
}): HistoryNote {
  if (amount.minor === 0) return releasedNote({ attempt, to: "voided", reason: "declined" });
  return note(
    `The money ${MONEY_BEFORE[to]} for payment ${attempt} was given back: ${amountText(amount)}.`,
  );
}

const MONEY_BEFORE = { voided: "reserved", refunded: "taken" } as const;

/** Staff read the history in English. */
const amountText = (amount: Money) =>
  formatPrice(amount, priceFormatFor(amount.currency, storeSettingDefaults.priceFormat));

/** Why an order's payment came to nothing. */
interface ReleasedPayment {
  readonly attempt: number;
  readonly to: "declined" | "voided" | "abandoned";
  readonly reason: DeclineReason;
}

/** What the history says when no money moved: `The processor declined payment 2: the card has expired.` */
export function releasedNote({ attempt, to, reason }: ReleasedPayment): HistoryNote {
  return note(RELEASED[to](`payment ${attempt}`, reason));
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
export const readNote = (stored: string): HistoryNote => note(EARLIER.get(stored) ?? stored);

/** Notes of earlier versions, to the letter; they did not say which payment it was. */
const EARLIER: ReadonlyMap<string, string> = new Map<string, string>([
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

function note(text: string): HistoryNote {
  return text as HistoryNote;
}

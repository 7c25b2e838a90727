import type { Money } from "../money/money.ts";
import type { HistoryRow, HistoryValues } from "./history-row.ts";
import { RETURN_HISTORY } from "./return/return-history.ts";

/** Everything that an order's history can say: who did what, and why. What is not here does not compile. */
const HISTORY = {
  placed_free: {
    phrase: "The shopper placed the order. There was nothing to pay.",
    values: {},
    toShopper: { phrase: "Your order was placed." },
  },
  placed_on_account: {
    phrase: "The shopper placed the order on account, by purchase order %1.",
    values: { number: "text" },
    toShopper: { phrase: "Your order was placed." },
  },
  invoice_paid: {
    phrase: "The invoice was paid: %1 is open no more.",
    values: { amount: "amount" },
    toShopper: { phrase: "Your payment was received." },
  },
  placed: {
    phrase: "The shopper placed the order. The store asked the processor for the payment.",
    values: {},
    toShopper: { phrase: "Your order was placed." },
  },
  placed_for: {
    phrase: "%1 of the staff placed it in the customer's name.",
    values: { by: "text" },
    toShopper: { phrase: "Our staff placed it for you." },
  },
  placed_by_quote: {
    phrase: "It was placed at the prices of quote %1.",
    values: { quote: "text" },
    toShopper: { phrase: "It is at the prices of quote %1." },
  },
  authorized: {
    phrase: "The processor authorized the payment: the money is reserved.",
    values: {},
    toShopper: { phrase: "Your payment was confirmed." },
  },
  captured: {
    phrase: "The processor captured the payment: the money is taken.",
    values: {},
    toShopper: { phrase: "Your payment was received." },
  },
  unanswered: {
    phrase: "The processor has not answered yet. The store asks again by itself.",
    values: {},
  },
  unconfirmed: {
    phrase: "Ended by the store: the shopper had not answered the bank in time.",
    values: {},
  },
  given_up: {
    phrase: "Given up by the shopper before the bank had confirmed it.",
    values: {},
  },
  looked_after: {
    phrase: "Had the processor asked what became of the payments.",
    values: {},
  },
  declined: {
    phrase: "The processor declined payment %1: %2.",
    values: { payment: "attempt", reason: "reason" },
  },
  voided: {
    phrase: "The processor called payment %1 off: no money moved.",
    values: { payment: "attempt" },
  },
  abandoned: {
    phrase: "Nothing came of payment %1: it never reached the processor. No money moved.",
    values: { payment: "attempt" },
  },
  /** Earlier versions did not tell the two apart. */
  abandoned_or_unconfirmed: {
    phrase:
      "Nothing came of payment %1: it never reached the processor, or the shopper did not answer the bank. No money moved.",
    values: { payment: "attempt" },
  },
  unwanted_authorized: {
    phrase: "The processor has authorized %1 for payment %2, which was %3. It is given back.",
    values: { amount: "amount", payment: "attempt", was: "state" },
  },
  unwanted_captured: {
    phrase: "The processor has captured %1 for payment %2, which was %3. It is given back.",
    values: { amount: "amount", payment: "attempt", was: "state" },
  },
  wrong_authorized: {
    phrase: "The processor has authorized %1 where %2 was asked for. It is given back.",
    values: { amount: "amount", asked: "amount" },
  },
  wrong_captured: {
    phrase: "The processor has captured %1 where %2 was asked for. It is given back.",
    values: { amount: "amount", asked: "amount" },
  },
  given_back_authorized: {
    phrase: "The money reserved for payment %1 was given back: %2.",
    values: { payment: "attempt", amount: "amount" },
  },
  given_back_captured: {
    phrase: "The money taken for payment %1 was given back: %2.",
    values: { payment: "attempt", amount: "amount" },
  },
  held: { phrase: "Held back: %1", values: { reason: "text" } },
  released: { phrase: "Released: it may be packed.", values: {} },
  canceled: {
    phrase: "Canceled by the shop: %1",
    values: { reason: "text" },
    toShopper: { phrase: "Your order was canceled." },
  },
  canceled_by_shopper: {
    phrase: "Canceled by the shopper: %1",
    values: { reason: "text" },
    toShopper: { phrase: "You canceled the order." },
  },
  packing: {
    phrase: "Packing has begun.",
    values: {},
    toShopper: { phrase: "Your order is being packed." },
  },
  shipped: {
    phrase: "Shipment %1 is on its way. Pieces in it: %2.",
    values: { shipment: "text", pieces: "pieces" },
    toShopper: { phrase: "Shipment %1 is on its way. Pieces in it: %2." },
  },
  capture_asked: { phrase: "The processor is asked to take %1.", values: { amount: "amount" } },
  invoiced: {
    phrase: "The money is taken: %1, invoice %2.",
    values: { amount: "amount", invoice: "text" },
    toShopper: { phrase: "Your payment of %1 was taken. Invoice %2." },
  },
  invoice_written: {
    phrase: "Invoice %1 is written: %2.",
    values: { invoice: "text", amount: "amount" },
    toShopper: { phrase: "Your invoice is %1: %2." },
  },
  nothing_to_ship: {
    phrase: "There is nothing to ship.",
    values: {},
  },
  capture_refused: {
    phrase: "The processor refused to take %1: %2",
    values: { amount: "amount", why: "text" },
  },
  refund_asked: {
    phrase: "The processor is asked to pay back %1: %2",
    values: { amount: "amount", reason: "text" },
  },
  refunded: {
    phrase: "Paid back: %1, refund %2.",
    values: { amount: "amount", refund: "text" },
    toShopper: { phrase: "We paid back %1. Refund %2." },
  },
  paid_back_card: {
    phrase: "Refund %1: %2 went back to the card.",
    values: { refund: "text", amount: "amount" },
    toShopper: { phrase: "Refund %1: %2 went back to your card." },
  },
  paid_back_gift_card: {
    phrase: "Refund %1: %2 went back to the gift card.",
    values: { refund: "text", amount: "amount" },
    toShopper: { phrase: "Refund %1: %2 went back to your gift card." },
  },
  /** Earlier versions said it besides, as the next. */
  paid_back_new_gift_card: {
    phrase: "Refund %1: %2 is on a new gift card; its code went to the buyer.",
    values: { refund: "text", amount: "amount" },
    toShopper: {
      phrase: "Refund %1: %2 is on a new gift card. Its code comes by a letter of its own.",
    },
  },
  /** In the place of `refund_asked` and `refunded`: nobody was asked, and nothing else came. */
  became_gift_card: {
    phrase: "Refund %1: %2 is on a new gift card; its code went to the buyer. %3",
    values: { refund: "text", amount: "amount", reason: "text" },
    toShopper: {
      phrase: "Refund %1: %2 is on a new gift card. Its code comes by a letter of its own.",
    },
  },
  became_store_credit: {
    phrase: "Refund %1: %2 is store credit now. %3",
    values: { refund: "text", amount: "amount", reason: "text" },
    toShopper: { phrase: "Refund %1: %2 is your store credit now." },
  },
  /** Nobody outside was asked for it. */
  refunded_at_once: {
    phrase: "Paid back: %1, refund %2. %3",
    values: { amount: "amount", refund: "text", reason: "text" },
    toShopper: { phrase: "We paid back %1. Refund %2." },
  },
  paid_back_store_credit: {
    phrase: "Refund %1: %2 is store credit now.",
    values: { refund: "text", amount: "amount" },
    toShopper: { phrase: "Refund %1: %2 is your store credit now." },
  },
  paid_back_points: {
    phrase: "Refund %1: %2 went back as reward points.",
    values: { refund: "text", amount: "amount" },
    toShopper: { phrase: "Refund %1: %2 went back as reward points." },
  },
  paid_back_credit_line: {
    phrase: "Refund %1: %2 is taken off the open invoice.",
    values: { refund: "text", amount: "amount" },
    toShopper: { phrase: "Refund %1: %2 is taken off your invoice." },
  },
  refund_refused: {
    phrase: "The processor refused to pay back %1: %2",
    values: { amount: "amount", why: "text" },
  },
  ...RETURN_HISTORY,
  shipping_address_changed: {
    phrase: "The address that it ships to was changed.",
    values: {},
    toShopper: { phrase: "The shipping address was changed." },
  },
  billing_address_changed: {
    phrase: "The address of the bill was changed.",
    values: {},
    toShopper: { phrase: "The billing address was changed." },
  },
  /** What somebody wrote. */
  note: { phrase: "%1", values: { text: "text" } },
} as const satisfies Readonly<Record<string, HistoryRow>>;

export type HistoryCode = keyof typeof HISTORY;

export const HISTORY_CODES = Object.keys(HISTORY) as readonly HistoryCode[];

type ValuesOf<Code extends HistoryCode> = {
  readonly [
    Name in keyof (typeof HISTORY)[Code]["values"]
  ]: HistoryValues[(typeof HISTORY)[Code]["values"][Name] & keyof HistoryValues];
};

/** One thing that an order's history says: a code of the table and its values, as they are stored. */
export type HistoryNote = {
  readonly [Code in HistoryCode]: { readonly code: Code; readonly values: ValuesOf<Code> };
}[HistoryCode];

/** The row of a code. */
export const historyRow = (code: HistoryCode): HistoryRow => HISTORY[code];

/** Whether the order's shopper reads what has this code, unless whoever writes it says otherwise. */
export const isForShopper = (code: HistoryCode): boolean =>
  historyRow(code).toShopper !== undefined;

/** What is said once a payment's money is given back; where there was none, that the payment was called off. */
export function givenBack({
  payment,
  to,
  amount,
}: {
  readonly payment: number;
  readonly to: "voided" | "refunded";
  readonly amount: Money;
}): HistoryNote {
  if (amount.minor === 0) return { code: "voided", values: { payment } };
  return { code: MONEY_BEFORE[to], values: { payment, amount } };
}

const MONEY_BEFORE = {
  voided: "given_back_authorized",
  refunded: "given_back_captured",
} as const;

import type { HistoryRow } from "../history-row.ts";

/** What the history of an order says of its returns, and of what is sent for them. */
export const RETURN_HISTORY = {
  return_opened: {
    phrase: "Return %1 is opened for the buyer.",
    values: { return: "text" },
    toShopper: { phrase: "We opened return %1 for you." },
  },
  return_requested: {
    phrase: "Return %1 is asked for.",
    values: { return: "text" },
    toShopper: { phrase: "You asked to return something: return %1." },
  },
  return_approved: {
    phrase: "Return %1 is approved.",
    values: { return: "text" },
    toShopper: { phrase: "Your return %1 is approved: send it to us." },
  },
  return_rejected: {
    phrase: "Return %1 is not accepted.",
    values: { return: "text" },
    toShopper: { phrase: "Your return %1 is not accepted." },
  },
  /** Earlier versions gave no reason. */
  return_not_accepted: {
    phrase: "Return %1 is not accepted: %2",
    values: { return: "text", reason: "text" },
    toShopper: { phrase: "Your return %1 is not accepted: %2" },
  },
  return_received: {
    phrase: "Return %1 has arrived.",
    values: { return: "text" },
    toShopper: { phrase: "Your return %1 has arrived." },
  },
  return_checked: {
    phrase: "Return %1 is checked.",
    values: { return: "text" },
    toShopper: { phrase: "Your return %1 is checked." },
  },
  return_exchanged: {
    phrase: "Return %1 is exchanged: order %2 is sent for it.",
    values: { return: "text", order: "text" },
    toShopper: { phrase: "Your return %1 is exchanged: order %2 is sent for it." },
  },
  /** What is sent for it costs more: nothing is sent before that is paid. */
  return_exchanged_unpaid: {
    phrase: "Return %1 is exchanged: order %2 waits until its buyer has paid %3.",
    values: { return: "text", order: "text", amount: "amount" },
    toShopper: {
      phrase: "Your return %1 is exchanged: order %2 is sent once you have paid %3.",
    },
  },
  exchange_canceled: {
    phrase:
      "Order %1, which was sent for return %2, is canceled: its pieces can be paid back here.",
    values: { order: "text", return: "text" },
  },
  exchange_came_back: {
    phrase: "What order %1 has sent for return %2 has come back: the pieces can be paid back here.",
    values: { order: "text", return: "text" },
  },
  exchange_credit_back: {
    phrase: "The exchange of return %1 stands no more: %2 are store credit again.",
    values: { return: "text", amount: "amount" },
    toShopper: {
      phrase: "The exchange of return %1 stands no more: %2 are your store credit again.",
    },
  },
  placed_for_difference: {
    phrase: "Placed for return %1 of order %2. It waits until its buyer has paid %3.",
    values: { return: "text", order: "text", amount: "amount" },
    toShopper: {
      phrase:
        "This is for return %1 of order %2. It is sent once you have paid the difference of %3.",
    },
  },
  difference_asked: {
    phrase: "The buyer pays the difference. The store asked the processor for the payment.",
    values: {},
  },
  exchange_left_out: {
    phrase:
      "Pieces of order %1, which was sent for return %2, are not sent: they can be paid back here.",
    values: { order: "text", return: "text" },
  },
  exchange_paid_back: {
    phrase:
      "The difference that order %1 cost more than return %2 is paid back: the pieces can be paid back here.",
    values: { order: "text", return: "text" },
  },
  difference_not_paid_back: {
    phrase: "The exchange of return %1 owes its buyer %2: it can be paid back again.",
    values: { return: "text", amount: "amount" },
  },
  placed_as_exchange: {
    phrase: "Placed for return %1 of order %2. There is nothing to pay.",
    values: { return: "text", order: "text" },
    toShopper: { phrase: "This is sent for return %1 of order %2. There is nothing to pay." },
  },
  return_closed: {
    phrase: "Return %1 is closed: %2",
    values: { return: "text", reason: "text" },
    toShopper: { phrase: "Your return %1 is closed: %2" },
  },
  /** By itself, once it was checked. */
  return_not_good: {
    phrase: "Return %1 is closed: no piece of it was good.",
    values: { return: "text" },
    toShopper: { phrase: "Your return %1 is closed: no piece of it was good." },
  },
  return_refund_failed: {
    phrase: "Return %1 is not paid back: it can be tried again.",
    values: { return: "text" },
  },
  return_refunded: {
    phrase: "Return %1 is paid back.",
    values: { return: "text" },
    toShopper: { phrase: "Your return %1 is paid back." },
  },
} as const satisfies Readonly<Record<string, HistoryRow>>;

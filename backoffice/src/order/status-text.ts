import type { OrderStatus } from "@placket/domain/order/order-status";
import { STAGES } from "@placket/domain/order/stages";
import { DECLINE_REASONS, DECLINE_TEXT } from "@placket/domain/payment/decline-reason";
import {
  holdsMoney,
  PAYMENT_STATES,
  type PaymentState,
} from "@placket/domain/payment/payment-state";
import { amountText } from "../money/amount-text.ts";
import type { Order } from "./order.queries.ts";

/** The statuses of an order in the order of its life, as staff read them. */
export const STATUS_TEXT: Readonly<Record<OrderStatus, string>> = {
  pending_payment: "Pending Payment",
  payment_review: "Payment Review",
  payment_declined: "Payment Declined",
  payment_given_up: "Payment Given Up",
  payment_unfinished: "Payment Not Finished",
  processing: "Processing",
  holded: "On Hold",
  complete: "Complete",
  closed: "Closed",
  canceled: "Canceled",
};

/** Where an order stands now, in the words of the board while it is on it. */
export const standingText = ({ status, stage }: Pick<Order, "status" | "stage">): string =>
  stage ? STAGES[stage].title : STATUS_TEXT[status];

export const STATUSES = Object.keys(STATUS_TEXT) as OrderStatus[];

/** What became of a try to pay. */
const PAYMENT_TEXT: Readonly<Record<PaymentState, string>> = {
  started: "Asked, no answer yet",
  challenged: "Waiting for the bank's customer",
  authorized: "Authorized",
  captured: "Captured",
  declined: "Declined",
  voided: "Voided",
  refunded: "Refunded",
  abandoned: "Never arrived",
  returning: "To be given back",
};

/** `null` stands for an order that costs nothing. */
export const paymentText = (state: PaymentState | null): string =>
  state === null ? "Nothing to pay" : PAYMENT_TEXT[state];

const HOLDING: readonly string[] = PAYMENT_STATES.filter(holdsMoney);

/** How an order was paid: by the try that holds the money, else how far the last one came. */
function paidText(payments: Order["payments"]): string {
  const paid = payments.find(({ state }) => HOLDING.includes(state));
  if (paid) return paid.card ?? paid.method;
  const last = payments.at(-1);
  return last ? `${last.card ?? last.method}: ${paymentText(last.state)}` : paymentText(null);
}

/** How an order was paid, as its sheet says it. */
export const paidLines = ({ payments, purchaseOrder, awaited }: Order): readonly string[] =>
  awaited
    ? [`${amountText(awaited)} awaited from the buyer`]
    : purchaseOrder
      ? accountLines(purchaseOrder)
      : [paidText(payments)];

/** An order on account: the buyer's number, and by when its invoice is to be paid. */
export function accountLines({
  number,
  dueAt,
  isOpen,
}: NonNullable<Order["purchaseOrder"]>): readonly string[] {
  if (!isOpen) return [number, "Nothing is open"];
  return [number, ...(dueAt === null ? [] : [`To be paid by ${DAY.format(new Date(dueAt))}`])];
}

/** The same in few words. */
export function accountText({ dueAt, isOpen }: NonNullable<Order["purchaseOrder"]>): string {
  if (!isOpen) return "On account, nothing is open";
  return dueAt === null
    ? "On account, open"
    : `On account, due ${SHORT_DAY.format(new Date(dueAt))}`;
}

const SHORT_DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Why the processor said no; a reason that is not known is told as it came. */
export function declineText(reason: string): string {
  const known = DECLINE_REASONS.find((one) => one === reason);
  return known ? DECLINE_TEXT[known] : reason;
}

/** What came of having the processor asked. */
export function outcomeText(after: {
  readonly canLookAfter: boolean;
  readonly status: OrderStatus;
}): string {
  if (after.canLookAfter) return "Not settled yet.";
  return `Settled: the order is now “${STATUS_TEXT[after.status]}”.`;
}

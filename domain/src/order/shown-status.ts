import type { OrderStatus } from "./order-status.ts";

/**
 * How an order stands, as its shopper reads it: a phrase. What is not here is no order to them yet: a payment is
 * being asked for, or nothing came of it and the cart is open again.
 */
const SHOWN = {
  payment_review: "Payment Review",
  processing: "Processing",
  holded: "On Hold",
  complete: "Complete",
  closed: "Closed",
  canceled: "Canceled",
} as const satisfies Partial<Readonly<Record<OrderStatus, string>>>;

type ShownStatus = keyof typeof SHOWN;

/** The states in which an order stands in its shopper's history. */
export const SHOWN_STATUSES = Object.keys(SHOWN) as readonly ShownStatus[];

/** How an order stands as its buyer reads it: it may wait for a payment of theirs. */
export const shownStanding = ({
  status,
  awaited,
}: {
  readonly status: string;
  readonly awaited: object | null;
}): string => (awaited ? "Waiting for your payment" : (shownStatus(status) ?? status));

/** The phrase of a state; `undefined` for one in which a shopper sees no order. */
export const shownStatus = (status: string): string | undefined =>
  Object.hasOwn(SHOWN, status) ? SHOWN[status as ShownStatus] : undefined;

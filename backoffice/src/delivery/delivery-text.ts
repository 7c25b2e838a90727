import type { DeliveryState } from "@placket/domain/delivery/delivery-state";
import type { DeliveryRow } from "./delivery.queries.ts";

/** Where a delivery stands, as staff read it. */
export const STATE_TEXT: Readonly<Record<DeliveryState, string>> = {
  waiting: "Waiting",
  running: "Being Tried",
  delivered: "Delivered",
  given_up: "Given Up",
};

/** What is delivered, by who is told; a subscriber that is not listed shows its own name. */
const SUBSCRIBER_TEXT: Readonly<Record<string, string>> = {
  "mail.smtp": "Letter",
  "order.confirmation": "Writing an order's confirmation",
  "production.jobs": "Beginning an order's embroidery",
  "production.stitches": "Counting stitches of flags",
};

/** What a delivery is about: `Letter 7`. */
export function aboutText({ subscriber, letterId, id }: DeliveryRow): string {
  return `${SUBSCRIBER_TEXT[subscriber] ?? subscriber} ${letterId ?? id}`;
}

/** The states in the order in which staff care. */
export const STATES: readonly DeliveryState[] = ["given_up", "waiting", "running", "delivered"];

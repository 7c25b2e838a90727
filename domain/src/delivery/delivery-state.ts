import type { StateMoves } from "../state-moves.ts";

/** Where one delivery stands: an event on its way to one subscriber. */
export const DELIVERY_STATES = ["waiting", "running", "delivered", "given_up"] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** A subscriber inside the store is done in one step; one outside is on lease while it is called. */
export const DELIVERY_MOVES: StateMoves<DeliveryState> = {
  waiting: ["running", "delivered", "given_up"],
  running: ["waiting", "delivered", "given_up"],
  delivered: [],
  // Staff try again.
  given_up: ["waiting"],
};

import type { Ctx } from "../context.ts";
import { slot, type Filling } from "../held/slot.ts";
import type { OutboxEvents } from "../jobs/outbox.ts";

/** Who hears of an event. Its name stands in the table of deliveries: renamed, it has to migrate. */
export interface Subscriber {
  /** Its own for this work, the room first: `order.confirmation`. */
  readonly name: string;
  readonly event: string;
}

/**
 * Writes to the store's own tables, in the transaction that notes the deliveries: once or not at all. It hears of
 * all that is due together, and is asked again one by one where it throws.
 */
export interface InsideSubscriber extends Subscriber {
  readonly kind: "inside";
  readonly hear: Hear<never>;
}

/** An event as a subscriber hears of it. */
export interface Heard<Payload> {
  readonly payload: Payload;
  readonly eventId: number;
}

type Hear<Payload> = (ctx: Ctx, heard: readonly Heard<Payload>[]) => Promise<void>;

/** Calls somebody else, in no transaction and on a lease: at least once. */
export interface OutsideSubscriber extends Subscriber {
  readonly kind: "outside";
  /** Throws a `DeliveryFailure` when it knows what went wrong. */
  readonly call: Call<never>;
  /** Whether there is anybody to call; deliveries wait while there is not. */
  readonly isReady: (ctx: Ctx) => boolean;
  /** For the room's `fills`. */
  readonly filling: Filling;
}

type Call<Payload> = (ctx: Ctx, payload: Payload, eventId: number) => Promise<void>;

/** Everybody who hears of events, whatever room they stand in. */
export const subscribers = slot<InsideSubscriber | Omit<OutsideSubscriber, "filling">>(
  "subscribers",
);

/** A room that hears of an event and writes what follows: `hears("order.placed", "order.confirmation", …)`. */
export function hears<Event extends keyof OutboxEvents>(
  event: Event,
  name: string,
  hear: Hear<OutboxEvents[Event]>,
): Filling {
  return subscribers.filledWith({ kind: "inside", event, name, hear });
}

/** A room that tells somebody outside the house of an event; `carrier` makes the job of it. */
export function outside<Event extends keyof OutboxEvents>(
  event: Event,
  row: Pick<OutsideSubscriber, "name" | "isReady"> & { readonly call: Call<OutboxEvents[Event]> },
): OutsideSubscriber {
  const subscriber = { ...row, kind: "outside", event } as const;
  return { ...subscriber, filling: subscribers.filledWith(subscriber) };
}

/** The channel whose notifications wake whoever carries deliveries to this subscriber. */
export const channelOf = (name: string): string => `delivery ${name}`;

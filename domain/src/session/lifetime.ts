import { DAY_MS, HOUR_MS, MINUTE_MS } from "../durations.ts";

/** How long a session lasts, ms: `idle` after its last call, `absolute` after it began. */
interface Lifetime {
  readonly idle: number;
  readonly absolute: number;
}

/**
 * By who holds it: staff work a day, a shopper's browser is known for a month, a deputy helps with an order, a buyer
 * fills one requisition of a procurement system.
 */
export const lifetimes = {
  staff: { idle: 8 * HOUR_MS, absolute: 7 * DAY_MS },
  customer: { idle: 30 * DAY_MS, absolute: 90 * DAY_MS },
  deputy: { idle: 30 * MINUTE_MS, absolute: 2 * HOUR_MS },
  buyer: { idle: HOUR_MS, absolute: 8 * HOUR_MS },
} as const satisfies Readonly<Record<string, Lifetime>>;

/** How long a browser stays known after it signed a member of staff in, ms. */
export const KNOWN_BROWSER_MS = 180 * DAY_MS;

/** How long the link is good by which a procurement system sends its buyer in, ms. */
export const PUNCHOUT_LINK_MS = 10 * MINUTE_MS;

/** How long the link is good by which staff begin to act for a customer, ms: they follow it at once. */
export const ACT_LINK_MS = MINUTE_MS;

/** The lifetime of a session by its holder. */
export const lifetimeOf = (holder: {
  readonly kind: "staff" | "customer" | "buyer";
  readonly actingFor?: unknown;
}): Lifetime => lifetimes[holder.actingFor ? "deputy" : holder.kind];

/** When a session is over that began at `createdAt` and was last used at `lastSeenAt`. */
export function endOf(
  { idle, absolute }: Lifetime,
  { createdAt, lastSeenAt }: { readonly createdAt: Date; readonly lastSeenAt: Date },
): Date {
  return new Date(Math.min(lastSeenAt.getTime() + idle, createdAt.getTime() + absolute));
}

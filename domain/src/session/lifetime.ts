/** How long a session lasts, ms: `idle` after its last call, `absolute` after it began. */
interface Lifetime {
  readonly idle: number;
  readonly absolute: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** By who holds it: staff work a day, a shopper's browser is known for a month. */
export const lifetimes = {
  staff: { idle: 8 * HOUR, absolute: 7 * DAY },
  customer: { idle: 30 * DAY, absolute: 90 * DAY },
} as const satisfies Readonly<Record<string, Lifetime>>;

/** When a session is over that began at `createdAt` and was last used at `lastSeenAt`. */
export function endOf(
  { idle, absolute }: Lifetime,
  { createdAt, lastSeenAt }: { readonly createdAt: Date; readonly lastSeenAt: Date },
): Date {
  return new Date(Math.min(lastSeenAt.getTime() + idle, createdAt.getTime() + absolute));
}

import { DAY_MS } from "../durations.ts";

/** What an order has taken from one account and not got back. */
export interface OutstandingSpending {
  readonly accountId: number;
  readonly units: number;
  /** Of the order's money, in minor units. */
  readonly worth: number;
}

/** What goes back is good for so long at least, days: nobody gets back what is over. */
const GOOD_AT_LEAST_DAYS = 30;

/**
 * When what is given back is over: with the last of what its account has, though not at once; never where nothing of
 * it ever ends.
 */
export function givenBackUntil(lastsUntil: Date | null, now: Date): Date | null {
  if (lastsUntil === null) return null;
  return new Date(Math.max(lastsUntil.getTime(), now.getTime() + GOOD_AT_LEAST_DAYS * DAY_MS));
}

/**
 * What goes back to each account for an amount of the order's money, everything unless told: what was taken last
 * goes back first. Never more than was taken; units go in proportion to their worth, and the last of it takes the rest.
 */
export function givenBack<Taken extends OutstandingSpending>(
  taken: readonly Taken[],
  amountMinor: number = Number.MAX_SAFE_INTEGER,
): Taken[] {
  let left = amountMinor;
  return taken.toReversed().flatMap((one) => {
    const { units, worth } = one;
    const part = Math.max(0, Math.min(worth, left));
    left -= part;
    if (part === 0) return [];
    const back = Number((BigInt(units) * BigInt(part)) / BigInt(worth));
    return [{ ...one, units: back, worth: part }];
  });
}

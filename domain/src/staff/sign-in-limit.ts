import { DAY_MS, MINUTE_MS } from "../durations.ts";

/** The time over which failed tries are counted, ms. */
export const SIGN_IN_WINDOW_MS = DAY_MS;

/** Longest pause, minutes. */
const LONGEST_PAUSE = 60;

/** Failed tries that cost nothing, by what they have in common. The rarer the accident, the fewer. */
const FREE_TRIES = {
  /** One email from one address: somebody mistypes, or guesses. */
  pair: 5,
  /** Any email from one address: an office behind one line, or a list being tried. */
  address: 30,
  /** One email from anywhere: many machines guess at one password. Browsers known to the account do not wait. */
  account: 100,
} as const;

/** Times of tries that failed, in any order. */
export interface FailedTries {
  readonly pair: readonly Date[];
  readonly address: readonly Date[];
  readonly account: readonly Date[];
}

/**
 * Whole minutes until the next try is taken, 0 when it is taken now. After the free tries the pause begins
 * with a minute and doubles with each further one, up to an hour (issue 8, B10).
 */
export function minutesToWait(tries: FailedTries, now: Date): number {
  return Math.max(
    ...(Object.keys(FREE_TRIES) as (keyof FailedTries)[]).map((kind) =>
      pauseLeft(tries[kind], FREE_TRIES[kind], now),
    ),
  );
}

function pauseLeft(tries: readonly Date[], free: number, now: Date): number {
  const counted = tries.filter((tried) => tried.getTime() > now.getTime() - SIGN_IN_WINDOW_MS);
  if (counted.length < free) return 0;
  const last = Math.max(...counted.map((tried) => tried.getTime()));
  const pause = Math.min(2 ** (counted.length - free), LONGEST_PAUSE);
  return Math.max(0, Math.ceil((last + pause * MINUTE_MS - now.getTime()) / MINUTE_MS));
}

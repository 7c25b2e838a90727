/** Tries to sign in that one email may fail before it has to wait (issue §8). */
export const SIGN_IN_TRIES = 10;

/** The time over which tries are counted, ms. */
export const SIGN_IN_WINDOW_MS = 10 * 60_000;

/**
 * Whole minutes until the next try is taken, 0 when it is taken now. `tries` are the times of the tries
 * that failed, in any order; those older than the window do not count.
 */
export function minutesToWait(tries: readonly Date[], now: Date): number {
  const counted = tries
    .map((tried) => tried.getTime())
    .filter((tried) => tried > now.getTime() - SIGN_IN_WINDOW_MS)
    .sort((a, b) => b - a);
  const tenth = counted[SIGN_IN_TRIES - 1];
  if (tenth === undefined) return 0;
  return Math.ceil((tenth + SIGN_IN_WINDOW_MS - now.getTime()) / 60_000);
}

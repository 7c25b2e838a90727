import { HOUR_MS, MINUTE_MS } from "../durations.ts";

/** How a delivery failed, which decides whether trying again can help. */
export type FailureKind =
  /** The other side said no and will say so again: an address that does not exist. */
  | "refused"
  /** The other side is there and cannot take it now. */
  | "postponed"
  /** Nobody is there, or nobody answers: whatever else waits for the same door would fail as well. */
  | "unreachable";

/**
 * Tries in all, by the way the last one failed. A refusal is believed at the third time; everything else is
 * tried for about five days (RFC 5321 §4.5.4.1).
 */
export const MOST_TRIES: Readonly<Record<FailureKind, number>> = {
  refused: 3,
  postponed: 120,
  unreachable: 120,
};

/** Longest pause between two tries, ms: within it all that waited is on its way after an outage. */
export const LONGEST_PAUSE_MS = HOUR_MS;
const FIRST_PAUSE_MS = MINUTE_MS;

/** What follows the failure of the `attempts`-th try: another one after `inMs`, or none. */
export function nextTry(
  attempts: number,
  kind: FailureKind,
): { readonly inMs: number } | "give up" {
  if (attempts >= MOST_TRIES[kind]) return "give up";
  return { inMs: Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS) };
}

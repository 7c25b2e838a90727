import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../durations.ts";

/** The dates of a banner are read so long after it is there, and what is left is told so often (PROMO-05). */
export const COUNTDOWN_START_MS = 4 * SECOND_MS;
export const COUNTDOWN_TICK_MS = SECOND_MS;

/** From when until when a countdown runs. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
}

/** A span of two dates as they are written; `undefined` where they are none, or end before they begin. */
export function spanOf(start: string | undefined, end: string | undefined): Span | undefined {
  if (start === undefined || end === undefined) return undefined;
  const span = { start: new Date(start), end: new Date(end) };
  return span.start < span.end ? span : undefined;
}

/** What is left of it at an instant, as `HH : MM : SS`, hours beyond 24 as well; `null` outside of it (PROMO-06). */
export function countdownAt({ start, end }: Span, now: Date): string | null {
  if (now < start || now >= end) return null;
  const left = end.getTime() - now.getTime();
  const parts = [left / HOUR_MS, (left % HOUR_MS) / MINUTE_MS, (left % MINUTE_MS) / SECOND_MS];
  return parts.map((part) => String(Math.floor(part)).padStart(2, "0")).join(" : ");
}

import { DAY_MS, HOUR_MS, MINUTE_MS } from "./durations.ts";

const WEEK_MS = 7 * DAY_MS;
/** A month is thirty days, a year 365. */
const MONTH_MS = 30 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;

/** How long ago something was: phrases for one and for many, and how many. */
interface TimeAgo {
  readonly one: string;
  readonly many: string;
  readonly count: number;
}

const UNITS = [
  [YEAR_MS, "1 year ago", "%1 years ago"],
  [MONTH_MS, "1 month ago", "%1 months ago"],
  [WEEK_MS, "1 week ago", "%1 weeks ago"],
  [DAY_MS, "1 day ago", "%1 days ago"],
  [HOUR_MS, "1 hour ago", "%1 hours ago"],
  [MINUTE_MS, "1 minute ago", "%1 minutes ago"],
  [1000, "1 second ago", "%1 seconds ago"],
] as const;

/** How long ago a moment was, in the largest unit that it fills (CONF-36); `null` for just now. */
export function timeAgo(then: Date, now: Date): TimeAgo | null {
  const ms = now.getTime() - then.getTime();
  for (const [unit, one, many] of UNITS) {
    if (ms >= unit) return { one, many, count: Math.floor(ms / unit) };
  }
  return null;
}

/** What is said of less than a second. */
export const JUST_NOW = "Just now";

import { clockOf, dayAfter, dayIn, FIRST_DAY, LAST_DAY, startOf, type Day } from "../clock-days.ts";
import { DAY_MS, MINUTE_MS } from "../durations.ts";
import { checkDays } from "../list-days.ts";
import { problem, type Problem } from "../problem.ts";

/** The days of a report; both belong to it. */
export interface Period {
  readonly from: Day;
  readonly to: Day;
}

/** Two years, one of them a leap year. */
const DAYS_MOST = 731;
/** As far back as a report goes unless told. */
const DAYS_UNLESS_TOLD = 30;

/** What is wrong with a period: a day that no report knows, the last day before the first, or too many of them. */
export function checkPeriod({ from, to }: Period): Problem[] {
  if (from < FIRST_DAY || from > LAST_DAY) return [problem("report.dayUnknown", "from")];
  if (to < FIRST_DAY || to > LAST_DAY) return [problem("report.dayUnknown", "to")];
  const reversed = checkDays({ from, to });
  if (reversed.length > 0 || daysBetween(from, to) < DAYS_MOST) return reversed;
  return [problem("report.periodTooLong", "to", DAYS_MOST)];
}

/** The period that is asked for; what is not told of it is the last thirty days before `now` there. */
export function periodAsked(
  asked: { readonly from?: Day | undefined; readonly to?: Day | undefined },
  now: Date,
  timeZone: string,
): Period {
  const to = asked.to ?? laterOf(dayIn(now, timeZone), asked.from);
  return { from: asked.from ?? dayAfter(to, 1 - DAYS_UNLESS_TOLD), to };
}

const laterOf = (day: Day, other: Day | undefined) =>
  other !== undefined && other > day ? other : day;

/** The whole month that so many months lie behind that of a day: `monthBefore("2026-03-31", 1)` is February. */
export function monthBefore(day: Day, back: number): Period {
  const [year = 0, month = 1] = day.split("-").map(Number);
  const dayOf = (months: number, date: number): Day =>
    new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10);
  return { from: dayOf(-back, 1), to: dayOf(1 - back, 0) };
}

/** Every day of a period, first to last. */
export function daysOf({ from, to }: Period): readonly Day[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => dayAfter(from, i));
}

/**
 * When each day of a period begins on the clocks of a time zone, and when the last one ends: one more than there are
 * days. A day of 23 or 25 hours is one day.
 */
export function dayStarts({ from, to }: Period, timeZone: string): readonly Date[] {
  const dayAt = clockOf(timeZone);
  const starts: Date[] = [];
  for (const day of daysOf({ from, to: dayAfter(to, 1) })) {
    const likely = (starts.at(-1)?.getTime() ?? Date.parse(day)) + DAY_MS;
    const isIt = dayAt(likely) === day && dayAt(likely - MINUTE_MS) < day;
    starts.push(new Date(isIt ? likely : startOf(day, dayAt)));
  }
  return starts;
}

const daysBetween = (from: Day, to: Day) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

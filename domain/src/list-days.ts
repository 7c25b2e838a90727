import { clockOf, dayAfter, FIRST_DAY, LAST_DAY, startOf, type Day } from "./clock-days.ts";
import { problem, type Problem } from "./problem.ts";

/** Days between which a list is read, `2026-03-02`; both belong to it. */
interface ListDays {
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

/** From when on and before when something has to be. */
export interface TimeSpan {
  readonly since?: Date | undefined;
  readonly before?: Date | undefined;
}

/** What is wrong with the days of a list: the last one stands before the first. */
export function checkDays({ from, to }: ListDays): Problem[] {
  if (from === undefined || to === undefined || from <= to) return [];
  return [problem("list.daysReversed", "to")];
}

/** When the days of a list begin and end on the clocks of a time zone. Days that no shop knew begin with the first one. */
export function spanOf({ from, to }: ListDays, timeZone: string): TimeSpan {
  const dayAt = clockOf(timeZone);
  const begins = (day: Day, later = 0) => {
    const known = day < FIRST_DAY ? FIRST_DAY : day > LAST_DAY ? LAST_DAY : day;
    return new Date(startOf(dayAfter(known, later), dayAt));
  };
  return {
    since: from === undefined ? undefined : begins(from),
    before: to === undefined ? undefined : begins(to, 1),
  };
}

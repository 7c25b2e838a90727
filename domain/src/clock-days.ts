import { DAY_MS, MINUTE_MS } from "./durations.ts";

/** A day of the calendar: `2026-11-24`. */
export type Day = string;

/** Before it no shop of ours was open; after it calendars are another generation's. */
export const FIRST_DAY: Day = "2000-01-01";
export const LAST_DAY: Day = "2199-12-31";

/** Whether it is a day of the calendar, of those that a shop may have to do with. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Which day a clock shows at a moment, in ms. */
export type Clock = (ms: number) => Day;

/** The clock of a time zone. Making a format costs a hundred times what using it does. */
export function clockOf(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return (ms) => {
    const parts = format.formatToParts(ms);
    const part = (type: Intl.DateTimeFormatPartTypes) =>
      parts.find((one) => one.type === type)?.value ?? "";
    return `${part("year")}-${part("month")}-${part("day")}`;
  };
}

/** The day that a clock in the time zone shows. */
export const dayIn = (now: Date, timeZone: string): Day => clockOf(timeZone)(now.getTime());

/** Whether a day is over on a clock. */
export const isOver = (day: Day, now: Date, clock: Clock): boolean => day < clock(now.getTime());

/**
 * The first minute in which clocks there show this day or a later one: midnight, or what comes after it where the
 * clock leaps over midnight; ms. No clock is as far from UTC as a day, and since 2000 all leap by whole minutes.
 */
export function startOf(day: Day, dayAt: Clock): number {
  let before = Date.parse(day) - DAY_MS;
  let after = Date.parse(day) + DAY_MS;
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / MINUTE_MS / 2) * MINUTE_MS;
    if (dayAt(middle) < day) before = middle;
    else after = middle;
  }
  return after;
}

/** The day so many days later. */
export const dayAfter = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

import { DAY_MS, HOUR_MS } from "../durations.ts";

/** A day of the calendar: `2026-11-24`. */
type Day = string;

/** The first and the last day on which a parcel is expected. */
export interface Arrival {
  readonly from: Day;
  readonly to: Day;
}

/** When a warehouse sends what was ordered. */
export interface Dispatch {
  /** Orders from this hour on, 0 to 24 on the warehouse's clock, leave on the next day of work. */
  readonly cutOffHour: number;
  /** Days of the week on which parcels leave: 1 is Monday, 7 Sunday. */
  readonly workDays: readonly number[];
  /** Days on which nobody works, neither the warehouse nor the carrier. */
  readonly closedDays: readonly Day[];
  /** IANA's name: `America/New_York`. */
  readonly timeZone: string;
}

/** Business days that a parcel is under way. */
export interface DaysUnderWay {
  readonly from: number;
  readonly to: number;
}

/** And how long it is worked on before: days on which the warehouse sends. */
interface DaysToCome extends DaysUnderWay {
  readonly making: number;
}

/** Hours begin at full quarters everywhere. */
const QUARTER_MS = HOUR_MS / 4;
/** Carriers bring parcels from Monday to Friday. */
const BUSINESS_DAYS = [1, 2, 3, 4, 5];

/**
 * When what is ordered now arrives. An order before the cut-off on a day of work leaves on that day, any other
 * on the next one, and what is worked on as many days of work later; from there on business days count, Monday to
 * Friday without the days that are closed.
 */
export function arrivalOf(
  now: Date,
  dispatch: Dispatch,
  { making, from, to }: DaysToCome,
): Arrival {
  const closed = new Set(dispatch.closedDays);
  const begun = dayOfLeaving(now, dispatch, closed);
  const leaves = daysAfter(begun, making, (day) => nextOf(dispatch.workDays, day, closed));
  const after = (days: number) => written(arrivesAfter(leaves, days, closed));
  return { from: after(from), to: after(Math.max(from, to)) };
}

/** The last day on which the warehouse sends what has to arrive on the last day that was promised. */
export function lastDayOfLeaving(
  { to: promised }: Arrival,
  dispatch: Dispatch,
  { from, to }: DaysUnderWay,
): Day {
  const closed = new Set(dispatch.closedDays);
  const last = Date.parse(promised) / DAY_MS;
  const isOnTime = (day: number) => arrivesAfter(day, Math.max(from, to), closed) <= last;
  let day = previousOf(dispatch.workDays, last, closed);
  while (!isOnTime(day)) day = previousOf(dispatch.workDays, day - 1, closed);
  return written(day);
}

const arrivesAfter = (leaves: number, days: number, closed: ReadonlySet<Day>): number =>
  daysAfter(leaves, days, (day) => nextOf(BUSINESS_DAYS, day, closed));

/** So many days on, each of them one that counts. */
function daysAfter(first: number, days: number, next: (day: number) => number): number {
  let day = first;
  for (let left = days; left > 0; left -= 1) day = next(day + 1);
  return day;
}

/**
 * Until when what `arrivalOf` says certainly holds: the next cut-off or midnight of the warehouse, or somewhat
 * before it, so that a change to summer time is not missed. Always later than `now`.
 */
export function arrivalHoldsUntil(now: Date, { cutOffHour, timeZone }: Dispatch): Date {
  const { hour } = atWarehouse(now, timeZone);
  const hours = (hour < cutOffHour ? cutOffHour : 24) - hour;
  // An hour is begun already, and another one may be left out by the clock.
  const whole = hours - 2;
  if (whole > 0) return new Date(now.getTime() + whole * HOUR_MS);
  return new Date((Math.floor(now.getTime() / QUARTER_MS) + 1) * QUARTER_MS);
}

function dayOfLeaving(now: Date, dispatch: Dispatch, closed: ReadonlySet<Day>): number {
  const { day, hour } = atWarehouse(now, dispatch.timeZone);
  return nextOf(dispatch.workDays, hour < dispatch.cutOffHour ? day : day + 1, closed);
}

/** The first of the given days of the week, from `day` on, that is not closed. */
function nextOf(weekdays: readonly number[], day: number, closed: ReadonlySet<Day>): number {
  let next = day;
  while (!weekdays.includes(weekdayOf(next)) || isClosed(next, closed)) next += 1;
  return next;
}

/** The last of them up to `day` that is not closed. */
function previousOf(weekdays: readonly number[], day: number, closed: ReadonlySet<Day>): number {
  let before = day;
  while (!weekdays.includes(weekdayOf(before)) || isClosed(before, closed)) before -= 1;
  return before;
}

/** What a clock in the warehouse shows: days since the epoch, and the hour. */
interface Shown {
  readonly day: number;
  readonly hour: number;
}

const atWarehouse = (now: Date, timeZone: string): Shown => clockIn(timeZone)(now);

/**
 * Making a format costs a hundred times what using it does, and using it fifty times what the rest of a price does:
 * every cart with an address is asked this, several times in each call. Days and hours change at full quarters only.
 * Pure for bundlers: a browser only writes days and goes without the clock.
 */
const clockIn = /* @__PURE__ */ remembered((timeZone: string) => {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
  });
  return lastOf(
    (now: Date) => String(Math.floor(now.getTime() / QUARTER_MS)),
    (now): Shown => {
      const shown = format.formatToParts(now);
      const part = (type: Intl.DateTimeFormatPartTypes) =>
        Number(shown.find((one) => one.type === type)?.value);
      const day = Date.UTC(part("year"), part("month") - 1, part("day")) / DAY_MS;
      return { day, hour: part("hour") };
    },
  );
});

const daysIn = remembered((locale: string) => {
  const format = new Intl.DateTimeFormat(locale, {
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  return lastOf(
    ({ from, to }: Arrival) => `${from} ${to}`,
    // The thin spaces around the dash are in few fonts.
    ({ from, to }) => format.formatRange(new Date(from), new Date(to)).replaceAll(/\s/g, " "),
  );
});

/** One for each name; a store's settings name a handful, and of days a few more come with each that passes. */
function remembered<Name, Made>(make: (name: Name) => Made) {
  const made = new Map<Name, Made>();
  return (name: Name): Made => {
    let one = made.get(name);
    if (one === undefined) made.set(name, (one = make(name)));
    return one;
  };
}

/** The same function, which knows its last answer: for questions that are nearly always the one before. */
function lastOf<Question, Answer>(
  keyOf: (question: Question) => string,
  answer: (question: Question) => Answer,
) {
  let last: { readonly key: string; readonly answer: Answer } | undefined;
  return (question: Question): Answer => {
    const key = keyOf(question);
    if (last?.key !== key) last = { key, answer: answer(question) };
    return last.answer;
  };
}

/** 1 is Monday; the epoch was a Thursday. */
const weekdayOf = (day: number) => ((day + 3) % 7) + 1;

const isClosed = (day: number, closed: ReadonlySet<Day>) =>
  closed.size > 0 && closed.has(written(day));

/** Kept, for each pricing of a cart writes two for every way to send it. */
const written = /* @__PURE__ */ remembered((day: number): Day =>
  new Date(day * DAY_MS).toISOString().slice(0, 10),
);

/** `November 24 – 27` in a locale's own way. */
export const arrivalDays = (arrival: Arrival, locale: string): string => daysIn(locale)(arrival);

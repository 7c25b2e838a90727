import { describe, expect, it } from "vitest";
import { dayIn } from "../clock-days.ts";
import { checkPeriod, daysOf, dayStarts, monthBefore, periodAsked } from "./period.ts";

const iso = (days: readonly Date[]) => days.map((day) => day.toISOString());

describe("issue 9.9 the days of a report", () => {
  it.each([
    ["UTC", "2026-03-02", "2026-03-02T00:00:00.000Z", "2026-03-03T00:00:00.000Z"],
    ["America/New_York", "2026-03-08", "2026-03-08T05:00:00.000Z", "2026-03-09T04:00:00.000Z"],
    ["America/New_York", "2026-11-01", "2026-11-01T04:00:00.000Z", "2026-11-02T05:00:00.000Z"],
    ["Asia/Kolkata", "2026-03-02", "2026-03-01T18:30:00.000Z", "2026-03-02T18:30:00.000Z"],
    ["Australia/Lord_Howe", "2026-04-05", "2026-04-04T13:00:00.000Z", "2026-04-05T13:30:00.000Z"],
    // The clock leaps from midnight to one.
    ["America/Santiago", "2024-09-08", "2024-09-08T04:00:00.000Z", "2024-09-09T03:00:00.000Z"],
    ["Pacific/Kiritimati", "2026-03-02", "2026-03-01T10:00:00.000Z", "2026-03-02T10:00:00.000Z"],
    // The thirtieth was left out there.
    ["Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00.000Z", "2011-12-30T10:00:00.000Z"],
  ])("begin and end by the clocks of %s: %s", (timeZone, day, begins, ends) => {
    expect(iso(dayStarts({ from: day, to: day }, timeZone))).toEqual([begins, ends]);
  });

  it.each(["UTC", "America/New_York", "Europe/London", "Australia/Lord_Howe", "Africa/Cairo"])(
    "each begins where the one before ends, in two years of %s",
    (timeZone) => {
      const period = { from: "2025-01-01", to: "2026-12-31" };
      const starts = dayStarts(period, timeZone);
      const days = daysOf(period);
      expect(starts).toHaveLength(days.length + 1);
      for (const [i, day] of days.entries()) {
        const [begins, ends] = [starts[i] as Date, starts[i + 1] as Date];
        expect(dayIn(begins, timeZone)).toBe(day);
        expect(dayIn(new Date(ends.getTime() - 1), timeZone)).toBe(day);
      }
    },
  );

  it.each([
    ["2026-11-29", 0, "2026-11-01", "2026-11-30"],
    ["2026-03-31", 1, "2026-02-01", "2026-02-28"],
    ["2024-03-01", 1, "2024-02-01", "2024-02-29"],
    ["2026-01-15", 1, "2025-12-01", "2025-12-31"],
  ])("are those of a whole month: on %s, %d before", (day, back, from, to) => {
    expect(monthBefore(day, back)).toEqual({ from, to });
  });

  it("are the last thirty there, unless told", () => {
    const now = new Date("2026-03-02T03:00:00Z");
    expect(periodAsked({}, now, "America/New_York")).toEqual({
      from: "2026-01-31",
      to: "2026-03-01",
    });
    expect(periodAsked({ from: "2026-02-27" }, now, "UTC")).toEqual({
      from: "2026-02-27",
      to: "2026-03-02",
    });
    expect(periodAsked({ from: "2026-05-01" }, now, "UTC")).toEqual({
      from: "2026-05-01",
      to: "2026-05-01",
    });
    expect(periodAsked({ to: "2026-02-10" }, now, "UTC")).toEqual({
      from: "2026-01-12",
      to: "2026-02-10",
    });
  });

  it.each([
    ["2026-03-02", "2026-03-01", "list.daysReversed"],
    ["2024-01-01", "2025-12-31", undefined],
    ["2024-01-01", "2026-01-01", "report.periodTooLong"],
    ["1999-12-31", "2000-01-01", "report.dayUnknown"],
    ["0000-01-01", "0000-01-02", "report.dayUnknown"],
    ["2199-12-31", "2200-01-01", "report.dayUnknown"],
  ])("from %s to %s: %s", (from, to, error) => {
    expect(checkPeriod({ from, to })[0]?.error).toBe(error);
  });
});

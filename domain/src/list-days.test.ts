import { expect, it } from "vitest";
import { checkDays, spanOf } from "./list-days.ts";

it.each([
  [{}, []],
  [{ from: "2026-03-02" }, []],
  [{ to: "2026-03-02" }, []],
  [{ from: "2026-03-02", to: "2026-03-02" }, []],
  [{ from: "2025-12-31", to: "2026-01-01" }, []],
  [{ from: "2026-03-02", to: "2026-03-01" }, ["list.daysReversed"]],
])("the days %j of a list are held against each other", (days, errors) => {
  expect(checkDays(days).map(({ error }) => error)).toEqual(errors);
});

it.each([
  [{}, undefined, undefined],
  [{ from: "2026-03-08" }, "2026-03-08T05:00:00.000Z", undefined],
  // A day of 23 hours.
  [{ to: "2026-03-08" }, undefined, "2026-03-09T04:00:00.000Z"],
  [
    { from: "2026-03-02", to: "2026-03-02" },
    "2026-03-02T05:00:00.000Z",
    "2026-03-03T05:00:00.000Z",
  ],
  // As any call may ask.
  [
    { from: "0001-01-01", to: "9999-12-31" },
    "2000-01-01T05:00:00.000Z",
    "2200-01-01T05:00:00.000Z",
  ],
])("the days %j of a list begin and end by the clocks of New York", (days, since, before) => {
  const span = spanOf(days, "America/New_York");
  expect([span.since?.toISOString(), span.before?.toISOString()]).toEqual([since, before]);
});

import { expect, it } from "vitest";
import { checkDays } from "./list-days.ts";

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

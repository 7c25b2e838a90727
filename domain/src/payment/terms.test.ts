import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { checkTerms, dueAt } from "./terms.ts";

describe("the terms of an account (issue 9.5)", () => {
  it.each([
    [0, 0, []],
    [500_00, 30, []],
    [499_99, 365, ["payment.limitBelowOwed"]],
    [-1, 30, ["payment.limitInvalid"]],
    [0.5, 30, ["payment.limitInvalid"]],
    [Number.NaN, 366, ["payment.limitInvalid", "payment.netDaysInvalid"]],
    [1e15, -1, ["payment.limitInvalid", "payment.netDaysInvalid"]],
    [500_00, 1.5, ["payment.netDaysInvalid"]],
  ])("a limit of %j and %j days: %j", (limitMinor, netDays, expected) => {
    const owed = money(limitMinor === 0 ? 0 : 500_00, "USD");
    expect(checkTerms({ limitMinor, netDays }, owed).map(({ error }) => error)).toEqual(expected);
  });

  it("an order is due as many days later", () => {
    const placed = new Date("2026-11-22T21:00:00Z");
    expect(dueAt(placed, 30).toISOString()).toBe("2026-12-22T21:00:00.000Z");
  });
});

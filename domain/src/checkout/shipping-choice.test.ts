import { describe, expect, it } from "vitest";
import { money, type Money } from "../money/money.ts";
import { offeredMethods, preselectedMethod, type OfferedMethod } from "./shipping-choice.ts";

const arrival = { from: "2026-11-26", to: "2026-11-30" };
const free = { code: "free_free", isAvailable: true, amount: money(0, "USD"), arrival };
const flat = { code: "flat_flat", isAvailable: true, amount: money(795, "USD"), arrival };
const away = { ...flat, isAvailable: false };

interface Priced extends OfferedMethod {
  readonly amount: Money;
}

const preselected = (methods: readonly Priced[], chosenCode: string | null) =>
  preselectedMethod(methods, chosenCode, (a, b) => a.amount.minor - b.amount.minor);

describe("CHECK-21, reading 69: the choice of a shipping method", () => {
  it("shows the available ones, the free one does not hide the paid ones", () => {
    expect(offeredMethods([free, flat])).toEqual([free, flat]);
    expect(offeredMethods([free, away])).toEqual([free]);
  });

  it("chooses the free one when nothing else is left", () => {
    expect(preselected([free, away], null)).toBe(free);
  });

  it("chooses the cheapest of several, the first of those that cost the same", () => {
    const table = { ...flat, code: "tablerate_bestway" };
    expect(preselected([flat, free], null)).toBe(free);
    expect(preselected([flat, table], null)).toBe(flat);
    expect(preselected([{ ...free, isAvailable: false }, flat], null)).toBe(flat);
    expect(preselected([], null)).toBeUndefined();
  });

  it("of two that cost the same chooses the one that arrives sooner, a known day before an unknown one", () => {
    const soon = { ...free, code: "best_best", arrival: { from: "2026-11-25", to: "2026-11-27" } };
    expect(preselected([free, soon], null)).toBe(soon);
    const unknown = { ...free, code: "some_some", arrival: null };
    expect(preselected([unknown, free], null)).toBe(free);
  });

  it("keeps what was chosen while it is offered", () => {
    expect(preselected([free, flat], flat.code)).toBe(flat);
    expect(preselected([free, away], flat.code)).toBe(free);
  });
});

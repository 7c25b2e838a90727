import { describe, expect, it } from "vitest";
import { offeredMethods, preselectedMethod } from "./shipping-choice.ts";

const arrival = { from: "2026-11-26", to: "2026-11-30" };
const free = { code: "free_free", isAvailable: true, amount: { value: 0 }, arrival };
const flat = { code: "flat_flat", isAvailable: true, amount: { value: 7.95 }, arrival };
const away = { ...flat, isAvailable: false };

describe("CHECK-21, reading 69: the choice of a shipping method", () => {
  it("shows the available ones, the free one does not hide the paid ones", () => {
    expect(offeredMethods([free, flat])).toEqual([free, flat]);
    expect(offeredMethods([free, away])).toEqual([free]);
  });

  it("chooses the free one when nothing else is left", () => {
    expect(preselectedMethod([free, away], null)).toBe(free);
  });

  it("chooses the cheapest of several, the first of those that cost the same", () => {
    const table = { ...flat, code: "tablerate_bestway" };
    expect(preselectedMethod([flat, free], null)).toBe(free);
    expect(preselectedMethod([flat, table], null)).toBe(flat);
    expect(preselectedMethod([{ ...free, isAvailable: false }, flat], null)).toBe(flat);
    expect(preselectedMethod([], null)).toBeUndefined();
  });

  it("of two that cost the same chooses the one that arrives sooner, a known day before an unknown one", () => {
    const soon = { ...free, code: "best_best", arrival: { from: "2026-11-25", to: "2026-11-27" } };
    expect(preselectedMethod([free, soon], null)).toBe(soon);
    const unknown = { ...free, code: "some_some", arrival: null };
    expect(preselectedMethod([unknown, free], null)).toBe(free);
  });

  it("keeps what was chosen while it is offered", () => {
    expect(preselectedMethod([free, flat], flat.code)).toBe(flat);
    expect(preselectedMethod([free, away], flat.code)).toBe(free);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holdsFor, loweringRules, ruledMinor, type PriceAction } from "./price-rule.ts";

const rule = (action: PriceAction, stopsFurther = false) => ({ action, stopsFurther });
const half = rule({ kind: "byPercent", micro: 500_000 });

describe("what a rule makes of a price", () => {
  it.each<[PriceAction, number, number]>([
    [{ kind: "byPercent", micro: 100_000 }, 1005, 905],
    [{ kind: "toPercent", micro: 900_000 }, 1005, 905],
    [{ kind: "byFixed", minor: 300 }, 1000, 700],
    [{ kind: "byFixed", minor: 3000 }, 1000, 0],
    [{ kind: "toFixed", minor: 300 }, 1000, 300],
    [{ kind: "toFixed", minor: 3000 }, 1000, 1000],
  ])("issue 9.7 %o of %i is %i", (action, base, left) => {
    expect(ruledMinor([rule(action)], base)).toBe(left);
  });

  it("issue 9.7 begins with what the one before has left, and a rule that stops is the last", () => {
    const two = [half, rule({ kind: "byFixed", minor: 100 })];
    expect(ruledMinor(two, 1000)).toBe(400);
    expect(ruledMinor([{ ...half, stopsFurther: true }, ...two], 1000)).toBe(500);
  });

  it("issue 9.7 is told by those that take something off", () => {
    const dear = rule({ kind: "toFixed", minor: 900 });
    const cheap = rule({ kind: "toFixed", minor: 300 });
    expect(loweringRules([half, dear, cheap], 1000)).toEqual([half, cheap]);
    expect(loweringRules([{ ...dear, stopsFurther: true }, half], 800)).toEqual([]);
  });

  it("issue 9.7 is never above the price before, never below nothing, and whole", () => {
    const action: fc.Arbitrary<PriceAction> = fc.oneof(
      fc.record({
        kind: fc.constantFrom("byPercent" as const, "toPercent" as const),
        micro: fc.integer({ min: 1, max: 1_000_000 }),
      }),
      fc.record({
        kind: fc.constantFrom("byFixed" as const, "toFixed" as const),
        minor: fc.integer({ min: 1, max: 1_000_000_000 }),
      }),
    );
    fc.assert(
      fc.property(fc.array(action), fc.integer({ min: 0, max: 2 ** 31 }), (actions, base) => {
        const left = ruledMinor(
          actions.map((one) => rule(one)),
          base,
        );
        expect(Number.isInteger(left) && left >= 0 && left <= base).toBe(true);
      }),
    );
  });
});

it.each([
  ["everybody, everywhere", {}, true],
  ["a website", { websiteIds: [1, 2] }, true],
  ["another one", { websiteIds: [2] }, false],
  ["a group", { groupIds: [0] }, true],
  ["another group", { groupIds: [1] }, false],
  ["from this instant on", { activeFrom: 50 }, true],
  ["until this instant", { activeTo: 50 }, false],
])("issue 9.7 a rule of %s", (_, part, isMeant) => {
  const always = { id: 1, websiteIds: [], groupIds: [], activeFrom: null, activeTo: null };
  expect(
    holdsFor({ ...always, ...half, ...part }, { websiteId: 1, customerGroupId: 0, now: 50 }),
  ).toBe(isMeant);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, allocate, money, share, subtract, sum, times } from "./money.ts";

const usd = (minor: number) => money(minor, "USD");
const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe("money", () => {
  it("is a whole number of minor units", () => {
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => usd(wrong)).toThrow(RangeError);
    }
  });

  it("of two currencies is never summed", () => {
    expect(() => add(usd(1), money(1, "EUR"))).toThrow(RangeError);
    expect(() => subtract(usd(1), money(1, "EUR"))).toThrow(RangeError);
  });

  it("adds up and multiplies", () => {
    expect(times(usd(5400), 12)).toEqual(usd(64_800));
    expect(sum([usd(1), usd(2)], "USD")).toEqual(usd(3));
    expect(sum([], "USD")).toEqual(usd(0));
  });

  it.each([
    { minor: 100, micro: 88_750, share: 9, why: "8.875 % of $1.00" },
    { minor: 1_000, micro: 88_750, share: 89, why: "88.75 cents round up" },
    { minor: 50, micro: 50_000, share: 3, why: "half a cent rounds away from zero" },
    { minor: -50, micro: 50_000, share: -3, why: "below zero too" },
    { minor: 1_005, micro: 1_000_000, share: 1_005, why: "the whole" },
    {
      minor: 9_007_199_254_740,
      micro: 333_333,
      share: 3_002_396_749_180,
      why: "no binary fraction is lost",
    },
  ])("share: $why", ({ minor, micro, share: expected }) => {
    expect(share(usd(minor), micro).minor).toBe(expected);
  });

  it("is allocated without losing or making a cent, each part within one of its share", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), weights, (minor, parts) => {
        const split = allocate(usd(minor), parts);
        const total = parts.reduce((a, b) => a + b, 0);
        expect(split.reduce((a, b) => a + b.minor, 0)).toBe(minor);
        if (total === 0) return;
        for (const [i, part] of split.entries()) {
          expect(Math.abs(part.minor - (minor * (parts[i] ?? 0)) / total)).toBeLessThan(1);
        }
      }),
    );
  });

  it("added and taken away again is what it was", () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(subtract(add(usd(a), usd(b)), usd(b))).toEqual(usd(a));
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "../../money/money.ts";
import { owedOf, shareEnded, spreadDifference } from "./difference.ts";

const usd = (...minors: number[]) => minors.map((minor) => money(minor, "USD"));

describe("issue 9.8 the difference of an exchange", () => {
  it.each([
    ["one line bears all of it", [1000], [1000]],
    ["lines that cost more bear it in proportion", [1000, 500], [1000, 500]],
    ["what one costs less is off what another costs more", [1000, -400], [600, 0]],
    ["and the other way round", [400, -1000], [0, -600]],
    ["nothing is nothing", [400, -400], [0, 0]],
  ])("%s", (_, differences, spread) => {
    expect(spreadDifference(usd(...differences), "USD")).toEqual(spread);
  });

  it("is spread to the cent, and no line goes against the sum", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -100_000, max: 100_000 }), { minLength: 1, maxLength: 8 }),
        (differences) => {
          const all = differences.reduce((a, b) => a + b, 0);
          const spread = spreadDifference(usd(...differences), "USD");
          expect(spread.reduce((a, b) => a + b, 0)).toBe(all);
          expect(spread.every((part) => part === 0 || part > 0 === all > 0)).toBe(true);
        },
      ),
    );
  });

  it("is owed for the pieces that stand, to the cent with those that do not", () => {
    const line = { ordered: 3, ended: 1, differenceMinor: -1000 };
    expect(shareEnded(line)).toEqual({ ended: 333, standing: 667 });
    expect(owedOf([line, { ordered: 1, ended: 0, differenceMinor: 500 }])).toBe(667);
    expect(owedOf([{ ...line, ended: 3 }])).toBe(0);
  });
});

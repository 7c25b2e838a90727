import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { both, either, grown, without } from "./stretches.ts";

const isIn = (stretches: readonly number[], t: number) =>
  stretches.some((from, i) => i % 2 === 0 && from < t && t < stretches[i + 1]!);
const stretches = fc
  .uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 12 })
  .map((ends) => ends.sort((a, b) => a - b).slice(0, ends.length & ~1));

describe("stretches of a line", () => {
  it("are joined, met and taken away place by place", () => {
    fc.assert(
      fc.property(stretches, stretches, (a, b) => {
        for (let t = -0.5; t < 21; t += 1) {
          expect(isIn(either(a, b), t)).toBe(isIn(a, t) || isIn(b, t));
          expect(isIn(both(a, b), t)).toBe(isIn(a, t) && isIn(b, t));
          expect(isIn(without(a, b), t)).toBe(isIn(a, t) && !isIn(b, t));
        }
      }),
    );
  });

  it("touch without a gap of nothing between them", () => {
    expect(either([0, 2], [2, 4])).toEqual([0, 4]);
    expect(without([0, 4], [2, 2])).toEqual([0, 4]);
  });

  it("grow into each other and shrink to nothing", () => {
    expect(grown([0, 2, 3, 5], 0.5)).toEqual([-0.5, 5.5]);
    expect(grown([0, 1, 3, 8], -1)).toEqual([4, 7]);
  });
});

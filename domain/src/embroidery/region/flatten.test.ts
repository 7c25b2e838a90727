import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flatten, flattenLines, type PathCommand } from "./flatten.ts";

const M = (x: number, y: number): PathCommand => ({ type: "M", x, y });
const L = (x: number, y: number): PathCommand => ({ type: "L", x, y });
const Z: PathCommand = { type: "Z" };

describe("an outline as straight pieces", () => {
  it("keeps straight pieces to the letter and closes what is open", () => {
    const open = flatten([M(0, 0), L(4, 0), L(4, 3)], 0.1);
    const closed = flatten([M(0, 0), L(4, 0), L(4, 3), L(0, 0), Z], 0.1);
    expect(open).toEqual([Float64Array.of(0, 0, 4, 0, 4, 3)]);
    expect(closed).toEqual(open);
  });

  it("gives each sub-path its own ring and drops what has no area", () => {
    const rings = flatten([M(0, 0), L(1, 0), L(1, 1), Z, M(5, 5), L(6, 6), Z], 0.1);
    expect(rings).toHaveLength(1);
  });

  it("goes on from the start of a closed ring when no move follows", () => {
    const lines = flattenLines([M(1, 2), L(3, 2), L(3, 4), Z, L(9, 9)], 0.1);
    expect(lines[1]).toEqual({ points: Float64Array.of(1, 2, 9, 9), isClosed: false });
  });

  it("strays from a curve by no more than the tolerance", () => {
    const quarter: PathCommand = { type: "C", x1: 10, y1: 5.523, x2: 5.523, y2: 10, x: 0, y: 10 };
    fc.assert(
      fc.property(fc.double({ min: 0.005, max: 1, noNaN: true }), (tolerance) => {
        const [line] = flattenLines([M(10, 0), quarter], tolerance);
        const points = line!.points;
        for (let i = 2; i < points.length; i += 2) {
          const x = (points[i]! + points[i - 2]!) / 2;
          const y = (points[i + 1]! + points[i - 1]!) / 2;
          // 0.003 is how far the curve itself is from a circle of 10 mm.
          expect(10 - Math.sqrt(x * x + y * y)).toBeLessThan(tolerance + 0.003);
        }
      }),
    );
  });

  it("draws a quadratic through its middle", () => {
    const [line] = flattenLines([M(0, 0), { type: "Q", x1: 5, y1: 10, x: 10, y: 0 }], 0.01);
    const heights = line!.points.filter((_, i) => i % 2 === 1);
    expect(Math.max(...heights)).toBeCloseTo(5, 1);
  });

  it("bounds the pieces of a giant curve", () => {
    const giant: PathCommand = { type: "C", x1: 0, y1: 1e12, x2: 1e12, y2: 1e12, x: 1e12, y: 0 };
    expect(flattenLines([M(0, 0), giant], 0.01)[0]!.points.length).toBe(2 * 257);
  });
});

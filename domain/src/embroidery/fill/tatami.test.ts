import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fabrics } from "../fabric/fabric.ts";
import type { Region } from "../region/region.ts";
import { needlePoints } from "./needle-points.ts";
import { sewFill } from "./sew-fill.ts";
import { usualTatami } from "./tatami.ts";
import {
  circle,
  coveredShare,
  star,
  stitchLengths,
  strayMm,
  tatami,
  threadPicture,
} from "./testing.ts";

const east = { x: 1, y: 0 };
const north = { x: 0, y: 1 };
const slanting = { x: 0.6, y: 0.8 };
const ring = (...points: number[]) => Float64Array.of(...points);
const block = ring(0, 0, 30, 0, 30, 20, 0, 20);

const areas: Readonly<Record<string, Region>> = {
  "a block": { rings: [block] },
  "a disc with two holes": {
    rings: [circle(12, 12, 11), circle(13, 14, 4, -1), circle(7, 7, 2, -1)],
  },
  "a star": { rings: [star(0, 0, 12)] },
  "a comb": {
    rings: [
      ring(0, 0, 30, 0, 30, 20, 25, 20, 25, 5, 18, 5, 18, 20, 12, 20, 12, 5, 5, 5, 5, 20, 0, 20),
    ],
  },
  "two rings that overlap": { rings: [circle(0, 0, 6), circle(5, 1, 6)] },
  "a ring drawn the other way round": { rings: [circle(0, 0, 8, -1)] },
};
const cases = Object.entries(areas).flatMap(([name, region]) =>
  [east, north, slanting].map((direction) => ({ name, region, direction })),
);
const sew = (region: Region, direction = east) =>
  sewFill(region, { direction, fabric: fabrics.twill }).runs;

describe("a filled area", () => {
  it.each(cases)("covers $name in one run, rows along $direction", ({ region, direction }) => {
    const runs = sew(region, direction);
    const { shortest, longest } = stitchLengths(runs);
    expect(runs).toHaveLength(1);
    expect(coveredShare(region, threadPicture(runs))).toBeGreaterThan(0.99);
    expect(shortest).toBeGreaterThanOrEqual(0.3);
    // A stitch may be lengthened at both ends of its row, so that none is very short.
    expect(longest).toBeLessThanOrEqual(4 + 2 * 0.8 + 0.2);
    expect(strayMm(region, runs)).toBeLessThan(0.45);
  });

  it("is cut only where its parts do not hang together", () => {
    expect(sew({ rings: [circle(0, 0, 5), circle(30, 0, 5)] })).toHaveLength(2);
  });

  it("begins near the needle", () => {
    const start = { x: 31, y: 21 };
    const [run] = sewFill(
      { rings: [block] },
      { direction: east, fabric: fabrics.twill, start },
    ).runs;
    expect(Math.hypot(run![0]! / 10 - 30, run![1]! / 10 - 20)).toBeLessThan(2);
  });

  it("is nothing where there is no area", () => {
    expect(sew({ rings: [] })).toEqual([]);
    expect(sew({ rings: [ring(0, 0, 5, 0, 9, 0)] })).toEqual([]);
  });

  it("holds its limits for any outline", () => {
    const coordinate = fc.double({ min: -12, max: 12, noNaN: true });
    const outline = fc.array(coordinate, { minLength: 6, maxLength: 16 });
    fc.assert(
      fc.property(fc.array(outline, { minLength: 1, maxLength: 3 }), (rings) => {
        const even = rings.map((one) => Float64Array.from(one.slice(0, one.length & ~1)));
        const runs = sew({ rings: even }, slanting);
        const { shortest, longest } = stitchLengths(runs);
        expect(shortest).toBeGreaterThanOrEqual(0.3);
        expect(longest).toBeLessThanOrEqual(12.1);
        expect(strayMm({ rings: even }, runs)).toBeLessThan(1);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the rows of a fill", () => {
  const rows = (region: Region) => {
    const [points] = tatami(region, { ...usualTatami, direction: east, pullMm: 0 });
    const byRow = new Map<number, number[]>();
    for (let i = 0; i < points!.length; i += 2) {
      const y = Math.round(points![i + 1]! * 1000);
      byRow.set(y, [...(byRow.get(y) ?? []), points![i]!]);
    }
    return [...byRow].sort(([a], [b]) => a - b).map(([, along]) => along);
  };

  it("never put a needle hole beside that of the next row, so that no groove appears", () => {
    const inner = rows({ rings: [block] }).map((row) => row.filter((x) => x > 0.7 && x < 29.3));
    for (let i = 1; i < inner.length; i += 1) {
      for (const x of inner[i]!) {
        expect(Math.min(...inner[i - 1]!.map((other) => Math.abs(other - x)))).toBeGreaterThan(0.9);
      }
    }
  });

  it("reach the outline, and beyond it by the pull", () => {
    const [points] = tatami(areas["a block"]!, { ...usualTatami, direction: east, pullMm: 0.2 });
    const along = points!.filter((_, i) => i % 2 === 0);
    expect(Math.min(...along)).toBeCloseTo(-0.2, 9);
    expect(Math.max(...along)).toBeCloseTo(30.2, 9);
  });

  it("leave a slit open that is narrower than the pull of both sides", () => {
    const slit = ring(10, 5, 10, 15, 10.5, 15, 10.5, 5);
    const runs = tatami({ rings: [block, slit] }, { ...usualTatami, direction: east, pullMm: 0.3 });
    const middle: Region = { rings: [ring(10.2, 6, 10.3, 6, 10.3, 14, 10.2, 14)] };
    for (const points of runs) {
      for (let i = 0; i < points.length; i += 2) {
        expect(strayMm(middle, [needlePoints(points.slice(i, i + 2))])).toBe(0);
      }
    }
  });

  it.each(["a disc with two holes", "a comb", "a star"])("hide every travel of %s", (name) => {
    const [points] = tatami(areas[name]!, { ...usualTatami, direction: east, pullMm: 0 });
    const run = needlePoints(points!);
    let [seen, hidden] = [0, 0];
    for (let i = 2; i < run.length; i += 2) {
      if (Math.abs(run[i + 1]! - run[i - 1]!) < 8) continue;
      const later = threadPicture([run.slice(i)]);
      for (let part = 0.1; part < 1; part += 0.1) {
        const x = run[i - 2]! + (run[i]! - run[i - 2]!) * part;
        const y = run[i - 1]! + (run[i + 1]! - run[i - 1]!) * part;
        seen += 1;
        if (later.isCovered(x / 10, y / 10)) hidden += 1;
      }
    }
    expect(hidden).toBeGreaterThanOrEqual(seen * 0.98);
  });
});

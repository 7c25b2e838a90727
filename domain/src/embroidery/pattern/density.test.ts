import fc from "fast-check";
import { expect, it } from "vitest";
import { densestSpot, densityMap } from "./density.ts";
import { type Command, JUMP, STITCH } from "./pattern.ts";
import { patternBuilder } from "./pattern-builder.ts";
import { aBlock, aPattern, navy, satin } from "./testing.ts";

const total = (cells: Float32Array) => cells.reduce((sum, cell) => sum + cell, 0);

it("loses neither penetrations nor thread, whatever the cell", () => {
  const place = fc.integer({ min: -400, max: 400 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(place, place), { minLength: 2, maxLength: 60 }),
      fc.double({ min: 0.2, max: 9, noNaN: true }),
      (points, cellMm) => {
        const records = points.map(([x, y]) => [STITCH as Command, x, y] as const);
        const map = densityMap(aPattern(records), { cellMm });
        let length = 0;
        for (let i = 1; i < points.length; i += 1) {
          const [from, to] = [points[i - 1]!, points[i]!];
          length += Math.hypot(to[0] - from[0], to[1] - from[1]) / 10;
        }
        expect(total(map.stitches)).toBe(points.length);
        expect(total(map.threadMm)).toBeCloseTo(length, 1);
        expect(map.stitches).toHaveLength(map.columns * map.rows);
      },
    ),
  );
});

it("finds two layers of thread in a satin column", () => {
  const builder = patternBuilder();
  builder.sew(satin({ x: 0, y: 0, width: 60, height: 200 }), 0, 0);
  const middle = densityMap(builder.finish([navy]), { cellMm: 3 });
  // Two passes of a 0.4 mm thread every 0.4 mm.
  const layers = ((middle.threadMm[2 * middle.columns + 1] as number) * 0.4) / 9;
  expect(layers).toBeGreaterThan(1.8);
  expect(layers).toBeLessThan(2.2);
});

it("points at the place that is sewn twice", () => {
  const builder = patternBuilder();
  builder.sew(satin({ x: 0, y: 0, width: 40, height: 200 }), 0, 0);
  for (let i = 0; i < 4; i += 1) {
    builder.sew(satin({ x: 0, y: 100, width: 40, height: 20 }), 0, 0);
  }
  const spot = densestSpot(densityMap(builder.finish([navy])));
  expect(spot?.yMm).toBeGreaterThan(10);
  expect(spot?.yMm).toBeLessThan(12);
  expect(spot?.layers).toBeGreaterThan(6);
});

it("has no densest spot where nothing is sewn", () => {
  expect(densestSpot(densityMap(aPattern([])))).toBeUndefined();
  expect(densestSpot(densityMap(aPattern([[JUMP, 50, 50]])))).toBeUndefined();
});

it("makes its cells larger for a design of metres", () => {
  const huge = aPattern([
    [STITCH, 0, 0],
    [STITCH, 20_000, 20_000],
  ]);
  const map = densityMap(huge, { cellMm: 0.2 });
  expect(map.threadMm.length).toBeLessThanOrEqual(250_000);
  expect(map.columns * map.cellMm).toBeGreaterThanOrEqual(2000);
});

it("takes travels for no thread", () => {
  const block = aBlock({ columns: 2, width: 10, height: 10 });
  const sewn = total(densityMap(block).threadMm);
  expect(sewn).toBeCloseTo(2 * 5 * Math.hypot(1, 0.2), 1);
});

import fc from "fast-check";
import { expect, it } from "vitest";
import type { Region } from "./region.ts";
import { spans, windingNumber } from "./winding.ts";
import { EdgeGrid } from "./edge-grid.ts";

const ring = fc
  .array(fc.tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 })), {
    minLength: 3,
    maxLength: 40,
  })
  .map((points) => Float64Array.from(points.flat(), (value) => value / 3));
const region: fc.Arbitrary<Region> = fc
  .array(ring, { minLength: 1, maxLength: 4 })
  .map((rings) => ({ rings }));
/** Off every corner, and hardly ever on an edge. */
const off = fc.integer({ min: -1200, max: 1200 }).map((value) => value / 100 + 0.001_234_5);

it("knows how often the outline runs around a point", () => {
  fc.assert(
    fc.property(region, off, off, (area, x, y) => {
      const winding = new EdgeGrid(area).windingAt(x, y);
      expect(Math.abs(winding)).toBe(Math.abs(windingNumber(area, x, y)));
    }),
    { numRuns: 500 },
  );
});

it("finds every edge that a stretch of a line crosses, each once", () => {
  const way = fc.constantFrom([1, 0], [0, 1], [0.6, 0.8], [-0.8, 0.6], [0.28, -0.96]);
  fc.assert(
    fc.property(region, off, off, way, (area, x, y, [dx = 0, dy = 0]) => {
      const grid = new EdgeGrid(area);
      const reach = 4;
      const found = grid.found.slice(0, grid.along({ x, y, dx, dy, reach }));
      expect(new Set(found).size).toBe(found.length);
      const near = [...found].flatMap((i) => crossingOf(grid.edges.subarray(i, i + 4), [x, y]));
      const ends = spans(area, { x, y, dx, dy }).filter((t) => Math.abs(t) < reach);
      for (const t of ends) {
        expect(Math.min(...near.map((other) => Math.abs(other - t)))).toBeLessThan(1e-9);
      }
      function crossingOf(edge: Float64Array, [fromX, fromY]: [number, number]): number[] {
        const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = edge;
        const a = dx * (y0 - fromY) - dy * (x0 - fromX);
        const b = dx * (y1 - fromY) - dy * (x1 - fromX);
        if (a >= 0 === b >= 0) return [];
        const k = a / (a - b);
        return [dx * (x0 + k * (x1 - x0) - fromX) + dy * (y0 + k * (y1 - y0) - fromY)];
      }
    }),
    { numRuns: 500 },
  );
});

it("finds every edge that is nearer to a point than told", () => {
  const parts = [0, 0.25, 0.5, 0.75, 1];
  fc.assert(
    fc.property(region, off, off, (area, x, y) => {
      const grid = new EdgeGrid(area);
      const found = new Set(grid.found.slice(0, grid.around(x, y, 1.5)));
      const near = Array.from({ length: grid.edges.length / 4 }, (_, i) => 4 * i).filter((i) => {
        const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = grid.edges.subarray(i, i + 4);
        return parts.some((t) => Math.hypot(x0 + (x1 - x0) * t - x, y0 + (y1 - y0) * t - y) < 1.5);
      });
      expect(near.filter((i) => !found.has(i))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it("issue 10.5 looks at few of the edges of a comb of thousands of teeth", () => {
  const teeth = Array.from({ length: 4000 }, (_, i) => [i / 50, 0, i / 50 + 0.01, 50]);
  const grid = new EdgeGrid({ rings: [Float64Array.from([...teeth.flat(), 80, 0])] });
  expect(grid.edges.length / 4).toBe(8001);
  for (const x of [0.5, 20.1, 41.7, 79]) expect(grid.around(x, 25, 0.36)).toBeLessThan(300);
});

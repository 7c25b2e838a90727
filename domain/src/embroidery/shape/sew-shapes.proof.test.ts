import fc from "fast-check";
import { expect, it } from "vitest";
import { fabrics } from "../fabric/fabric.ts";
import { circle, star } from "../fill/testing.ts";
import { sewShapes } from "./sew-shapes.ts";
import type { Shape } from "./shape.ts";
import { coverageOf, factsOf } from "./testing.ts";

const SIZE_MM = 30;
/** So little of a color may lie over 0.6 mm off its shapes: locks and travel at sharp points. */
const ASTRAY_MM2 = 1.5;
const place = fc.double({ min: 3, max: SIZE_MM - 3, noNaN: true });
const extent = fc.double({ min: 0.5, max: 14, noNaN: true });
const color = fc.constantFrom("#b5232d", "#ffffff", "#2a4fa8", "#efc52e");

const outline = fc.oneof(
  fc.tuple(place, place, extent).map(([x, y, r]) => [circle(x, y, r)]),
  fc.tuple(place, place, extent).map(([x, y, r]) => [star(x, y, r)]),
  fc.tuple(place, place, extent).map(([x, y, r]) => [circle(x, y, r), circle(x, y, r / 2, -1)]),
  fc.array(place, { minLength: 6, maxLength: 14 }).map((points) => {
    return [Float64Array.from(points.slice(0, points.length - (points.length % 2)))];
  }),
);
const areaShape = fc
  .record({ rings: outline, color })
  .map(({ rings, color }): Shape => ({ kind: "area", region: { rings }, color }));
const lineShape = fc
  .record({
    points: fc.array(place, { minLength: 4, maxLength: 12 }),
    isClosed: fc.boolean(),
    widthMm: fc.double({ min: 0.1, max: 4, noNaN: true }),
    color,
  })
  .map(({ points, ...rest }): Shape => {
    const even = points.slice(0, points.length - (points.length % 2));
    return { kind: "line", points: Float64Array.from(even), ...rest };
  });

it("any heap of shapes keeps the limits of a machine, and every color its place", () => {
  const shapes = fc.array(fc.oneof(areaShape, areaShape, lineShape), {
    minLength: 1,
    maxLength: 7,
  });
  fc.assert(
    fc.property(shapes, (heap) => {
      const drawing = { widthMm: SIZE_MM, heightMm: SIZE_MM, shapes: heap };
      const pattern = sewShapes(drawing, { fabric: fabrics.twill });
      const { shortest, longest } = factsOf(pattern);
      expect(shortest).toBeGreaterThanOrEqual(0.3);
      expect(longest).toBeLessThanOrEqual(12.1);
      for (const { astrayMm2 } of coverageOf(drawing, pattern)) {
        expect(astrayMm2).toBeLessThan(ASTRAY_MM2);
      }
    }),
    { numRuns: 100, seed: 7 },
  );
}, 60_000);

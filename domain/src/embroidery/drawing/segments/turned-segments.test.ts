import { expect, it } from "vitest";
import { stitchSegments } from "./stitch-segments.ts";
import { aStitch } from "../testing.ts";
import { turnedSegments } from "./turned-segments.ts";

const LYING = stitchSegments(aStitch([10, 20], [30, 20]));

it("turns clockwise around the middle of the design", () => {
  const { ends, bounds } = turnedSegments(LYING, 90);
  // From its left end, which now lies on top, downwards.
  expect([...ends]).toEqual([200, 300, 200, 100]);
  expect(bounds).toEqual({ minX: 200, minY: 100, maxX: 200, maxY: 300 });
});

it("keeps the middle and the lengths at any turn", () => {
  const { ends, bounds } = turnedSegments(LYING, -51);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = ends;
  expect(Math.hypot(x1 - x0, y1 - y0)).toBeCloseTo(200, 3);
  expect((x0 + x1) / 2).toBeCloseTo(200, 3);
  // Against the clock: its right end rises.
  expect(y1).toBeGreaterThan(y0);
  expect(bounds && (bounds.minY + bounds.maxY) / 2).toBeCloseTo(200, 6);
});

it("leaves what is not turned, and what is turned by no number, as it is", () => {
  expect(turnedSegments(LYING, 0)).toBe(LYING);
  expect(turnedSegments(LYING, Number.NaN)).toBe(LYING);
});

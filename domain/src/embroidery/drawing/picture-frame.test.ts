import { expect, it } from "vitest";
import { frameAround } from "./picture-frame.ts";

const BOUNDS = { minX: -100, minY: 0, maxX: 300, maxY: 200 };

it("frames the outermost thread with its half width and the margin", () => {
  expect(frameAround(BOUNDS, { pxPerMm: 10, marginMm: 1.8, maxPixels: 1e6 })).toEqual({
    width: 440,
    height: 240,
    pxPerMm: 10,
    leftMm: -12,
    topMm: 22,
  });
});

it("a design too large for its pixels is drawn at a smaller scale, never cut", () => {
  const frame = frameAround(BOUNDS, { pxPerMm: 100, marginMm: 1.8, maxPixels: 105_600 });
  expect(frame.pxPerMm).toBeCloseTo(10, 9);
  expect(frame.width * frame.height).toBeLessThanOrEqual(105_600);
});

it("no side is longer than a WebP can hold", () => {
  const ribbon = { minX: 0, minY: 0, maxX: 1_000_000, maxY: 0 };
  const frame = frameAround(ribbon, { pxPerMm: 10, marginMm: 1, maxPixels: 1e8 });
  expect(frame.width).toBeLessThanOrEqual(16_000);
  expect(frame.height).toBeGreaterThanOrEqual(1);
});

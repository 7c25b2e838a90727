import { expect, it } from "vitest";
import type { Pattern } from "../../pattern/pattern.ts";
import { patternBuilder } from "../../pattern/pattern-builder.ts";
import { drawThreads, growingPicture } from "./draw-threads.ts";
import { oversampling } from "../oversampling.ts";
import { frameAround, type PictureFrame } from "../picture-frame.ts";
import { stitchSegments } from "../segments/stitch-segments.ts";
import { aStitch, BLACK, GOLD, NAVY, RED, sampler, WHITE } from "../testing.ts";

const FRAME: PictureFrame = { width: 60, height: 20, pxPerMm: 10, leftMm: -1, topMm: 1 };

function drawn(pattern: Pattern, frame = FRAME, more: { count?: number; shadow?: true } = {}) {
  const { count, shadow = false } = more;
  const segments = stitchSegments(pattern);
  const picture = growingPicture({ segments, threads: pattern.threads, frame, shadow });
  picture.sewTo(count ?? segments.count);
  const rgba = picture.rgba();
  return (x: number, y: number) => [...rgba.subarray((y * frame.width + x) * 4).subarray(0, 4)];
}

/** Alpha where the thread takes half a pixel and its dark seam 0.24 of the rest. */
const HALF_COVERED = 255 * (1 - 0.5 * 0.76);

const alphaOf = (pixel: readonly number[]) => pixel[3];

it("a stitch of 4 mm covers 0.4 mm of height, its whole length and half a width more at each end", () => {
  const at = drawn(aStitch([0, 0], [4, 0]));
  const solid = [];
  for (let y = 0; y < 20; y++) if (alphaOf(at(30, y)) === 255) solid.push(y);
  expect(solid).toEqual([8, 9, 10, 11]);
  const row = [];
  for (let x = 0; x < 60; x++) if ((alphaOf(at(x, 10)) as number) > HALF_COVERED) row.push(x);
  expect([row.at(0), row.at(-1)]).toEqual([8, 51]);
});

it("nothing is drawn beyond the dark seam beside a stitch", () => {
  const at = drawn(aStitch([0, 0], [4, 0]));
  expect([at(30, 6), at(30, 13)]).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  expect(alphaOf(at(30, 7))).toBeGreaterThan(0);
  expect(alphaOf(at(30, 7))).toBeLessThan(60);
});

it.each([
  ["to the right", [0, 0], [4, 0]],
  ["upwards", [2, -2], [2, 2]],
  ["slanting", [0, -1], [4, 1]],
  ["to the left", [4, 0.5], [0, -0.5]],
] as const)("covers the same area %s", (_, from, to) => {
  const frame = { width: 240, height: 240, pxPerMm: 30, leftMm: -2, topMm: 4 };
  const pattern = aStitch(from, to);
  const rgba = drawThreads({
    segments: stitchSegments(pattern),
    threads: [WHITE],
    frame,
    shadow: false,
  });
  let covered = 0;
  for (let at = 0; at < rgba.length; at += 4)
    if ((rgba[at + 3] as number) > HALF_COVERED) covered += 1;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const expected = 900 * (length * 0.4 + Math.PI * 0.2 ** 2);
  expect(Math.abs(covered - expected)).toBeLessThan(expected * 0.06);
});

it("is brighter at the edge towards the light than at the other", () => {
  const at = drawn(aStitch([0, 0], [4, 0], WHITE));
  expect(at(30, 8)[0]).toBeGreaterThan((at(30, 11)[0] as number) + 20);
});

it("what is sewn later lies on top", () => {
  const builder = patternBuilder();
  builder.sew(Int32Array.of(0, 0, 40, 0), 0, 0);
  builder.changeColor();
  builder.sew(Int32Array.of(20, -8, 20, 8), 0, 0);
  const crossing = builder.finish([RED, GOLD]);
  const reversed = drawn({ ...crossing, threads: [GOLD, RED] })(30, 10);
  expect(drawn(crossing)(30, 10)[1]).toBeGreaterThan((reversed[1] as number) + 40);
});

it("a sewing-out shows the pieces up to its count", () => {
  const builder = patternBuilder();
  builder.sew(Int32Array.of(0, 0, 20, 0, 40, 0), 0, 0);
  const pattern = builder.finish([RED]);
  const early = drawn(pattern, FRAME, { count: 1 });
  expect(alphaOf(early(20, 10))).toBe(255);
  expect(alphaOf(early(45, 10))).toBe(0);
  expect(alphaOf(drawn(pattern)(45, 10))).toBe(255);
});

it("a sewing-out that went on is the picture drawn at once", () => {
  const pattern = sampler(NAVY);
  const segments = stitchSegments(pattern);
  const frame = { width: 200, height: 120, pxPerMm: 3, leftMm: 0, topMm: 30 };
  const drawing = { segments, threads: pattern.threads, frame };
  const growing = growingPicture(drawing);
  for (const count of [5, 300, 200, segments.count]) growing.sewTo(count);
  expect(growing.rgba()).toEqual(drawThreads(drawing));
});

it("black thread is lifted and shows its gleam", () => {
  const frame = { width: 60, height: 60, pxPerMm: 10, leftMm: -1, topMm: 5 };
  // Across the light the ridge gleams.
  const at = drawn(aStitch([0, 0], [3, 2], BLACK), frame);
  expect(at(25, 40)[0]).toBeGreaterThan(60);
});

it("darkens the cloth to the right and below, softly, only where thread leaves it open", () => {
  const at = drawn(aStitch([0, 0], [4, 0]), FRAME, { shadow: true });
  const below = alphaOf(at(30, 13)) as number;
  expect(below).toBeGreaterThan(30);
  expect(below).toBeLessThan(110);
  expect(alphaOf(at(30, 6))).toBeLessThan(below);
  expect(at(30, 13).slice(0, 3)).toEqual([0, 0, 0]);
  expect(alphaOf(at(30, 19))).toBeLessThan(8);
});

it("stitches outside the frame are not drawn, and one that enters is cut", () => {
  const frame = { width: 10, height: 10, pxPerMm: 10, leftMm: 2, topMm: 0.5 };
  expect(alphaOf(drawn(aStitch([-3, 0], [9, 0]), frame)(5, 5))).toBe(255);
  expect(alphaOf(drawn(aStitch([-3, 3], [9, 3]), frame)(5, 5))).toBe(0);
});

it("below 6 px a mm it is drawn larger and averaged, as far as that is affordable", () => {
  const sized = (pxPerMm: number, side = 100) =>
    oversampling({ width: side, height: side, pxPerMm, leftMm: 0, topMm: 0 });
  expect([12, 6, 4, 2, 1].map((scale) => sized(scale))).toEqual([1, 1, 2, 3, 4]);
  expect(sized(2, 3000)).toBe(1);
});

it("the same design gives the same bytes, here and everywhere", () => {
  const pattern = sampler(NAVY);
  const segments = stitchSegments(pattern);
  const framing = { pxPerMm: 8, marginMm: 1, maxPixels: 1_000_000 };
  const frame = frameAround(segments.bounds ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 }, framing);
  const rgba = drawThreads({ segments, threads: pattern.threads, frame });
  let sum = 0;
  for (const byte of rgba) sum = (Math.imul(sum, 31) + byte) >>> 0;
  expect(sum.toString(16)).toBe("1e908db2");
});

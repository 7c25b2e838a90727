import { expect, it } from "vitest";
import { patternBuilder } from "../../pattern/pattern-builder.ts";
import { COLOR_CHANGE, JUMP, SEQUIN, STITCH, TRIM } from "../../pattern/pattern.ts";
import { segmentsAfter, stitchSegments } from "./stitch-segments.ts";
import { GOLD, NAVY } from "../testing.ts";

function piecesOf(
  records: readonly (readonly [command: 0 | 1 | 2 | 3 | 4, x: number, y: number])[],
) {
  const builder = patternBuilder();
  for (const [command, x, y] of records) builder.add(command, x, y);
  return stitchSegments(builder.finish([NAVY, GOLD]));
}

it("thread lies between two penetrations that follow each other", () => {
  const pieces = piecesOf([
    [JUMP, 10, 20],
    [STITCH, 10, 20],
    [STITCH, 40, 20],
    [STITCH, 40, -5],
  ]);
  expect([...pieces.ends]).toEqual([10, 20, 40, 20, 40, 20, 40, -5]);
  expect([...pieces.stitch]).toEqual([2, 3]);
  expect(pieces.stitches).toBe(3);
  expect(pieces.bounds).toEqual({ minX: 10, minY: -5, maxX: 40, maxY: 20 });
});

it.each([
  ["a jump", JUMP],
  ["a trim", TRIM],
  ["a color change", COLOR_CHANGE],
  ["a sequin", SEQUIN],
] as const)("no thread is drawn across %s", (_, command) => {
  const pieces = piecesOf([
    [STITCH, 0, 0],
    [STITCH, 10, 0],
    [command, 10, 0],
    [STITCH, 30, 0],
    [STITCH, 40, 0],
  ]);
  expect([...pieces.ends]).toEqual([0, 0, 10, 0, 30, 0, 40, 0]);
});

it("a stitch in place is counted and not drawn", () => {
  const pieces = piecesOf([
    [STITCH, 5, 5],
    [STITCH, 5, 5],
    [STITCH, 9, 5],
  ]);
  expect(pieces).toMatchObject({ count: 1, stitches: 3 });
});

it("each piece knows its thread, the ones after a color change the next", () => {
  const pieces = piecesOf([
    [STITCH, 0, 0],
    [STITCH, 10, 0],
    [COLOR_CHANGE, 10, 0],
    [STITCH, 10, 0],
    [STITCH, 10, 10],
    [STITCH, 0, 10],
  ]);
  expect([...pieces.thread]).toEqual([0, 1, 1]);
});

it("a pattern that lays no thread has no bounds", () => {
  expect(piecesOf([])).toMatchObject({ count: 0, bounds: null, stitches: 0 });
  expect(piecesOf([[STITCH, 3, 3]])).toMatchObject({ count: 0, bounds: null, stitches: 1 });
});

it("a sewing-out at n stitches shows the pieces that lie by then", () => {
  const pieces = piecesOf([
    [STITCH, 0, 0],
    [STITCH, 10, 0],
    [JUMP, 50, 0],
    [STITCH, 50, 0],
    [STITCH, 60, 0],
  ]);
  expect([0, 1, 2, 3, 4, 99].map((n) => segmentsAfter(pieces, n))).toEqual([0, 0, 1, 1, 2, 2]);
});

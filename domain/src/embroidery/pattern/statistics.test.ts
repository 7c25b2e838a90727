import { expect, it } from "vitest";
import { COLOR_CHANGE, type Command, JUMP, SEQUIN, STITCH, TRIM } from "./pattern.ts";
import { statistics } from "./statistics.ts";
import { aBlock, aPattern, gold, navy } from "./testing.ts";

type Row = readonly [Command, number, number];

const S: Row = [STITCH, 0, 0];
const T: Row = [TRIM, 0, 0];
const C: Row = [COLOR_CHANGE, 0, 0];
const J: Row = [JUMP, 0, 0];
const Q: Row = [SEQUIN, 0, 0];

it.each<readonly [says: string, records: readonly Row[], trims: number]>([
  ["nothing", [], 0],
  ["a trim after sewing", [S, T], 1],
  ["a trim before anything is sewn", [T, S], 0],
  ["two trims in a row", [S, T, T, S], 1],
  ["two jumps in a row", [S, J, J, S], 0],
  ["three jumps in a row", [S, J, J, J, S], 1],
  ["ten jumps in a row", [S, J, J, J, J, J, J, J, J, J, J, S], 1],
  ["jumps parted by a stitch", [S, J, J, S, J, J, S], 0],
  ["a trim followed by jumps", [S, T, J, J, J, S], 1],
  ["jumps followed by a trim", [S, J, J, J, T, S], 1],
  ["jumps to the first stitch", [J, J, J, J, S], 0],
  ["jumps after a change of color", [S, C, J, J, J, S], 0],
  ["a trim before a change of color", [S, T, C, S], 1],
  ["jumps parted by a change of color", [S, J, J, C, J, J, S], 0],
  ["one travel as long as three machine jumps", [S, [JUMP, 300, 0], [STITCH, 300, 0]], 1],
  ["one travel as long as two machine jumps", [S, [JUMP, 0, -242], [STITCH, 0, -242]], 0],
  ["a stitch that begins with three machine jumps", [S, [STITCH, 400, 0]], 1],
  ["jumps that drop sequins", [S, Q, J, J, J, J, Q, S], 0],
])("counts the trims of %s", (_, records, trims) => {
  expect(statistics(aPattern(records)).trims).toBe(trims);
});

it("infers trims from as many jumps as the shop's machines do", () => {
  const pattern = aPattern([S, J, J, S, J, J, J, J, J, S]);
  expect([2, 3, 5, 6].map((trimJumps) => statistics(pattern, { trimJumps }).trims)).toEqual([
    2, 1, 1, 0,
  ]);
});

it("counts penetrations, jumps and colors, and measures what is sewn", () => {
  const pattern = aPattern(
    [
      [JUMP, -500, 900],
      [STITCH, 10, 20],
      [STITCH, 264, 20],
      [COLOR_CHANGE, 264, 20],
      [STITCH, 264, -20],
    ],
    [navy, gold],
  );
  expect(statistics(pattern)).toMatchObject({
    stitches: 3,
    jumps: 1,
    colors: 2,
    widthMm: 25.4,
    widthInches: 1,
    heightMm: 4,
    bounds: { left: 10, right: 264, bottom: -20, top: 20 },
  });
});

it("estimates the thread of each color from lengths, penetrations and tails", () => {
  const pattern = aPattern([
    [STITCH, 0, 0],
    [STITCH, 30, 40],
    [COLOR_CHANGE, 30, 40],
    [STITCH, 30, 40],
    [STITCH, 30, 140],
    [TRIM, 30, 140],
    [JUMP, 30, 200],
    [STITCH, 30, 200],
  ]);
  const { threadMetres } = statistics(pattern);
  expect(threadMetres).toHaveLength(2);
  // Tails and a penetration, then 5 mm and a penetration.
  expect(threadMetres[0]).toBeCloseTo((40 + 1 + 5 + 1) / 1000, 9);
  expect(threadMetres[1]).toBeCloseTo((40 + 1 + 10 + 1 + 40 + 1) / 1000, 9);
});

it("takes 800 stitches a minute and 7 s for each trim and change of color", () => {
  const pattern = aBlock({ columns: 4, height: 398 });
  const { stitches, trims, minutes } = statistics(pattern);
  expect([stitches, trims]).toEqual([800, 4]);
  expect(minutes).toBeCloseTo(1 + (5 * 7) / 60, 9);
});

it("says of an empty pattern that there is nothing", () => {
  expect(statistics(aPattern([]))).toEqual({
    stitches: 0,
    jumps: 0,
    trims: 0,
    colors: 0,
    widthMm: 0,
    heightMm: 0,
    widthInches: 0,
    heightInches: 0,
    bounds: { left: 0, bottom: 0, right: 0, top: 0 },
    threadMetres: [],
    minutes: 0,
  });
});

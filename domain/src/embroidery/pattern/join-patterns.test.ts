import { expect, it } from "vitest";
import { joinPatterns } from "./join-patterns.ts";
import { COLOR_CHANGE, JUMP, STITCH, TRIM } from "./pattern.ts";
import { statistics } from "./statistics.ts";
import { aBlock, aPattern, gold, navy } from "./testing.ts";

const first = aPattern([[STITCH, 1, 1]], [navy]);
const second = aPattern([[STITCH, 50, 60]], [gold]);

it("trims, changes the thread and jumps between two designs", () => {
  const { cmd, x, y, threads } = joinPatterns([first, second]);
  expect([...cmd]).toEqual([STITCH, TRIM, COLOR_CHANGE, JUMP, STITCH]);
  expect([...x]).toEqual([1, 1, 1, 50, 50]);
  expect([...y]).toEqual([1, 1, 1, 60, 60]);
  expect(threads).toEqual([navy, gold]);
});

it("goes on with the same thread", () => {
  const { cmd, threads } = joinPatterns([first, first]);
  expect([...cmd]).toEqual([STITCH, TRIM, JUMP, STITCH]);
  expect(threads).toEqual([navy]);
});

it("neither trims nor jumps twice", () => {
  const tidy = aPattern([
    [JUMP, 5, 5],
    [STITCH, 5, 5],
    [TRIM, 5, 5],
  ]);
  expect([...joinPatterns([tidy, tidy]).cmd]).toEqual([JUMP, STITCH, TRIM, JUMP, STITCH, TRIM]);
});

it("leaves out empty designs and keeps one thread for each color block", () => {
  const empty = aPattern([], [gold]);
  expect(joinPatterns([empty, first, empty])).toEqual(first);
  const nameless = { ...aBlock(), threads: [navy] };
  const joined = joinPatterns([nameless, second, aBlock()]);
  expect(joined.threads).toHaveLength(statistics(joined).colors);
  expect(joined.threads.map(({ name }) => name)).toEqual([
    "Navy",
    "Color 2",
    "Old gold",
    "Navy",
    "Old gold",
  ]);
});

it("loses no penetration", () => {
  const parts = [aBlock(), aBlock({ columns: 2 })];
  expect(statistics(joinPatterns(parts)).stitches).toBe(
    parts.reduce((sum, part) => sum + statistics(part).stitches, 0),
  );
});

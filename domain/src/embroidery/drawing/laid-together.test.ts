import { expect, it } from "vitest";
import { COLOR_CHANGE, STITCH } from "../pattern/pattern.ts";
import { findThread } from "../thread/threads.ts";
import { laidTogether } from "./laid-together.ts";
import { stitchSegments } from "./segments/stitch-segments.ts";

const [navy, white, gold] = ["1366", "1001", "1070"].map((number) => findThread(number)!);

/** A line of 2 mm in one thread, then one of 1 mm in another. */
const twoLines = stitchSegments({
  cmd: Uint8Array.of(STITCH, STITCH, COLOR_CHANGE, STITCH, STITCH),
  x: Int32Array.of(0, 20, 20, 20, 30),
  y: Int32Array.of(0, 0, 0, 5, 5),
  threads: [],
});
const oneLine = stitchSegments({
  cmd: Uint8Array.of(STITCH, STITCH),
  x: Int32Array.of(0, 0),
  y: Int32Array.of(0, 10),
  threads: [],
});

it("designs lie where they are laid, each in its own threads, sewn one after the other", () => {
  const { segments, threads } = laidTogether([
    { segments: twoLines, threads: [navy!, white!], dx: 0, dy: 0 },
    { segments: oneLine, threads: [gold!], dx: 100, dy: -50 },
  ]);
  expect([...segments.ends]).toEqual([0, 0, 20, 0, 20, 5, 30, 5, 100, -50, 100, -40]);
  expect([...segments.thread].map((at) => threads[at]?.number)).toEqual(["1366", "1001", "1070"]);
  expect([...segments.stitch]).toEqual([2, 4, 6]);
  expect(segments).toMatchObject({
    count: 3,
    stitches: 6,
    bounds: { minX: 0, minY: -50, maxX: 100, maxY: 5 },
  });
});

it("nothing laid is nothing to see", () => {
  const { segments } = laidTogether([]);
  expect([segments.count, segments.bounds]).toEqual([0, null]);
});

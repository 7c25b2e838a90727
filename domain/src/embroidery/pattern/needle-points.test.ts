import { expect, it } from "vitest";
import { needlePoints, patternOfPoints, penetrations } from "./needle-points.ts";
import { move } from "./move.ts";
import { COLOR_CHANGE, JUMP, SEQUIN, STITCH, TRIM } from "./pattern.ts";
import { statistics } from "./statistics.ts";
import { aBlock, aPattern } from "./testing.ts";

const drawnAgain = (pattern: Parameters<typeof needlePoints>[0]) =>
  patternOfPoints(needlePoints(pattern).buffer, pattern.threads);

it("EMB-17 a pattern is drawn again from its needle points, cut and colored as it was", () => {
  const block = aBlock();
  const again = drawnAgain(block);
  expect(again.threads).toEqual(block.threads);
  expect(penetrations(again)).toEqual(penetrations(block));
  const [was, is] = [statistics(block), statistics(again)];
  expect(is).toMatchObject({ stitches: was.stitches, trims: was.trims, colors: was.colors });
  expect(is.bounds).toEqual(was.bounds);
});

it("EMB-17 how the hoop is led from point to point is not told", () => {
  const led = aPattern([
    [STITCH, 0, 0],
    [JUMP, 100, 0],
    [JUMP, 100, 90],
    [SEQUIN, 70, 70],
    [JUMP, 200, 90],
    [STITCH, 210, 95],
    [TRIM, 210, 95],
  ]);
  const { cmd, x, y } = drawnAgain(led);
  expect([...cmd]).toEqual([STITCH, JUMP, JUMP, JUMP, STITCH, TRIM]);
  expect([...x]).toEqual([0, 210, 210, 210, 210, 210]);
  expect([...y]).toEqual([0, 95, 95, 95, 95, 95]);
});

it("EMB-17 three jumps in a row are the cut that a machine makes of them", () => {
  const jumps = (count: number) => Array.from({ length: count }, () => [JUMP, 90, 0] as const);
  const trims = [2, 3, 4, 6].map((count) => {
    const led = aPattern([[STITCH, 0, 0], ...jumps(count), [STITCH, 90, 0]]);
    return [statistics(led).trims, statistics(drawnAgain(led)).trims];
  });
  expect(trims).toEqual([0, 1, 1, 1].map((cut) => [cut, cut]));
});

it("EMB-17 bytes that end too early are drawn as far as they go", () => {
  const bytes = needlePoints(aBlock());
  for (const length of [0, 1, 3, 4, 7, 41]) {
    const { cmd, threads } = patternOfPoints(bytes.slice(0, length).buffer, []);
    expect(cmd).toHaveLength(length >> 2);
    expect(threads).toHaveLength(length < 4 ? 0 : 1);
  }
});

it("EMB-17 what pierces the cloth alike is alike, wherever it lies and however it is cut and colored", () => {
  const points: readonly (readonly [number, number])[] = [
    [0, 0],
    [30, 10],
    [60, -20],
  ];
  const plain = aPattern(points.map(([x, y]) => [STITCH, x, y] as const));
  const cut = aPattern([
    [JUMP, 5, 5],
    ...points.flatMap(([x, y]) => [[STITCH, x, y] as const, [STITCH, x, y] as const]),
    [TRIM, 60, -20],
    [COLOR_CHANGE, 60, -20],
  ]);
  const moved = move(cut, 400, -7);
  if (!moved.ok) throw new Error("not moved");
  expect(penetrations(moved.value)).toEqual(penetrations(plain));
  expect(penetrations(aBlock())).not.toEqual(penetrations(plain));
});

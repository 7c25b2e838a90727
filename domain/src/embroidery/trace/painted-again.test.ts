import fc from "fast-check";
import { expect, it } from "vitest";
import { isInside } from "../region/winding.ts";
import { sewDrawing } from "../shape/sew-drawing.ts";
import { readSvg } from "../shape/svg/svg-document.ts";
import { CLEAR, GOLD, NAVY, painted, RED } from "./testing.ts";
import { tracePicture } from "./trace-picture.ts";

/** Threads of these colors are none of each other's. */
const COLORS = [CLEAR, NAVY, RED, GOLD] as const;
const HEXES = ["", "#123a6b", "#c8202c", "#f2c230"] as const;
const BLOCKS = 8;
const BLOCK_MM = 5;
const BLOCK_PX = 12;

const colors = fc.integer({ min: 0, max: COLORS.length - 1 });
const ends = fc.tuple(fc.nat({ max: BLOCKS }), fc.nat({ max: BLOCKS }));
/** 8 × 8 blocks, each of any color. */
const anyBoards = fc.array(colors, { minLength: BLOCKS * BLOCKS, maxLength: BLOCKS * BLOCKS });
/** The same with squares around squares, so that much lies in something else. */
const nestedBoards = fc
  .array(fc.tuple(ends, ends, colors), { minLength: 4, maxLength: 9 })
  .map((squares) =>
    Array.from({ length: BLOCKS * BLOCKS }, (_, i) => {
      const isIn = ([a, b]: readonly [number, number], at: number) =>
        at >= Math.min(a, b) && at < Math.max(a, b);
      const top = squares.findLast(
        ([across, down]) => isIn(across, i % BLOCKS) && isIn(down, Math.floor(i / BLOCKS)),
      );
      return top?.[2] ?? 0;
    }),
  );
const rings = fc.array(colors, { minLength: 4, maxLength: 4 }).map((each) =>
  Array.from({ length: BLOCKS * BLOCKS }, (_, i) => {
    const [x, y] = [i % BLOCKS, Math.floor(i / BLOCKS)];
    return each[Math.min(x, y, BLOCKS - 1 - x, BLOCKS - 1 - y)] ?? 0;
  }),
);
const boards = fc.oneof(anyBoards, nestedBoards, rings);

function boardOf(blocks: readonly number[]) {
  const side = BLOCKS * BLOCK_PX;
  return painted(side, side, (x, y) => {
    const [column, row] = [Math.floor(x / BLOCK_PX), Math.floor(y / BLOCK_PX)];
    return COLORS[blocks[row * BLOCKS + column] ?? 0] ?? CLEAR;
  });
}

/** What is on top in the middle of each block, once all layers are painted in their order. */
function paintedAgain(svg: string): string[] {
  const drawing = readSvg(svg);
  if (!drawing.ok) throw new Error(drawing.problems[0]?.error);
  const { shapes, heightMm } = drawing.value;
  return Array.from({ length: BLOCKS * BLOCKS }, (_, i) => {
    const x = ((i % BLOCKS) + 0.5) * BLOCK_MM;
    const y = heightMm - (Math.floor(i / BLOCKS) + 0.5) * BLOCK_MM;
    const top = shapes.findLast((shape) => shape.kind === "area" && isInside(shape.region, x, y));
    return top?.color ?? "";
  });
}

it("whatever lies in whatever, the layers painted one over the other are the picture again", () => {
  fc.assert(
    fc.property(boards, (blocks) => {
      const wish = { widthMm: BLOCKS * BLOCK_MM, colors: 8, ground: "sewn" } as const;
      const traced = tracePicture(boardOf(blocks), wish);
      if (!traced.ok) {
        expect(blocks.every((color) => color === 0)).toBe(true);
        return;
      }
      expect(paintedAgain(traced.value.svg)).toEqual(blocks.map((color) => HEXES[color]));
    }),
    { numRuns: 30 },
  );
});

it("any pixels at any width are refused or can be sewn", () => {
  const side = 20;
  const pixels = fc.uint8Array({ minLength: 4 * side * side, maxLength: 4 * side * side });
  // Few values in long rows: a picture rather than dust.
  const flat = fc
    .array(fc.tuple(fc.constantFrom(...COLORS), fc.integer({ min: 1, max: 3 * side })), {
      minLength: 30,
      maxLength: 60,
    })
    .map((runs) => {
      const pixelColors = runs.flatMap(([color, length]) => Array.from({ length }, () => color));
      return painted(side, side, (x, y) => pixelColors[y * side + x] ?? CLEAR).rgba;
    });
  fc.assert(
    fc.property(fc.oneof(pixels, flat), fc.integer({ min: 5, max: 60 }), (rgba, widthMm) => {
      const wish = { widthMm, colors: 4, ground: "around" } as const;
      const traced = tracePicture({ width: side, height: side, rgba }, wish);
      if (!traced.ok) return;
      const sewn = sewDrawing({ svg: traced.value.svg, fabric: "twill", threads: {} });
      expect(sewn.ok || sewn.problems.map(({ error }) => error)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

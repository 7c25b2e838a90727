import type { Fabric } from "../fabric/fabric.ts";
import type { Direction } from "../fill/row-source.ts";
import type { Point } from "../fill/tatami.ts";
import { UNITS_PER_MM, type Pattern } from "../pattern/pattern.ts";
import { patternBuilder } from "../pattern/pattern-builder.ts";
import type { Thread } from "../thread/thread.ts";
import { threads as catalogue } from "../thread/threads.data.ts";
import { joinRuns, type LookAt } from "./join-runs.ts";
import { isBeside, overlaps } from "./overlap.ts";
import { isCovered, nearestPiece, pieceOf, type Piece } from "./piece.ts";
import { planArea, sewArea, sewLine } from "./sew-shape.ts";
import type { Drawing } from "./shape.ts";
import { sewSmallStar } from "./small-star.ts";
import { threadBlocks } from "./thread-blocks.ts";

interface ShapeSewing {
  readonly fabric: Fabric;
  /** Cones to choose from; the whole catalogue where it is left out. */
  readonly threads?: readonly Thread[];
}

/** Lines from this width on are sewn as areas, in mm. */
const BROAD_LINE_MM = 1;
/** Areas that lie so near are neighbors that have to overlap, in mm. */
const BESIDE_MM = 0.3;
/** Rows of neighbors run in different directions: level, slanting, upright, slanting back. */
const DIRECTIONS: readonly Direction[] = [
  { x: 1, y: 0 },
  { x: 0.8, y: 0.6 },
  { x: 0, y: 1 },
  { x: 0.8, y: -0.6 },
];

/**
 * A drawing under the needle, its middle at 0, 0. Colors become the nearest threads and are changed
 * as seldom as what lies over what allows; areas reach under their neighbors that are sewn later.
 */
export function sewShapes(drawing: Drawing, { fabric, threads = catalogue }: ShapeSewing): Pattern {
  const pieces = drawing.shapes.flatMap((shape) => pieceOf(shape, threads));
  const order = threadBlocks(
    pieces.map(({ thread }) => thread.number),
    (upper, lower) => overlaps((pieces[upper] as Piece).body, (pieces[lower] as Piece).body),
  );
  const blocks = sewBlocks(
    order.map((block) => block.map((i) => pieces[i] as Piece)),
    fabric,
  );
  const builder = patternBuilder();
  const dx = -Math.round((drawing.widthMm / 2) * UNITS_PER_MM);
  const dy = -Math.round((drawing.heightMm / 2) * UNITS_PER_MM);
  blocks.forEach(({ runs }, i) => {
    if (i > 0) builder.changeColor();
    for (const run of runs) {
      builder.sew(run, dx, dy);
      builder.trim();
    }
  });
  return builder.finish(blocks.map(({ thread }) => thread));
}

interface Block {
  readonly thread: Thread;
  readonly runs: readonly Int32Array[];
}

/** Everything block by block; those of which nothing is seen are left out. */
function sewBlocks(blocks: readonly (readonly Piece[])[], fabric: Fabric): Block[] {
  const sewn: Piece[] = [];
  const result: Block[] = [];
  let here: Point = { x: 0, y: 0 };
  blocks.forEach((block, number) => {
    const left = new Set(block);
    const later = blocks.slice(number + 1).flat();
    const runs: Int32Array[] = [];
    const above: (readonly Piece[])[] = [];
    for (let piece = nearestPiece(left, here); piece; piece = nearestPiece(left, here)) {
      left.delete(piece);
      const upper = [...left, ...later];
      for (const run of sewPiece(piece, { fabric, start: here, upper, sewn })) {
        runs.push(run);
        above.push([piece, ...upper]);
        here = endOf(run);
      }
      sewn.push(piece);
    }
    const lookAt: LookAt = (x, y, run) => {
      if (isCovered(above[run] ?? [], { x, y })) return "hidden";
      return isCovered([...block, ...later], { x, y }) ? "own color" : "seen";
    };
    const { thread } = block[0] as Piece;
    if (runs.length > 0) result.push({ thread, runs: joinRuns(runs, lookAt) });
  });
  return result;
}

interface PieceSewing {
  readonly fabric: Fabric;
  readonly start: Point;
  /** What is sewn later, and what was sewn before. */
  readonly upper: readonly Piece[];
  readonly sewn: readonly Piece[];
}

function sewPiece(
  piece: Piece,
  { fabric, start, upper, sewn }: PieceSewing,
): readonly Int32Array[] {
  const { shape, body } = piece;
  if (shape.kind === "line" && shape.widthMm < BROAD_LINE_MM) return sewLine(shape).runs;
  const small = sewSmallStar(body.region, start);
  if (small) return [small];
  const covers = upper
    .filter((later) => later.isBroad && isBeside(body, later.body, BESIDE_MM))
    .map((later) => later.body.region);
  const hint = shape.kind === "area" ? shape.direction : undefined;
  const plan = planArea(body.region, covers, hint ?? freeDirection(piece, sewn));
  if (plan.as === "rows") piece.direction = plan.direction;
  return sewArea(body.region, plan, { fabric, covers, start }).runs;
}

/** The first direction that no neighbor's rows have. */
function freeDirection({ body }: Piece, sewn: readonly Piece[]): Direction {
  const taken = sewn
    .filter(({ direction, body: other }) => direction && isBeside(body, other, BESIDE_MM))
    .map(({ direction }) => direction);
  const free = DIRECTIONS.find((direction) => !taken.includes(direction));
  return free ?? (DIRECTIONS[0] as Direction);
}

function endOf(run: Int32Array): Point {
  return {
    x: (run[run.length - 2] as number) / UNITS_PER_MM,
    y: (run[run.length - 1] as number) / UNITS_PER_MM,
  };
}

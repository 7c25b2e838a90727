import type { Fabric } from "../fabric/fabric.ts";
import type { Direction } from "../fill/row-cells.ts";
import type { Point } from "../fill/tatami.ts";
import { UNITS_PER_MM, type Pattern } from "../pattern/pattern.ts";
import { patternBuilder } from "../pattern/pattern-builder.ts";
import type { Region } from "../region/region.ts";
import { area, isInside } from "../region/winding.ts";
import { nearestThread } from "../thread/nearest-thread.ts";
import type { Thread } from "../thread/thread.ts";
import { threads as catalogue } from "../thread/threads.data.ts";
import { joinRuns } from "./join-runs.ts";
import { boxed, isBeside, overlaps, type Boxed } from "./overlap.ts";
import { planArea, sewArea, sewLine } from "./sew-shape.ts";
import { sewingOrder } from "./sewing-order.ts";
import type { Drawing, Shape } from "./shape.ts";
import { sewSmallStar } from "./small-star.ts";
import { strokeRegion } from "./stroke.ts";

export interface ShapeSewing {
  readonly fabric: Fabric;
  /** Cones to choose from; the whole catalogue where it is left out. */
  readonly threads?: readonly Thread[];
}

/** Lines from this width on are sewn as areas, in mm. */
const BROAD_LINE_MM = 1;
/** Shapes at least this broad and large are sewn into the areas below, smaller ones on top, in mm. */
const BROAD_MM = 1.8;
const LARGE_MM2 = 6;
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
  const order = sewingOrder(
    pieces.map(({ thread, place }) => ({ thread: thread.number, x: place.x, y: place.y })),
    (upper, lower) => overlaps((pieces[upper] as Piece).body, (pieces[lower] as Piece).body),
  );
  const queue = order.map((i) => pieces[i] as Piece);
  const blocks = sewBlocks(queue, fabric);
  const builder = patternBuilder();
  const [dx, dy] = [drawing.widthMm / 2, drawing.heightMm / 2].map((mm) => {
    return -Math.round(mm * UNITS_PER_MM);
  }) as [number, number];
  blocks.forEach(({ runs }, i) => {
    if (i > 0) builder.changeColor();
    for (const run of runs) {
      builder.sew(run, dx, dy);
      builder.trim();
    }
  });
  return builder.finish(blocks.map(({ thread }) => thread));
}

/** A shape on its way to the needle. */
interface Piece {
  readonly shape: Shape;
  readonly thread: Thread;
  readonly body: Boxed;
  readonly place: Point;
  /** True when what lies below is left out under it. */
  readonly isBroad: boolean;
}

function pieceOf(shape: Shape, threads: readonly Thread[]): Piece[] {
  const thread = nearestThread(shape.color, threads)?.thread;
  const region = shape.kind === "area" ? shape.region : strokeRegion(shape);
  const body = boxed(region);
  const { minX, minY, maxX, maxY } = body.box;
  if (!thread || !(maxX >= minX)) return [];
  const place = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
  return [{ shape, thread, body, place, isBroad: shape.kind === "area" && isBroad(region) }];
}

function isBroad(region: Region): boolean {
  const covered = area(region);
  let around = 0;
  for (const ring of region.rings) {
    for (let i = 0; i < ring.length; i += 2) {
      const j = (i + 2) % ring.length;
      const dx = (ring[j] as number) - (ring[i] as number);
      const dy = (ring[j + 1] as number) - (ring[i + 1] as number);
      around += Math.sqrt(dx * dx + dy * dy);
    }
  }
  return covered >= LARGE_MM2 && (2 * covered) / around >= BROAD_MM;
}

interface Block {
  readonly thread: Thread;
  readonly runs: readonly Int32Array[];
}

/** Everything in its order, gathered by thread; blocks of which nothing is seen are left out. */
function sewBlocks(queue: readonly Piece[], fabric: Fabric): Block[] {
  const blocks: Block[] = [];
  const directions = new Map<Piece, Direction>();
  let here: Point | undefined;
  for (let from = 0; from < queue.length;) {
    const { thread } = queue[from] as Piece;
    const rest = queue.findIndex((piece, i) => i > from && piece.thread !== thread);
    const to = rest < 0 ? queue.length : rest;
    const runs: Int32Array[] = [];
    const sewnAt: number[] = [];
    for (let i = from; i < to; i += 1) {
      for (const run of sewPiece(queue, i, { fabric, start: here, directions })) {
        runs.push(run);
        sewnAt.push(i);
        here = endOf(run);
      }
    }
    const isHidden = (x: number, y: number, run: number) =>
      isCovered(queue, sewnAt[run] as number, { x, y });
    if (runs.length > 0) blocks.push({ thread, runs: joinRuns(runs, isHidden) });
    from = to;
  }
  return blocks;
}

interface PieceSewing {
  readonly fabric: Fabric;
  readonly start: Point | undefined;
  /** Which way the rows of each piece run that was sewn so far. */
  readonly directions: Map<Piece, Direction>;
}

function sewPiece(
  queue: readonly Piece[],
  index: number,
  { fabric, start, directions }: PieceSewing,
): readonly Int32Array[] {
  const piece = queue[index] as Piece;
  const { shape, body } = piece;
  if (shape.kind === "line" && shape.widthMm < BROAD_LINE_MM) return sewLine(shape).runs;
  const small = sewSmallStar(body.region, start);
  if (small) return [small];
  const covers = queue
    .slice(index + 1)
    .filter((later) => later.isBroad && isBeside(body, later.body, BESIDE_MM))
    .map((later) => later.body.region);
  const taken = [...directions]
    .filter(([other]) => isBeside(body, other.body, BESIDE_MM))
    .map(([, direction]) => direction);
  const free = DIRECTIONS.find((direction) => !taken.includes(direction)) ?? DIRECTIONS[0];
  const hint = shape.kind === "area" ? shape.direction : undefined;
  const plan = planArea(body.region, covers, hint ?? (free as Direction));
  if (!plan.isColumn) directions.set(piece, plan.direction);
  return sewArea(body.region, plan, { fabric, covers, start }).runs;
}

/** True for a place that the piece itself or a later one will cover, the thread's width included. */
function isCovered(queue: readonly Piece[], from: number, { x, y }: Point): boolean {
  return [-0.25, 0, 0.25].every((off) =>
    [
      [x + off, y],
      [x, y + off],
    ].every(([px, py]) => {
      return queue.some((piece, i) => {
        return i >= from && isInside(piece.body.region, px as number, py as number);
      });
    }),
  );
}

function endOf(run: Int32Array): Point {
  return {
    x: (run[run.length - 2] as number) / UNITS_PER_MM,
    y: (run[run.length - 1] as number) / UNITS_PER_MM,
  };
}

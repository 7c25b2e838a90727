import type { Fabric } from "../fabric/fabric.ts";
import { UNITS_PER_MM } from "../pattern/pattern.ts";
import { STEP_MM } from "./centerline.ts";
import { pointX, pointY } from "./claim.ts";
import { type Column, rungWidth } from "./column.ts";
import type { Needle } from "./needle.ts";

/** No satin stitch is longer than this, in mm; wider columns are split. */
const SPLIT_MM = 6.3;
/** A column is widened to this, in mm, but by no more than {@link MOST_WIDENED_MM} to a side. */
const LEAST_WIDTH_MM = 0.7;
const MOST_WIDENED_MM = 0.13;
/**
 * Between two rails that face each other so much is kept free, in mm: a thread's width, for half of one
 * lies beyond each, and some cloth. They are widened less there, and narrowed by so much at most.
 */
const OPEN_MM = 0.7;
const MOST_NARROWED_MM = 0.08;
/** In a bend the inner ends of the stitches are drawn in, so that no more layers than this lie there. */
const BEND_LAYERS = 1.4;
/** A stitch is drawn in by no more than this part of the width, and only in a column this wide, in mm. */
const MOST_DRAWN_IN = 0.8;
const DRAWN_IN_FROM_MM = 0.9;
/** A narrower end is a tip: a thread across would only be one more in the same place, in mm. */
const SQUARE_FROM_MM = 0.5;
/** How far around a sample the two rails are compared, in samples. */
const BEND_SAMPLES = 3;
/** The golden section: its multiples scatter evenly, so that no ridge of needle points appears. */
const SCATTER = 0.618_033_988_749_895;

/**
 * Sews the satin of a column from its last sample to its first. At an end that stands free a thread lies
 * all across, so that the end is as square as the outline there.
 */
export function sewSatin(needle: Needle, column: Column, fabric: Fabric): void {
  const order = column.last - column.first;
  const half = fabric.satinPitchMm / 2;
  let [gone, side, stitches] = [half, 0, 0];
  const sew = (i: number) => {
    sewRung(needle, { column, i, side, stitches, fabric });
    side = 1 - side;
    stitches += 1;
  };
  for (let k = 0; k <= order; k += 1) {
    const i = column.last - k;
    gone += k === 0 ? 0 : railAdvance(column, i + 1, i);
    if (gone < half && k < order) continue;
    gone = gone > 2 * half ? 0 : gone - half;
    sew(i);
    if (isSquare(column, k === 0 ? 1 : 0) && (k === 0 || k === order)) sew(i);
  }
}

/** Whether a thread is to lie all across an end: 0 the first one, 1 the last one. */
function isSquare({ rungs, first, last, isFree }: Column, end: 0 | 1): boolean {
  return isFree[end] && rungWidth(rungs, end === 0 ? first : last) >= SQUARE_FROM_MM;
}

/** How far the longer rail goes along the way between two neighbouring samples, in mm. */
function railAdvance({ rungs }: Column, a: number, b: number): number {
  const { line, from, to } = rungs;
  const rail = (edge: Float64Array) => {
    const dx = pointX(line, b, edge[b] as number) - pointX(line, a, edge[b] as number);
    const dy = pointY(line, b, edge[b] as number) - pointY(line, a, edge[b] as number);
    return Math.sqrt(dx * dx + dy * dy);
  };
  return Math.min(2.5 * STEP_MM, Math.max(rail(from), rail(to)));
}

interface RungStitch {
  readonly column: Column;
  readonly i: number;
  /** 0 ends on the right rail, 1 on the left. */
  readonly side: number;
  readonly stitches: number;
  readonly fabric: Fabric;
}

function sewRung(needle: Needle, { column, i, side, stitches, fabric }: RungStitch): void {
  const { line } = column.rungs;
  const { right, left } = widened(column, i, fabric);
  const width = left - right;
  const inset = width > DRAWN_IN_FROM_MM ? width * drawnIn(column, { i, side, stitches }) : 0;
  const end = side === 1 ? left - inset : right + inset;
  split(needle, { x: pointX(line, i, end), y: pointY(line, i, end), stitches });
  needle.to(pointX(line, i, end), pointY(line, i, end));
}

/** Puts needle points into a stitch that would be too long; shifted, so that no groove appears. */
function split(
  needle: Needle,
  { x, y, stitches }: { x: number; y: number; stitches: number },
): void {
  const [fromX, fromY] = [needle.x / UNITS_PER_MM, needle.y / UNITS_PER_MM];
  const length = Math.sqrt((x - fromX) * (x - fromX) + (y - fromY) * (y - fromY));
  if (length <= SPLIT_MM) return;
  const parts = Math.ceil(length / SPLIT_MM) + 1;
  const shift = ((stitches % 3) - 1) * (0.28 / parts);
  for (let part = 1; part < parts; part += 1) {
    const t = part / parts + shift;
    needle.to(fromX + (x - fromX) * t, fromY + (y - fromY) * t);
  }
}

/** Both rails of a rung with pull compensation and the least width, in mm from the center line. */
function widened(column: Column, i: number, fabric: Fabric): { right: number; left: number } {
  const { from, to, room } = column.rungs;
  const width = rungWidth(column.rungs, i);
  const missing = Math.max(0, LEAST_WIDTH_MM - width - 2 * fabric.pullMm) / 2;
  const add = Math.max(fabric.pullMm, Math.min(MOST_WIDENED_MM, fabric.pullMm + missing));
  const least = Math.max(-MOST_NARROWED_MM, (LEAST_WIDTH_MM - width) / 2);
  const beside = (free: number) => Math.min(add, Math.max(least, (free - OPEN_MM) / 2));
  return {
    right: (from[i] as number) - beside(room.right[i] as number),
    left: (to[i] as number) + beside(room.left[i] as number),
  };
}

/**
 * Which part of the width a stitch stops short of the rail on its side. Where that rail goes `slow`
 * times as far as the other one, stitches that all reached it would lie 1 / `slow` times as dense there;
 * so only as many go on inwards as {@link BEND_LAYERS} allow. Below 0 the rungs cross inside.
 */
function drawnIn(
  { rungs, first, last }: Column,
  { i, side, stitches }: Pick<RungStitch, "i" | "side" | "stitches">,
): number {
  const [a, b] = [Math.max(first, i - BEND_SAMPLES), Math.min(last, i + BEND_SAMPLES)];
  const { line, from, to } = rungs;
  const gone = (edge: Float64Array) => {
    const dx = pointX(line, b, edge[b] as number) - pointX(line, a, edge[a] as number);
    const dy = pointY(line, b, edge[b] as number) - pointY(line, a, edge[a] as number);
    return dx * (line.ny[i] as number) - dy * (line.nx[i] as number);
  };
  const [own, other] = side === 1 ? [gone(to), gone(from)] : [gone(from), gone(to)];
  if (other <= 0 || own * BEND_LAYERS >= other) return 0;
  const slow = own / other;
  const place = ((stitches >> 1) * SCATTER) % 1;
  const short = (place / BEND_LAYERS - slow) / (1 - slow);
  return Math.min(MOST_DRAWN_IN, Math.max(0, short));
}

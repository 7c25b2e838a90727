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
/** Where penetrations of one side come nearer than this, every second one is drawn in, in mm. */
const CROWDED_MM = 0.22;
const DRAWN_IN = 0.22;

/** Sews the satin of a column from one sample to another; either may be the greater. */
export function sewSatin(needle: Needle, column: Column, fabric: Fabric): void {
  const order = column.last - column.first;
  const half = fabric.satinPitchMm / 2;
  let [gone, side, stitches] = [half, 0, 0];
  for (let k = 0; k <= order; k += 1) {
    const i = column.last - k;
    gone += k === 0 ? 0 : railAdvance(column, i + 1, i);
    if (gone < half && k < order) continue;
    gone = gone > 2 * half ? 0 : gone - half;
    sewRung(needle, { column, i, side, stitches, fabric });
    side = 1 - side;
    stitches += 1;
  }
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
  const crowded = width > 1.2 && isCrowded(column, i, side) && stitches % 4 < 2;
  const inset = crowded ? DRAWN_IN * width : 0;
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
  const { from, to } = column.rungs;
  const width = rungWidth(column.rungs, i);
  const missing = Math.max(0, LEAST_WIDTH_MM - width - 2 * fabric.pullMm) / 2;
  const add = Math.max(fabric.pullMm, Math.min(MOST_WIDENED_MM, fabric.pullMm + missing));
  return { right: (from[i] as number) - add, left: (to[i] as number) + add };
}

/** Whether the rail on this side hardly moves while the other one turns around it. */
function isCrowded({ rungs, first, last }: Column, i: number, side: number): boolean {
  const { line, from, to } = rungs;
  const j = i > first ? i - 1 : Math.min(last, i + 1);
  if (j === i) return false;
  const inner = side === 1 ? to : from;
  const outer = side === 1 ? from : to;
  const moved = (edge: Float64Array) => {
    const dx = pointX(line, i, edge[i] as number) - pointX(line, j, edge[i] as number);
    const dy = pointY(line, i, edge[i] as number) - pointY(line, j, edge[i] as number);
    return Math.sqrt(dx * dx + dy * dy);
  };
  return moved(inner) < (CROWDED_MM / 0.4) * moved(outer);
}

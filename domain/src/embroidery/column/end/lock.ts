import { UNITS_PER_MM } from "../../pattern/pattern.ts";
import { STEP_MM } from "../centerline.ts";
import { pointX, pointY } from "../claim.ts";
import { type Column, rungWidth } from "../column.ts";
import type { Needle } from "../needle.ts";
import { middleOfRung } from "../sewn-stroke.ts";

/** How far inside of the end of the satin the lock begins, in mm. */
const INSET_MM = 0.35;
/** From one stitch of a lock to the next, into the column, in mm: they lie between the threads. */
const APART_MM = 0.21;
/** Half of a stitch of a lock, in mm, and as a part of the width at most. */
const HALF_MM = 0.3;
const HALF_OF_WIDTH = 0.35;
/** In a narrower column the stitches are too short to hold across: there it is locked along it, in mm. */
const ACROSS_FROM_MM = 0.6;
/** Locked along a column, the thread goes as far into it, in mm. */
const ALONG_MM = 0.9;
const TIMES = 5;

/**
 * Locks the thread where the satin of a column ended. It goes back along the column, each stitch in the
 * direction of the threads and between two others, so that no lump lies across the end; along the middle
 * where the column is too narrow.
 */
export function lockEnd(needle: Needle, column: Column, entry: number): void {
  const at = inwardFrom(column, entry);
  if (rungWidth(column.rungs, at(INSET_MM)) < ACROSS_FROM_MM) {
    const far = middleOfRung(column, at(ALONG_MM));
    needle.lock(far.x, far.y);
    return;
  }
  let side = sideOf(needle, column, at(0)) === 1 ? -1 : 1;
  for (let time = 0; time < TIMES; time += 1) {
    const i = at(INSET_MM + time * APART_MM);
    const width = rungWidth(column.rungs, i);
    const half = Math.min(HALF_MM, HALF_OF_WIDTH * width);
    const middle = (column.rungs.from[i] as number) + width / 2;
    needle.to(
      pointX(column.rungs.line, i, middle + side * half),
      pointY(column.rungs.line, i, middle + side * half),
    );
    side = -side;
  }
}

/** Sews on to a rail where the satin ended, as one more stitch of it, if the needle is not there yet. */
export function sewToRail(
  needle: Needle,
  column: Column,
  { entry, side }: { entry: number; side: 0 | 1 },
): void {
  const i = inwardFrom(column, entry)(0);
  if (sideOf(needle, column, i) === side) return;
  const { line, from, to } = column.rungs;
  const t = (side === 1 ? to[i] : from[i]) as number;
  needle.to(pointX(line, i, t), pointY(line, i, t));
}

/** The sample so many mm inside of the end that is nearer to the entry, or of the entry itself. */
function inwardFrom({ first, last }: Column, entry: number): (mm: number) => number {
  const start = Math.min(last, Math.max(first, entry));
  const way = start - first < last - start ? 1 : -1;
  return (mm) => Math.min(last, Math.max(first, start + way * Math.round(mm / STEP_MM)));
}

/** Which rail the needle stands nearer to: 0 the right one, 1 the left. */
function sideOf(needle: Needle, column: Column, i: number): 0 | 1 {
  const { line } = column.rungs;
  const middle = middleOfRung(column, i);
  const dx = needle.x / UNITS_PER_MM - middle.x;
  const dy = needle.y / UNITS_PER_MM - middle.y;
  return dx * (line.nx[i] as number) + dy * (line.ny[i] as number) > 0 ? 1 : 0;
}

import { LONGEST_MOVE } from "../pattern/limits.ts";
import { UNITS_PER_MM } from "../pattern/pattern.ts";

/** Shorter stitches break thread and needle: 0.3 mm. */
const SHORTEST_UNITS = 3;
/** Stitches that hold the thread at both ends of a run, in mm. */
const LOCK_MM = 0.7;

/**
 * Needle points of one run from mm to whole 0.1 mm. A point nearer than 0.3 mm to the one before is
 * left out (the last point stays and the one before it goes); a stitch over 12.1 mm is shared out.
 */
export function needlePoints(points: ArrayLike<number>): Int32Array {
  const units: number[] = [];
  for (let i = 0; i + 1 < points.length; i += 2) {
    addNeedlePoint(
      units,
      Math.round((points[i] as number) * UNITS_PER_MM),
      Math.round((points[i + 1] as number) * UNITS_PER_MM),
      i + 3 >= points.length,
    );
  }
  return Int32Array.from(units);
}

/**
 * The same run with its thread locked: three short stitches at both ends that lie under or on the run
 * itself. A run too short for them is answered as it is.
 */
export function locked(points: ArrayLike<number>): number[] {
  const all = Array.from(points);
  const head = lockStitches(all, 0, 2);
  const tail = lockStitches(all, all.length - 2, -2);
  return [...head, ...all, ...tail.reverse()].flat();
}

function addNeedlePoint(units: number[], x: number, y: number, isLast: boolean): void {
  while (units.length >= 2 && squared(units, x, y) < SHORTEST_UNITS * SHORTEST_UNITS) {
    if (!isLast || units.length < 4) return;
    units.length -= 2;
  }
  if (units.length >= 2) {
    const apart = Math.sqrt(squared(units, x, y));
    const stitches = Math.ceil(apart / LONGEST_MOVE);
    const fromX = units[units.length - 2] as number;
    const fromY = units[units.length - 1] as number;
    for (let i = 1; i < stitches; i += 1) {
      units.push(
        Math.round(fromX + ((x - fromX) * i) / stitches),
        Math.round(fromY + ((y - fromY) * i) / stitches),
      );
    }
  }
  units.push(x, y);
}

function squared(units: readonly number[], x: number, y: number): number {
  const dx = x - (units[units.length - 2] as number);
  const dy = y - (units[units.length - 1] as number);
  return dx * dx + dy * dy;
}

/** From an end of a run a short way along it, there, back and there, as points before that end. */
function lockStitches(points: readonly number[], end: number, step: number): number[][] {
  const [x, y] = [points[end], points[end + 1]];
  if (x === undefined || y === undefined) return [];
  for (let i = end + step; i >= 0 && i < points.length; i += step) {
    const dx = (points[i] as number) - x;
    const dy = (points[i + 1] as number) - y;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length < LOCK_MM) continue;
    const inner = [x + (dx / length) * LOCK_MM, y + (dy / length) * LOCK_MM];
    return [[x, y], inner];
  }
  return [];
}

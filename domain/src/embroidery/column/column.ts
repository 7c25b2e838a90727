import { STEP_MM } from "./centerline.ts";
import type { Rungs } from "./rungs.ts";

/** A piece of a stroke that is sewn at one go: the samples `first` to `last` of its rungs. */
export interface Column {
  readonly rungs: Rungs;
  readonly first: number;
  readonly last: number;
  /** The middle one of its widths before anything is added, in mm. */
  readonly widthMm: number;
  /** Wider than nine in ten of its rungs, in mm: hairlines are thin nearly everywhere. */
  readonly wideMm: number;
  /** Whether it ends at the outline at `first`, and at `last`: there its last threads lie across the end. */
  readonly isFree: readonly [boolean, boolean];
}

/** Shorter and thinner leftovers are not sewn. */
const LEAST_LENGTH_MM = 0.25;
const LEAST_AREA_MM2 = 0.1;
/** A rung narrower than this ends a column. */
const LEAST_RUNG_MM = 0.12;

/** The pieces of a stroke that are left after claiming. */
export function columnsOf(rungs: Rungs): Column[] {
  const columns: Column[] = [];
  const { line } = rungs;
  let first = -1;
  for (let i = 0; i <= line.count; i += 1) {
    const isThere = i < line.count && rungWidth(rungs, i) >= LEAST_RUNG_MM;
    if (isThere && first < 0) first = i;
    if (isThere || first < 0) continue;
    const last = i - 1;
    const isFree = [endsFree(rungs, first), endsFree(rungs, last)] as const;
    const column = { rungs, first, last, isFree, ...widths(rungs, first, last) };
    const length = (column.last - column.first) * STEP_MM;
    if (length >= LEAST_LENGTH_MM && length * column.widthMm >= LEAST_AREA_MM2)
      columns.push(column);
    first = -1;
  }
  return columns;
}

/** The last rungs of all may lie on the outline already, and so be no column's: in samples. */
const AT_OUTLINE = 3;

function endsFree({ freeEnds }: Rungs, i: number): boolean {
  return [...freeEnds].some((end) => Math.abs(end - i) <= AT_OUTLINE);
}

/** How wide a column is at its rung `i`, in mm. */
export function rungWidth({ from, to }: Rungs, i: number): number {
  return (to[i] as number) - (from[i] as number);
}

function widths(rungs: Rungs, first: number, last: number): { widthMm: number; wideMm: number } {
  const sorted = new Float64Array(last - first + 1);
  for (let k = 0; k < sorted.length; k += 1) sorted[k] = rungWidth(rungs, first + k);
  sorted.sort();
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] as number;
  return { widthMm: at(0.5), wideMm: at(0.9) };
}

import type { Raster } from "./skeleton/raster.ts";
import { neighborSteps } from "./skeleton/thin.ts";

/** The pieces of an area; cells that touch at a corner hang together. */
interface Pieces {
  readonly count: number;
  /** The number of each cell's piece, from 1; 0 outside. */
  readonly of: Int32Array;
}

/** Numbers the pieces of an area row by row, from below. */
export function piecesOf({ width, inside }: Raster): Pieces {
  const of = new Int32Array(inside.length);
  const open = new Int32Array(inside.length);
  const steps = Int32Array.from(neighborSteps(width));
  let count = 0;
  for (let start = 0; start < inside.length; start += 1) {
    if (!inside[start] || of[start]) continue;
    count += 1;
    of[start] = count;
    open[0] = start;
    for (let k = 0, end = 1; k < end; k += 1) {
      for (let s = 0; s < 8; s += 1) {
        const next = (open[k] as number) + (steps[s] as number);
        if (!inside[next] || of[next]) continue;
        of[next] = count;
        open[end] = next;
        end += 1;
      }
    }
  }
  return { count, of };
}

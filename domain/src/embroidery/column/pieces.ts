import type { Raster } from "./raster.ts";
import { neighborSteps } from "./thin.ts";

/** Numbers the pieces of an area from 1; 0 outside. Cells that touch at a corner hang together. */
export function piecesOf({ width, inside }: Raster): Int32Array {
  const piece = new Int32Array(inside.length);
  const steps = neighborSteps(width);
  let count = 0;
  for (let start = 0; start < inside.length; start += 1) {
    if (!inside[start] || piece[start]) continue;
    count += 1;
    piece[start] = count;
    const open = [start];
    for (const cell of open) {
      for (const step of steps) {
        const next = cell + step;
        if (!inside[next] || piece[next]) continue;
        piece[next] = count;
        open.push(next);
      }
    }
  }
  return piece;
}

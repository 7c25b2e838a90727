import { blur } from "./blur.ts";
import { sample } from "./grid.ts";
import type { Grid } from "./grid.ts";

/** Values of a coarse grid on a finer one, smoothed so that no cell shows. */
export function refine(values: Float32Array, from: Grid, to: Grid): Float32Array {
  const out = new Float32Array(to.width * to.height);
  const k = to.cell / from.cell;
  const dx = (to.x0 - from.x0) / from.cell - 0.5;
  const dy = (to.y0 - from.y0) / from.cell - 0.5;
  for (let y = 0; y < to.height; y++) {
    for (let x = 0; x < to.width; x++) {
      out[y * to.width + x] = sample(values, from, [dx + (x + 0.5) * k, dy + (y + 0.5) * k]);
    }
  }
  return blur(out, [to.width, to.height], (from.cell / to.cell) * 0.75);
}

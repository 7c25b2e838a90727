import { coverOn, withCell } from "../raster/grid.ts";
import { refine } from "../raster/resample.ts";
import type { Grid } from "../raster/grid.ts";
import type { Line } from "../raster/spline.ts";

const CELL_MM = 7;
const SWEEPS = 160;
const OVER_RELAXATION = 1.93;
const RIM = 0.02;

/**
 * Height in mm of the body inside the cloth: a membrane blown up over the outline, lifted by a
 * power, so that the flanks turn away like a torso and not like a balloon.
 */
export function volume(
  outline: Line,
  grid: Grid,
  { height, power = 0.5 }: { height: number; power?: number },
): Float32Array {
  const coarse = withCell(grid, CELL_MM);
  const membrane = inflate(coverOn(outline, coarse), coarse);
  const top = membrane.reduce((a, b) => Math.max(a, b), 1e-6);
  const floor = RIM ** power;
  const lifted = membrane.map((u) => height * ((u / top + RIM) ** power - floor));
  return refine(lifted, coarse, grid);
}

/** Solves laplace(u) = -1 inside the cover by successive over-relaxation. */
function inflate(cover: Float32Array, { width, height }: Grid): Float32Array {
  const u = new Float32Array(cover.length);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const k = y * width + x;
        if (cover[k] < 0.5) continue;
        const mean = (u[k - 1] + u[k + 1] + u[k - width] + u[k + width] + 4) * 0.25;
        u[k] += OVER_RELAXATION * (mean - u[k]);
      }
    }
  }
  return u;
}

import { blur } from "../raster/blur.ts";
import { coverOn, toCells } from "../raster/grid.ts";
import { noise } from "../raster/noise.ts";
import type { Grid } from "../raster/grid.ts";
import type { Line } from "../raster/spline.ts";
import type { Stroker } from "../raster/stroker.ts";

/** Adds the shallow unevenness of washed cloth: three sizes of noise, bent by a fourth. */
export function addUnevenness(
  height: Float32Array,
  grid: Grid,
  { strength, seed }: { strength: number; seed: number },
): void {
  if (strength === 0) return;
  for (let j = 0; j < grid.height; j++) {
    for (let i = 0; i < grid.width; i++) {
      const px = grid.x0 + i * grid.cell;
      const py = grid.y0 + j * grid.cell;
      const x = px + 14 * noise(px / 70, py / 70, seed);
      const y = py + 14 * noise(px / 70, py / 70, seed + 4);
      height[j * grid.width + i] +=
        strength *
        (1.5 * noise(x / 62, y / 110, seed + 1) +
          0.45 * noise(x / 26, y / 40, seed + 2) +
          0.1 * noise(x / 10, y / 13, seed + 3));
    }
  }
}

/** A seam that draws the cloth together, mm of height at the seam itself. */
export interface Pucker {
  line: Line;
  closed: boolean;
  strength: number;
}

/** Adds the small gathers on both sides of each seam. */
export function addPuckers(
  height: Float32Array,
  { puckers, grid, stroker }: { puckers: readonly Pucker[]; grid: Grid; stroker: Stroker },
): void {
  for (const { line, closed, strength } of puckers) {
    const radius = 16 / grid.cell;
    stroker.stroke(toCells(line, grid), { radius, closed }, (k, distance, along) => {
      const q = Math.abs(distance) * grid.cell;
      const z = along * grid.cell;
      height[k] +=
        strength *
        Math.exp((-q * q) / 55) *
        (noise(z / 8.5, q / 30, 11) + 0.6 * noise(z / 4.5, q / 14, 12));
    });
  }
}

/** A sewn-on piece and how much stiffer than the cloth it lies on, 0 … 1. */
interface Stiffening {
  line: Line;
  share: number;
}

const STIFF_BLUR_MM = 20;

/** Two layers of cloth fold less than one: under each piece the height becomes smoother. */
export function stiffen(height: Float32Array, grid: Grid, pieces: readonly Stiffening[]): void {
  const size = [grid.width, grid.height] as const;
  for (const { line, share } of pieces) {
    const smooth = blur(height, size, STIFF_BLUR_MM / grid.cell);
    const cover = blur(coverOn(line, grid), size, 3 / grid.cell);
    for (let k = 0; k < height.length; k++) {
      height[k] += (smooth[k] - height[k]) * cover[k] * share;
    }
  }
}

import { blur } from "../raster/blur.ts";
import type { Grid } from "../raster/grid.ts";

/** Toward the key light, in cells. */
const TOWARD_X = -0.8;
const TOWARD_Y = -0.75;
const SCALES = [
  { blur: 4, weight: 0.16 },
  { blur: 11, weight: 0.085 },
  { blur: 28, weight: 0.026 },
];

/**
 * Share of the light that reaches each cell (0 … 1): hollows at three scales, and a soft
 * shadow of what stands between the cell and the key light.
 */
export function occlusion(height: Float32Array, grid: Grid): Float32Array {
  const size = [grid.width, grid.height] as const;
  const blurred = SCALES.map((s) => blur(height, size, s.blur / grid.cell));
  return height.map((h, k) => {
    const depth = SCALES.reduce((sum, { weight }, i) => sum + weight * (blurred[i][k] - h), 0);
    const cavity = depth > 0 ? depth / (1 + depth) : (depth * 0.25) / (1 - depth);
    const hidden = Math.min(1, Math.max(0, (horizon(height, grid, k) - 0.12) * 1.1));
    return (1 - 0.85 * cavity) * (1 - 0.42 * hidden);
  });
}

/** The steepest rise toward the key light between 3 and 40 mm away. */
function horizon(height: Float32Array, grid: Grid, k: number): number {
  const x = k % grid.width;
  const y = Math.floor(k / grid.width);
  let steepest = 0;
  for (let away = 3; away <= 40; away *= 1.7) {
    const i = Math.trunc(x + (TOWARD_X * away) / grid.cell);
    const j = Math.trunc(y + (TOWARD_Y * away) / grid.cell);
    if (i < 0 || j < 0 || i >= grid.width || j >= grid.height) break;
    steepest = Math.max(steepest, (height[j * grid.width + i] - height[k]) / away);
  }
  return steepest;
}

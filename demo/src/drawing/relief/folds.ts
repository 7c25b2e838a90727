import { spreadFolds } from "./fold-plan.ts";
import { toCells } from "../raster/grid.ts";
import { noise } from "../raster/noise.ts";
import { flatten } from "../raster/spline.ts";
import type { FoldPlan, FoldStroke } from "../garment.ts";
import type { Grid } from "../raster/grid.ts";
import type { Stroker } from "../raster/stroker.ts";

const REACH = 2.6;
const VALLEY_AT = 1.45;

/** Height in mm of all drawn folds together. */
export function foldHeight(plans: readonly FoldPlan[], grid: Grid, stroker: Stroker): Float32Array {
  const height = new Float32Array(grid.width * grid.height);
  for (const fold of spreadFolds(plans)) strokeFold(height, { fold, grid, stroker });
  return height;
}

/** Eases from 0 to 1 and stays there. */
function smoothStep(t: number): number {
  const c = Math.min(1, Math.max(0, t));
  return c * c * (3 - 2 * c);
}

interface FoldOnGrid {
  fold: FoldStroke;
  grid: Grid;
  stroker: Stroker;
}

function strokeFold(height: Float32Array, { fold, grid, stroker }: FoldOnGrid): void {
  const line = toCells(flatten(fold.path, false, 4), grid);
  const [from, to] = fold.width;
  const [fadeIn, fadeOut] = fold.fade ?? [0.35, 0.6];
  const radius = (Math.max(from, to) * REACH) / grid.cell;
  stroker.stroke(line, { radius, closed: false }, (k, distance, along, length) => {
    const t = along / length;
    const strength =
      smoothStep(t / Math.max(0.001, fadeIn)) * smoothStep((1 - t) / Math.max(0.001, fadeOut));
    if (strength <= 0) return;
    const x = grid.x0 + (k % grid.width) * grid.cell;
    const y = grid.y0 + Math.floor(k / grid.width) * grid.cell;
    const u = (distance * grid.cell) / (from + (to - from) * t) + 0.25 * noise(x / 30, y / 30, 3);
    const uneven = 1 + 0.25 * noise((along * grid.cell) / 40, distance * 0.01, 8);
    height[k] += fold.height * strength * profile(u, fold) * uneven;
  });
}

/** Cross-section of a fold: a ridge, one flank steeper, a valley under the steep one. */
function profile(across: number, { lean = 0.4, valley = 0.4, sharp = 0 }: FoldStroke): number {
  const steep = Math.abs(lean);
  const u = across * (across * lean > 0 ? 1 + steep : 1 - 0.45 * steep);
  const round = Math.exp(-u * u);
  const crest = sharp > 0 ? round + (Math.exp(-1.7 * Math.abs(u)) - round) * sharp : round;
  const v = u * Math.sign(lean || 1) - VALLEY_AT;
  return crest - valley * Math.exp(-2.2 * v * v);
}

import { blur } from "../raster/blur.ts";
import { buckle } from "./cloth.ts";
import { foldHeight } from "./folds.ts";
import { gridOver } from "../raster/grid.ts";
import { occlusion } from "./occlusion.ts";
import { boundsOf, offset } from "../raster/outline.ts";
import { Stroker } from "../raster/stroker.ts";
import { addPuckers, addUnevenness, stiffen } from "./surface.ts";
import { volume } from "./volume.ts";
import type { Grid } from "../raster/grid.ts";
import type { FlatPart } from "../prepare.ts";
import type { Pucker } from "./surface.ts";

const CELL_MM = 1.6;
const MARGIN_MM = 16;
const SMOOTHING_MM = 0.9;
const SILHOUETTE_BLUR_MM = 2.5;
const SEED_FOLDS = 1.5;

/** The shape of one part, independent of picture size and colour. */
export interface Relief {
  grid: Grid;
  /** Folds without the body, mm; the silhouette follows them. */
  folds: Float32Array;
  slopeX: Float32Array;
  slopeY: Float32Array;
  /** Share of light that reaches the cell, 0 … 1. */
  open: Float32Array;
}

/** Builds the relief of one part: body volume, buckled cloth, drawn folds, seam gathers. */
export function buildRelief(part: FlatPart): Relief {
  const grid = gridOver(boundsOf([part.outline, part.volume]), CELL_MM, MARGIN_MM);
  const size = [grid.width, grid.height] as const;
  const cloth = clothHeight(part, grid);
  const folds = blur(cloth, size, SILHOUETTE_BLUR_MM / grid.cell);
  if (part.plan.volume) {
    const body = volume(part.volume, grid, part.plan.volume);
    for (let k = 0; k < cloth.length; k++) cloth[k] += body[k];
  }
  const height = blur(cloth, size, SMOOTHING_MM / grid.cell);
  return { grid, folds, ...slopes(height, grid), open: occlusion(height, grid) };
}

function clothHeight(part: FlatPart, grid: Grid): Float32Array {
  const { plan } = part;
  const stroker = new Stroker(grid.width, grid.height);
  const drawn = foldHeight(plan.folds ?? [], grid, stroker);
  const height = drawn.slice();
  if (plan.cloth) {
    const gain = plan.cloth.gain ?? 1;
    const start = (x: number, y: number): number => SEED_FOLDS * nearest(drawn, grid, [x, y]);
    const sheet = buckle(part.volume, grid, { plan: plan.cloth, seed: plan.seed, start });
    for (let k = 0; k < height.length; k++) height[k] += sheet[k] * gain;
  }
  addUnevenness(height, grid, { strength: plan.unevenness ?? 1, seed: plan.seed });
  const stiff = part.panels.flatMap(({ plan: { flat }, line }) =>
    flat ? [{ line, share: flat }] : [],
  );
  stiffen(height, grid, stiff);
  addPuckers(height, { puckers: puckersOf(part), grid, stroker });
  return height;
}

function nearest(values: Float32Array, grid: Grid, [x, y]: readonly [number, number]): number {
  const i = Math.round((x - grid.x0) / grid.cell);
  const j = Math.round((y - grid.y0) / grid.cell);
  return i >= 0 && j >= 0 && i < grid.width && j < grid.height ? values[j * grid.width + i] : 0;
}

function puckersOf(part: FlatPart): readonly Pucker[] {
  const seams = part.seams.map(({ plan, line }) => ({
    line,
    closed: plan.closed ?? false,
    strength: plan.pucker ?? 0.3,
  }));
  const panels = part.panels.map(({ plan, line, inward }) => ({
    line: offset(line, inward * 4),
    closed: true,
    strength: plan.pucker ?? 0.22,
  }));
  return [...seams, ...panels].filter(({ strength }) => strength !== 0);
}

function slopes(height: Float32Array, { width, height: rows, cell }: Grid) {
  const slopeX = new Float32Array(height.length);
  const slopeY = new Float32Array(height.length);
  for (let y = 1; y < rows - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const k = y * width + x;
      slopeX[k] = (height[k + 1] - height[k - 1]) / (2 * cell);
      slopeY[k] = (height[k + width] - height[k - width]) / (2 * cell);
    }
  }
  return { slopeX, slopeY };
}

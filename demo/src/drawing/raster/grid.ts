import { coverage } from "./raster.ts";
import type { Bounds } from "./outline.ts";
import type { Line } from "./spline.ts";

/** A raster laid over the garment: square cells of `cell` mm, corner at (x0, y0) mm. */
export interface Grid {
  cell: number;
  x0: number;
  y0: number;
  width: number;
  height: number;
}

/** A grid that covers the bounds and a margin, both in mm. */
export function gridOver(bounds: Bounds, cell: number, margin: number): Grid {
  return {
    cell,
    x0: bounds.left - margin,
    y0: bounds.top - margin,
    width: Math.ceil((bounds.right - bounds.left + 2 * margin) / cell),
    height: Math.ceil((bounds.bottom - bounds.top + 2 * margin) / cell),
  };
}

/** The same place in cells of another size. */
export function withCell(grid: Grid, cell: number): Grid {
  const k = grid.cell / cell;
  return {
    ...grid,
    cell,
    width: Math.ceil(grid.width * k) + 1,
    height: Math.ceil(grid.height * k) + 1,
  };
}

/** A line in mm as a line in cells. */
export function toCells(line: Line, grid: Grid): Line {
  return line.map((v, i) => (v - (i % 2 === 0 ? grid.x0 : grid.y0)) / grid.cell);
}

/** How much of each cell the outline covers. */
export function coverOn(line: Line, grid: Grid): Float32Array {
  const cover = new Float32Array(grid.width * grid.height);
  const mask = coverage(toCells(line, grid), [grid.width, grid.height]);
  if (!mask) return cover;
  for (let y = 0; y < mask.height; y++) {
    const row = mask.cover.subarray(y * mask.width, (y + 1) * mask.width);
    cover.set(row, (y + mask.y) * grid.width + mask.x);
  }
  return cover;
}

/** Value between cell centres, x and y in cells; outside the rim value holds. */
export function sample(
  values: Float32Array,
  { width, height }: { width: number; height: number },
  [x, y]: readonly [number, number],
): number {
  const cx = Math.min(width - 1.001, Math.max(0, x));
  const cy = Math.min(height - 1.001, Math.max(0, y));
  const i = Math.floor(cx);
  const j = Math.floor(cy);
  const fx = cx - i;
  const fy = cy - j;
  const k = j * width + i;
  const upper = values[k] * (1 - fx) + values[k + 1] * fx;
  const lower = values[k + width] * (1 - fx) + values[k + width + 1] * fx;
  return upper * (1 - fy) + lower * fy;
}

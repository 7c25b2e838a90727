import { offset, signedArea } from "./raster/outline.ts";
import { sample } from "./raster/grid.ts";
import type { FlatPart } from "./prepare.ts";
import type { Relief } from "./relief/relief.ts";
import type { Line } from "./raster/spline.ts";

const FOLLOW = 0.55;
const LOOK_INSIDE_MM = 7;
const NEIGHBORS = 9;
const MOST_MM = 5;

/**
 * The outline as the folds push it: crests bulge out, valleys draw in. Gives a new line; the
 * flat outline stays as it was, so a relief may be built any number of times.
 */
export function silhouette(part: FlatPart, relief: Relief): Line {
  const follow = part.plan.follow ?? FOLLOW;
  const flat = part.outline;
  if (follow === 0) return flat;
  const way = Math.sign(signedArea(flat));
  const height = heightsInside(offset(flat, way * LOOK_INSIDE_MM), relief);
  const unit = offset(flat, 1);
  const out = new Float64Array(flat.length);
  for (let i = 0; i < height.length; i++) {
    const push = -way * follow * against(height, i);
    const move = Math.max(-MOST_MM, Math.min(MOST_MM, push));
    const nx = unit[2 * i] - flat[2 * i];
    const ny = unit[2 * i + 1] - flat[2 * i + 1];
    const length = Math.hypot(nx, ny) || 1;
    out[2 * i] = flat[2 * i] + (nx / length) * move;
    out[2 * i + 1] = flat[2 * i + 1] + (ny / length) * move;
  }
  return out;
}

function heightsInside(line: Line, { grid, folds }: Relief): Float64Array {
  return Float64Array.from({ length: line.length / 2 }, (_, i) => {
    const x = (line[2 * i] - grid.x0) / grid.cell;
    const y = (line[2 * i + 1] - grid.y0) / grid.cell;
    return sample(folds, grid, [x, y]);
  });
}

/** How much higher the cloth is here than along the outline to both sides. */
function against(height: Float64Array, i: number): number {
  const n = height.length;
  let sum = 0;
  for (let j = -NEIGHBORS; j <= NEIGHBORS; j++) sum += height[(i + j + n * 2) % n];
  const here = (height[(i + n - 1) % n] + 2 * height[i] + height[(i + 1) % n]) / 4;
  return here - sum / (2 * NEIGHBORS + 1);
}

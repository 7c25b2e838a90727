import type { ClothPlan } from "../garment.ts";

/** Cloth as points on a grid: place, home, rest lengths to the next point, and who takes part. */
export interface Sheet {
  width: number;
  height: number;
  x: Float32Array;
  y: Float32Array;
  z: Float32Array;
  homeX: Float32Array;
  homeY: Float32Array;
  restX: Float32Array;
  restY: Float32Array;
  live: Uint8Array;
  rim: Uint8Array;
  scratch: Float32Array;
}

const SHEAR = 0.35;
const BEND = 0.06;
const HOMING = 0.03;
const FLOOR = 0.75;
const RIM_HEIGHT = 0.96;

/** One sweep over all threads: each pair of points moves toward its rest length. */
export function relaxStretch(sheet: Sheet, backwards: boolean): void {
  const { width, height, live, restX, restY } = sheet;
  const count = width * height;
  for (let q = 0; q < count; q++) {
    const k = backwards ? count - 1 - q : q;
    if (!live[k]) continue;
    const right = k % width < width - 1;
    const below = k < count - width;
    if (right && live[k + 1]) pull(sheet, k, k + 1, (restX[k] + restX[k + 1]) * 0.5, 1);
    if (below && live[k + width]) {
      pull(sheet, k, k + width, (restY[k] + restY[k + width]) * 0.5, 1);
    }
    if (!right || !below) continue;
    const diagonal = Math.hypot(restX[k], restY[k]);
    if (live[k + width + 1]) pull(sheet, k, k + width + 1, diagonal, SHEAR);
    if (live[k + 1] && live[k + width]) pull(sheet, k + 1, k + width, diagonal, SHEAR);
  }
}

/** Positional on purpose: this is the innermost loop and an object per call would cost half. */
function pull(sheet: Sheet, a: number, b: number, rest: number, stiffness: number): void {
  const { x, y, z, rim } = sheet;
  const dx = x[b] - x[a];
  const dy = y[b] - y[a];
  const dz = z[b] - z[a];
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-6;
  const f = (stiffness * 0.5 * (length - rest)) / length;
  if (!rim[a]) {
    x[a] += f * dx;
    y[a] += f * dy;
  }
  if (!rim[b]) {
    x[b] -= f * dx;
    y[b] -= f * dy;
  }
  z[a] += f * dz;
  z[b] -= f * dz;
}

/** Bending smooths, the body pushes valleys out, and points drift home in the plane. */
export function settle(sheet: Sheet, plan: ClothPlan): void {
  const { width, height, x, y, z, homeX, homeY, live, rim, scratch } = sheet;
  const floor = plan.floor ?? FLOOR;
  const rimHeight = plan.rim ?? RIM_HEIGHT;
  scratch.set(z);
  for (let j = 1; j < height - 1; j++) {
    for (let i = 1; i < width - 1; i++) {
      const k = j * width + i;
      if (!live[k]) continue;
      z[k] += BEND * (neighborMean(sheet, k) - scratch[k]);
      if (z[k] < 0) z[k] *= floor;
      if (rim[k]) z[k] *= rimHeight;
      x[k] += (homeX[k] - x[k]) * HOMING;
      y[k] += (homeY[k] - y[k]) * HOMING;
    }
  }
}

function neighborMean({ width, live, scratch: z }: Sheet, k: number): number {
  return (
    ((live[k - 1] ? z[k - 1] : z[k]) +
      (live[k + 1] ? z[k + 1] : z[k]) +
      (live[k - width] ? z[k - width] : z[k]) +
      (live[k + width] ? z[k + width] : z[k])) *
    0.25
  );
}

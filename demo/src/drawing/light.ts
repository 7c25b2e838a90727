import { FINISHES } from "./finish.ts";
import { FILL, HALFWAY, KEY, STRENGTH, WRAP } from "./lamps.ts";
import { put } from "./layers.ts";
import { TILE, weaveTile } from "./weave.ts";
import type { Part, Weave } from "./garment.ts";
import type { Layers } from "./layers.ts";
import type { Patch } from "./patch.ts";
import type { Relief } from "./relief/relief.ts";

const FINE_SLOPE = 0.8;
const WEAVE_SLOPE = 0.03;
const LEAST_COVER = 0.003;

/** How much of the light a weave takes and gives back. */
const WEAVE_LIGHT: Record<Weave, number> = {
  twill: 0.045,
  poplin: 0.034,
  canvas: 0.042,
  denim: 0.085,
  pique: 0.1,
  jersey: 0.03,
  rib: 0.1,
  plain: 0,
};

interface Slopes {
  x: Float32Array;
  y: Float32Array;
  open: Float32Array;
  /** Light factor of the weave about 0. */
  weave: Float32Array;
}

/** Lights the pixels of a part by itself and lays them over the picture. */
export function lightPatch(layers: Layers, patch: Patch, { relief, plan }: Lit): void {
  const slopes = coarseSlopes(patch, relief);
  addFineSlopes(patch, slopes);
  addWeave(patch, slopes);
  const { x: left, y: top, width, height, view } = patch;
  const tone = plan.tone ?? 1;
  for (let y = 0; y < height; y++) {
    const mmY = (y + top + 0.5 - view.originY) / view.scale;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const cover = patch.cover[i];
      if (cover < LEAST_COVER) continue;
      let open = slopes.open[i] * patch.open[i];
      if (plan.dim) open *= plan.dim((x + left + 0.5 - view.originX) / view.scale, mmY);
      const k = (y + top) * view.width + x + left;
      const surface = { dx: slopes.x[i], dy: slopes.y[i], open, slot: patch.slot[i] };
      const light = brightness(surface) * (1 + slopes.weave[i]) * tone;
      const sheen = shine(surface);
      const share = patch.share[i];
      if (share < 1) put(layers, k, { cover, light, sheen, slot: patch.under[i] });
      put(layers, k, { cover: cover * share, light, sheen, slot: surface.slot });
      const thread = patch.thread[i] * cover;
      if (thread > 0.02) put(layers, k, { cover: thread, light, sheen, slot: patch.threadSlot[i] });
    }
  }
}

interface Lit {
  relief: Relief;
  plan: Part;
}

interface Surface {
  dx: number;
  dy: number;
  open: number;
  slot: number;
}

function brightness({ dx, dy, open }: Surface): number {
  const nz = 1 / Math.sqrt(1 + dx * dx + dy * dy);
  const nx = -dx * nz;
  const ny = -dy * nz;
  const key = facing(nx, ny, nz);
  const fill = Math.max(0, nx * FILL[0] + ny * FILL[1] + nz * FILL[2]);
  const room = 0.5 + 0.5 * (0.83 * nz - 0.55 * ny);
  return (
    STRENGTH.key * key * (open * 0.75 + 0.25 * open * open) +
    STRENGTH.fill * fill * (0.3 + 0.7 * open) +
    STRENGTH.room * room * open +
    STRENGTH.bounce * (1 - open)
  );
}

function facing(nx: number, ny: number, nz: number): number {
  return Math.max(0, (nx * KEY[0] + ny * KEY[1] + nz * KEY[2] + WRAP) / (1 + WRAP));
}

/** Light thrown back without the cloth's colour: a broad highlight and a bloom at the flanks. */
function shine({ dx, dy, open, slot }: Surface): number {
  const nz = 1 / Math.sqrt(1 + dx * dx + dy * dy);
  const nx = -dx * nz;
  const ny = -dy * nz;
  const key = facing(nx, ny, nz);
  const half = Math.max(0, nx * HALFWAY[0] + ny * HALFWAY[1] + nz * HALFWAY[2]);
  const { gloss, strength } = FINISHES[slot];
  const highlight = gloss ? strength * half ** gloss : 0.5 * half ** 9;
  const graze = 1 - nz;
  return open * (highlight * key + 1.1 * graze * graze * (0.35 + key));
}

/** The part's relief between its cells, at the middle of each pixel. */
function coarseSlopes(patch: Patch, relief: Relief): Slopes {
  const { grid } = relief;
  const { view, width, height } = patch;
  const count = width * height;
  const [x, y, open] = [0, 1, 2].map(() => new Float32Array(count));
  const step = 1 / (view.scale * grid.cell);
  const firstX = ((patch.x + 0.5 - view.originX) / view.scale - grid.x0) / grid.cell;
  const firstY = ((patch.y + 0.5 - view.originY) / view.scale - grid.y0) / grid.cell;
  for (let row = 0; row < height; row++) {
    const v = firstY + row * step;
    const fy = v - Math.floor(v);
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      if (patch.cover[i] < LEAST_COVER) continue;
      const u = firstX + column * step;
      const fx = u - Math.floor(u);
      const k = Math.floor(v) * grid.width + Math.floor(u);
      const weights = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
      x[i] = between(relief.slopeX, k, grid.width, weights);
      y[i] = between(relief.slopeY, k, grid.width, weights);
      open[i] = between(relief.open, k, grid.width, weights);
    }
  }
  return { x, y, open, weave: new Float32Array(count) };
}

/** Positional: called three times per pixel. */
function between(a: Float32Array, k: number, stride: number, w: readonly number[]): number {
  return a[k] * w[0] + a[k + 1] * w[1] + a[k + stride] * w[2] + a[k + stride + 1] * w[3];
}

function addFineSlopes(patch: Patch, slopes: Slopes): void {
  const { width, height, relief } = patch;
  const k = 0.5 * patch.view.scale * FINE_SLOPE;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      slopes.x[i] += (relief[i + 1] - relief[i - 1]) * k;
      slopes.y[i] += (relief[i + width] - relief[i - width]) * k;
    }
  }
}

function addWeave(patch: Patch, slopes: Slopes): void {
  const tiles = patch.weaves.map((weave) => weaveTile(weave, patch.view.scale));
  const amounts = patch.weaves.map((weave) => WEAVE_LIGHT[weave]);
  const mask = TILE - 1;
  for (let i = 0; i < slopes.weave.length; i++) {
    const amount = amounts[patch.weave[i]];
    if (amount === 0 || FINISHES[patch.slot[i]].gloss > 0) continue;
    const x = ((i % patch.width) + patch.x) & mask;
    const y = (Math.floor(i / patch.width) + patch.y) & mask;
    const value = tiles[patch.weave[i]][y * TILE + x] * (1 - patch.thread[i]);
    slopes.weave[i] = value * amount;
    slopes.x[i] += value * WEAVE_SLOPE;
  }
}

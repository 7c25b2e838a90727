import { noise, seededRandom } from "./raster/noise.ts";
import type { Weave } from "./garment.ts";

/** Side of a tile in pixels; a power of two, so it repeats by masking. */
export const TILE = 512;
const LEAST_PITCH_PX = 3;
const TURN = (2 * Math.PI) / TILE;

let yarn: Float32Array | null = null;
const known = new Map<string, Float32Array>();

/**
 * The structure of a weave as a tile of light factors about -1 … 1, for a picture of `scale`
 * pixels per mm. Frequencies are whole per tile, and a pitch below 3 px is coarsened: finer
 * would shimmer.
 */
export function weaveTile(weave: Weave, scale: number): Float32Array {
  const key = `${weave} ${scale.toFixed(3)}`;
  const found = known.get(key);
  if (found) return found;
  yarn ??= yarnTile();
  const thread = yarn;
  const pattern = patternOf(weave, scale);
  const amount = YARN[weave];
  const tile = Float32Array.from(
    { length: TILE * TILE },
    (_, k) => pattern(k % TILE, Math.floor(k / TILE)) + amount * thread[k],
  );
  known.set(key, tile);
  return tile;
}

/** How strongly single yarns show beside the structure. */
const YARN: Record<Weave, number> = {
  twill: 0.8,
  poplin: 1,
  canvas: 1.1,
  denim: 1.5,
  pique: 0.35,
  jersey: 0.6,
  rib: 0.3,
  plain: 0,
};

type Pattern = (x: number, y: number) => number;

function patternOf(weave: Weave, scale: number): Pattern {
  const turns = (mm: number): number =>
    Math.max(1, Math.round(TILE / Math.max(LEAST_PITCH_PX, mm * scale)));
  const diagonal = turns(1.25);
  const dx = Math.round(diagonal * 0.5);
  const dy = Math.round(diagonal * 0.87);
  const twill: Pattern = (x, y) => Math.sin((x * dx + y * dy) * TURN);
  switch (weave) {
    case "twill":
      return (x, y) => 0.62 * twill(x, y);
    case "denim":
      return (x, y) => 0.95 * twill(x, y);
    case "canvas":
      return checks(turns(1.5), 0.6);
    case "pique":
      return cells(turns(2.3));
    case "jersey":
      return (x, y) => 0.35 * Math.sin(x * turns(1.3) * TURN) * Math.sin(y * turns(1.6) * TURN);
    case "rib":
      return (x) => 1.1 * Math.sin(x * turns(2.6) * TURN);
    default:
      return () => 0;
  }
}

function checks(frequency: number, amount: number): Pattern {
  return (x, y) => amount * Math.sin(x * frequency * TURN) * Math.sin(y * frequency * TURN);
}

/** Knitted cells in rows, each row half a cell aside. */
function cells(frequency: number): Pattern {
  return (x, y) => {
    const row = Math.sin(y * frequency * TURN);
    const aside = row > 0 ? Math.PI : 0;
    return Math.sin(x * frequency * TURN + aside) * Math.abs(row);
  };
}

/** Uneven yarns: short streaks across and along, and grain; never whole lines, which make plaid. */
function yarnTile(): Float32Array {
  const random = seededRandom(31);
  return Float32Array.from({ length: TILE * TILE }, (_, k) => {
    const x = k % TILE;
    const y = Math.floor(k / TILE);
    return (
      0.9 * wrapped(x, y, [1.7, 26, 2]) +
      0.75 * wrapped(x, y, [24, 1.7, 4]) +
      0.55 * (random() - 0.5)
    );
  });
}

/** Noise that repeats after one tile: four copies mixed by the place in the tile. */
function wrapped(x: number, y: number, [sx, sy, seed]: readonly [number, number, number]): number {
  const f = x / TILE;
  const g = y / TILE;
  const at = (u: number, v: number): number =>
    noise((x + u * TILE) / sx, (y + v * TILE) / sy, seed);
  const upper = at(0, 0) * (1 - f) + at(-1, 0) * f;
  const lower = at(0, -1) * (1 - f) + at(-1, -1) * f;
  return upper * (1 - g) + lower * g;
}

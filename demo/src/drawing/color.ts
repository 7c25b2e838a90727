import { FINISHES } from "./finish.ts";
import { groundShadow } from "./ground.ts";
import { seededRandom } from "./raster/noise.ts";
import { displayValue, linearOf } from "./tone.ts";
import type { Layers } from "./layers.ts";

/** One hex colour per slot: base, contrast, thread, button, label, metal. */
export type Trims = readonly [string, string, string, string, string, string];

const TABLE_STEPS = 1024;
const BRIGHTEST = 1.6;
const SHADOW_RGB = [22, 28, 34] as const;
const KNEE = 0.78;
const DITHER = ditherTable();

/** A dyed material: linear colour, how light falls off, and what its sheen adds. */
interface Dye {
  color: readonly number[];
  tint: readonly number[];
  /** Light 0 … BRIGHTEST to response. */
  response: Float32Array;
  sheen: number;
  lift: number;
}

/** RGBA bytes of lit layers in one colourway, with the ground shadow in the alpha. */
export function colorize(layers: Layers, trims: Trims): Uint8Array {
  const dyes = trims.map(dye);
  const shadow = groundShadow(layers);
  const { width, height } = layers.view;
  const out = new Uint8Array(width * height * 4);
  const pixel = new Float32Array(3);
  for (let k = 0; k < width * height; k++) {
    const cover = layers.cover[k];
    const beneath = shadow[k] * (1 - cover);
    const alpha = cover + beneath;
    if (alpha < 0.002) continue;
    mix(pixel, layers, { k, dyes });
    const dither = DITHER[(k * 131 + Math.floor(k / width) * 8191) & 4095];
    for (let c = 0; c < 3; c++) {
      const toned = knee(pixel[c]);
      const cloth = displayValue(toned + dither * (toned + 0.02));
      out[k * 4 + c] = Math.round((cloth * cover + SHADOW_RGB[c] * beneath) / alpha);
    }
    out[k * 4 + 3] = Math.round(255 * alpha);
  }
  return out;
}

function mix(
  pixel: Float32Array,
  layers: Layers,
  { k, dyes }: { k: number; dyes: readonly Dye[] },
): void {
  const one = dyes[layers.slot[k]];
  const other = dyes[layers.otherSlot[k]];
  const share = layers.share[k];
  const sheen = layers.sheen[k];
  const light = layers.light[k];
  const first = respond(one, light);
  const second = share < 0.995 ? respond(other, light) : 0;
  const firstSheen = one.sheen * sheen + one.lift;
  const secondSheen = other.sheen * sheen + other.lift;
  for (let c = 0; c < 3; c++) {
    const a = one.color[c] * first + firstSheen * one.tint[c];
    pixel[c] =
      share < 0.995
        ? a * share + (other.color[c] * second + secondSheen * other.tint[c]) * (1 - share)
        : a;
  }
}

function respond({ response }: Dye, light: number): number {
  const at = Math.min(TABLE_STEPS - 0.1, Math.max(0, (light * TABLE_STEPS) / BRIGHTEST));
  const i = Math.floor(at);
  return response[i] + (response[i + 1] - response[i]) * (at - i);
}

/**
 * White keeps its folds because its response is steeper than light itself; black lives from the
 * sheen, which takes a part of the cloth's own colour so that it does not turn grey.
 */
function dye(hex: string, slot: number): Dye {
  const { gloss, sheen, metal } = FINISHES[slot];
  const color = linearOf(hex);
  const luminance = 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];
  const dark = 1 - Math.min(1, luminance / 0.22);
  const bright = Math.max(0, 2 * (luminance - 0.5));
  const strongest = Math.max(...color, 1e-4);
  const gamma = 1 + 0.7 * (1 - luminance) * (metal ? 0.4 : 1) + (gloss ? 0 : 0.42 * bright);
  return {
    color,
    tint: gloss && !metal ? [1, 0.99, 0.97] : color.map((v) => 0.45 + (0.55 * v) / strongest),
    response: Float32Array.from(
      { length: TABLE_STEPS + 1 },
      (_, i) => ((i / TABLE_STEPS) * BRIGHTEST * (1 - 0.06 * bright)) ** gamma,
    ),
    sheen: gloss ? sheen : 0.012 + 0.075 * (1 - luminance) * (0.25 + 0.75 * dark * dark),
    lift: gloss ? 0 : 0.0015 * dark,
  };
}

/** Compresses the brightest values softly, so white cloth never clips. */
function knee(value: number): number {
  if (value <= KNEE) return value;
  const room = 1 - KNEE;
  return KNEE + room * (1 - Math.exp(-(value - KNEE) / room));
}

function ditherTable(): Float32Array {
  const random = seededRandom(5);
  return Float32Array.from({ length: 4096 }, () => ((random() - 0.5) / 255) * 0.45);
}

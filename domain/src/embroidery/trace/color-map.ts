import { apartSquared } from "./oklab.ts";
import type { Shade, Shades } from "./shades.ts";

/** Which color each pixel of a picture has. */
export interface ColorMap {
  readonly width: number;
  readonly height: number;
  /** Number of the color; `CLOTH` where nothing is sewn. */
  readonly colors: Uint8Array;
}

export const CLOTH = 255;
/** Not decided yet. */
const OPEN = 254;

interface Mapping {
  readonly width: number;
  readonly height: number;
  readonly shades: Shades;
  readonly settled: Uint8Array;
}

/**
 * Gives each pixel one of the colors: those that show a color of their own the likest one, those of a
 * blend the likest of the colors beside them, so that an edge of red and white is no line of pink.
 */
export function colorMap(colors: readonly Shade[], mapping: Mapping): ColorMap {
  const { width, height, shades, settled } = mapping;
  const likest = Uint8Array.from(shades.shades, ({ lab }) => {
    const apart = colors.map((color) => apartSquared(color.lab, lab));
    return apart.indexOf(Math.min(...apart));
  });
  const map = new Uint8Array(width * height);
  for (let i = 0; i < map.length; i += 1) {
    const shade = shades.of[i] as number;
    if (shade < 0) map[i] = CLOTH;
    else map[i] = settled[i] === 1 ? (likest[shade] as number) : OPEN;
  }
  const apart = (color: number, pixel: number) => {
    const shade = shades.shades[shades.of[pixel] as number] as Shade;
    return apartSquared((colors[color] as Shade).lab, shade.lab);
  };
  const open = Int32Array.from(map.keys()).filter((pixel) => map[pixel] === OPEN);
  grow({ width, height, colors: map });
  refine({ width, height, colors: map }, open, apart);
  return { width, height, colors: map };
}

/** Opens pixels again, and lets the others grow over them. */
export function regrown(map: ColorMap, isOpen: (pixel: number) => boolean): ColorMap {
  const colors = map.colors.map((color, pixel) => (isOpen(pixel) ? OPEN : color));
  const next = { ...map, colors };
  grow(next);
  // Where all was opened, nothing is left to grow.
  return { ...next, colors: colors.map((color) => (color === OPEN ? CLOTH : color)) };
}

/** Grows decided pixels over open ones, step by step from all sides. */
function grow({ width, height, colors }: ColorMap): void {
  const queue = new Int32Array(colors.length);
  let end = 0;
  for (let i = 0; i < colors.length; i += 1) if (colors[i] !== OPEN) queue[end++] = i;
  const beside = [0, 0, 0, 0];
  for (let at = 0; at < end; at += 1) {
    const from = queue[at] as number;
    const count = neighbors(from, width, height, beside);
    for (let k = 0; k < count; k += 1) {
      const pixel = beside[k] as number;
      if (colors[pixel] !== OPEN) continue;
      colors[pixel] = colors[from] as number;
      queue[end++] = pixel;
    }
  }
}

/** So often an edge may move by all the pixels between its sides, to and fro. */
const SWEEPS = 4;

/** Moves the edge between two colors to where pixels are as like the one as the other. */
function refine(
  { width, height, colors }: ColorMap,
  blends: Int32Array,
  apart: (color: number, pixel: number) => number,
): void {
  const beside = [0, 0, 0, 0];
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const pixel of blends) {
      const count = neighbors(pixel, width, height, beside);
      let best = colors[pixel] as number;
      for (let k = 0; k < count; k += 1) {
        const color = colors[beside[k] as number] as number;
        const isSewn = color !== best && color < OPEN;
        if (isSewn && (best >= OPEN || apart(color, pixel) < apart(best, pixel))) best = color;
      }
      colors[pixel] = best;
    }
    blends.reverse();
  }
}

/** Writes the pixels beside one into `into`; answers how many there are. */
export function neighbors(pixel: number, width: number, height: number, into: number[]): number {
  const x = pixel % width;
  let count = 0;
  if (x > 0) into[count++] = pixel - 1;
  if (x < width - 1) into[count++] = pixel + 1;
  if (pixel >= width) into[count++] = pixel - width;
  if (pixel < width * (height - 1)) into[count++] = pixel + width;
  return count;
}

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
  grow({ width, height, colors: map }, apart);
  for (let i = 0; i < map.length; i += 1) {
    if (map[i] === OPEN) map[i] = likest[shades.of[i] as number] as number;
  }
  return { width, height, colors: map };
}

/** Opens pixels again, and lets the others grow over them: each takes the color that came first. */
export function regrown(map: ColorMap, isOpen: (pixel: number) => boolean): ColorMap {
  const colors = map.colors.map((color, pixel) => (isOpen(pixel) ? OPEN : color));
  const next = { ...map, colors };
  grow(next, () => 0);
  // Where all was opened, nothing is left to grow.
  for (let i = 0; i < colors.length; i += 1) if (colors[i] === OPEN) colors[i] = CLOTH;
  return next;
}

/** Grows decided pixels over open ones, step by step from all sides, each time the likest color. */
function grow(
  { width, height, colors }: ColorMap,
  apart: (color: number, pixel: number) => number,
) {
  const isGrowing = (color: number) => color !== OPEN;
  const queue = new Int32Array(colors.length);
  let end = 0;
  for (let i = 0; i < colors.length; i += 1) {
    if (isGrowing(colors[i] as number)) queue[end++] = i;
  }
  const beside = [0, 0, 0, 0];
  for (let at = 0; at < end; at += 1) {
    const from = queue[at] as number;
    const count = neighbors(from, width, height, beside);
    for (let k = 0; k < count; k += 1) {
      const pixel = beside[k] as number;
      if (colors[pixel] !== OPEN) continue;
      colors[pixel] = likestBeside(pixel, from);
      queue[end++] = pixel;
    }
  }

  function likestBeside(pixel: number, from: number): number {
    let best = colors[from] as number;
    let least = best === CLOTH ? Infinity : apart(best, pixel);
    const x = pixel % width;
    for (let k = 0; k < 4; k += 1) {
      const isOut = (k === 0 && x === 0) || (k === 1 && x === width - 1);
      const other = pixel + (k === 0 ? -1 : k === 1 ? 1 : k === 2 ? -width : width);
      if (isOut || other < 0 || other >= colors.length) continue;
      const color = colors[other] as number;
      if (color >= OPEN || color === best) continue;
      const far = apart(color, pixel);
      if (far < least) [best, least] = [color, far];
    }
    return best;
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

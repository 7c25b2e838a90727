import { differenceCiede2000, modeLab65, modeRgb, parseHex, useMode } from "culori/fn";

/**
 * How different two colors (`#rrggbb` or `#rgb`) look, in CIEDE2000: about 1 is just seen, 100 is black and white.
 * `undefined` where either is no such color.
 */
export function colorDifference(one: string, other: string): number | undefined {
  const [first, second] = [labOf(one), labOf(other)];
  return first && second && difference(first, second);
}

/** How light a color (`#rrggbb` or `#rgb`) looks, from 0 to 100; `undefined` for a word that is none. */
export function lightness(color: string): number | undefined {
  return labOf(color)?.l;
}

useMode(modeRgb);
const toLab = useMode(modeLab65);
const difference = differenceCiede2000();
const labs = new Map<string, ReturnType<typeof toLab>>();
/** So many colors are kept: the catalogue, and what a drawing or a shop's own list adds. */
const LABS_KEPT = 1000;

function labOf(color: string) {
  const known = labs.get(color);
  if (known) return known;
  const parsed = HEX.test(color) ? parseHex(color) : undefined;
  if (!parsed) return undefined;
  const lab = toLab(parsed);
  if (labs.size < LABS_KEPT) labs.set(color, lab);
  return lab;
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

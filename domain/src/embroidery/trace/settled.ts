import { SEEN_ALPHA, type Picture } from "./picture.ts";

/** Colors that differ by less, over all three channels, are one shade. */
const CONTRAST = 36;
/** A blend of two colors differs from both of them together hardly more than they do. */
const DETOUR = 1.1;
const DETOUR_ROUNDING = 8;
/** Nearer than this part of the way to one of the two, a pixel is that color. */
const NEAR_PART = 0.12;

/**
 * Which pixels show a color of their own (1), and which only the blend of those on either side of
 * them (0), as the edges of letters do. `reach` is how many pixels away the sides are looked at.
 */
export function settledPixels({ width, height, rgba }: Picture, reach: number): Uint8Array {
  const settled = new Uint8Array(width * height);
  const ways = [1, width, width + 1, width - 1].map((way) => way * reach * 4);
  for (let y = 0, i = 0; y < height; y += 1) {
    const isInside = y >= reach && y < height - reach;
    for (let x = 0; x < width; x += 1, i += 1) {
      if ((rgba[4 * i + 3] as number) < SEEN_ALPHA) continue;
      const isBlend = isInside && x >= reach && x < width - reach && isBetween(rgba, 4 * i, ways);
      settled[i] = isBlend ? 0 : 1;
    }
  }
  return settled;
}

function isBetween(rgba: Picture["rgba"], at: number, ways: readonly number[]): boolean {
  for (let i = 0; i < ways.length; i += 1) {
    const way = ways[i] as number;
    const [one, other] = [at - way, at + way];
    const apart = difference(rgba, one, other);
    if (apart < CONTRAST) continue;
    if (!isSeen(rgba, one) || !isSeen(rgba, other)) continue;
    const [toOne, toOther] = [difference(rgba, at, one), difference(rgba, at, other)];
    const isOnTheWay = toOne + toOther <= DETOUR * apart + DETOUR_ROUNDING;
    if (isOnTheWay && Math.min(toOne, toOther) > NEAR_PART * apart) return true;
  }
  return false;
}

const isSeen = (rgba: Picture["rgba"], at: number) => (rgba[at + 3] as number) >= SEEN_ALPHA;

function difference(rgba: Picture["rgba"], one: number, other: number): number {
  return (
    Math.abs((rgba[one] as number) - (rgba[other] as number)) +
    Math.abs((rgba[one + 1] as number) - (rgba[other + 1] as number)) +
    Math.abs((rgba[one + 2] as number) - (rgba[other + 2] as number))
  );
}

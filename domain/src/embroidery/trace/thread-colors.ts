import { colorDifference } from "../thread/color-difference.ts";
import { nearestThread } from "../thread/nearest-thread.ts";
import { medianCut } from "./median-cut.ts";
import { blended, hexOf, type Shade } from "./shades.ts";

/** Colors that look hardly more different than this are sewn as one, in CIEDE2000. */
const ALIKE = 7;
/** A color of fewer pixels than this share is an accident of the picture. */
const LEAST_SHARE = 0.0004;
/** So many times the wanted colors are looked at before the likest become one. */
const SPARE = 2;

/**
 * The colors that a picture is sewn in, at most `most`: each looks different from the others, and has
 * another thread.
 */
export function threadColors(shades: readonly Shade[], most: number): Shade[] {
  const total = shades.reduce((sum, { weight }) => sum + weight, 0);
  const found = medianCut(shades, most * SPARE);
  const large = found.filter(({ weight }) => weight >= LEAST_SHARE * total);
  const colors = large.length > 0 ? large : found;
  for (;;) {
    const pair = likest(colors);
    if (!pair || (pair.apart >= ALIKE && colors.length <= most)) return colors;
    const [one, other] = [colors[pair.one] as Shade, colors[pair.other] as Shade];
    colors.splice(pair.other, 1);
    colors[pair.one] = blended([one, other]);
  }
}

/** The two colors that look most alike; those of one thread look the same once they are sewn. */
function likest(colors: readonly Shade[]) {
  const hexes = colors.map(hexOf);
  const numbers = hexes.map((hex) => nearestThread(hex)?.thread.number);
  let found: { one: number; other: number; apart: number } | undefined;
  hexes.forEach((hex, other) => {
    for (let one = 0; one < other; one += 1) {
      const isOneThread = numbers[one] === numbers[other];
      const apart = isOneThread ? 0 : (colorDifference(hexes[one] as string, hex) ?? 0);
      if (apart < (found?.apart ?? Infinity)) found = { one, other, apart };
    }
  });
  return found;
}

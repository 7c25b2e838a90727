import { medianCut } from "./median-cut.ts";
import { apartSquared } from "./oklab.ts";
import type { Shade } from "./shades.ts";

/** Colors that a picture is compared with, however few it is to be sewn in. */
const COLORS = 16;
/** A logo's pixels are 0.00 to 0.01 from its colors in OKLab, a gradient's 0.02, a photograph's 0.05. */
const PLAIN = 0.035;

/** Whether a picture consists of few plain colors and what lies between them, as photographs do not. */
export function isPlain(shades: readonly Shade[]): boolean {
  const colors = medianCut(shades, COLORS);
  let [sum, weight] = [0, 0];
  for (const { lab, weight: own } of shades) {
    const apart = colors.reduce((least, one) => Math.min(least, apartSquared(one.lab, lab)), 1);
    sum += own * Math.sqrt(apart);
    weight += own;
  }
  return sum <= PLAIN * weight;
}

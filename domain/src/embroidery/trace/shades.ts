import { okLabOf, type OkLab } from "./oklab.ts";
import { SEEN_ALPHA, type Picture } from "./picture.ts";

/** Colors that differ in the last three bits of a channel only are counted as one. */
const BITS = 5;
const BIN_COUNT = 1 << (3 * BITS);

/** Equal colors of a picture, roughly. */
export interface Shade {
  readonly lab: OkLab;
  /** Of 0 to 255 each. */
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  /** Pixels of it that show a color of their own. */
  readonly weight: number;
}

/** Every shade of a picture, and where it is seen. */
export interface Shades {
  readonly shades: readonly Shade[];
  /** Which shade each pixel has; −1 where nothing is seen. */
  readonly of: Int32Array;
}

/** The shades of a picture with how often each is seen, without what is settled already. */
export function shadesOf({ width, height, rgba }: Picture, settled: Uint8Array): Shades {
  const count = width * height;
  const sums = new Float64Array(BIN_COUNT * 3);
  const [seen, weight] = [new Uint32Array(BIN_COUNT), new Uint32Array(BIN_COUNT)];
  const of = new Int32Array(count).fill(-1);
  for (let i = 0, at = 0; i < count; i += 1, at += 4) {
    if ((rgba[at + 3] as number) < SEEN_ALPHA) continue;
    const [red, green, blue] = [rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number];
    const shift = 8 - BITS;
    const bin = ((((red >> shift) << BITS) | (green >> shift)) << BITS) | (blue >> shift);
    of[i] = bin;
    sums[3 * bin]! += red;
    sums[3 * bin + 1]! += green;
    sums[3 * bin + 2]! += blue;
    seen[bin]! += 1;
    weight[bin]! += settled[i] as number;
  }
  const numbers = new Int32Array(BIN_COUNT);
  const shades: Shade[] = [];
  for (let bin = 0; bin < BIN_COUNT; bin += 1) {
    const all = seen[bin] as number;
    if (all === 0) continue;
    numbers[bin] = shades.length;
    const [red, green, blue] = [0, 1, 2].map((i) => (sums[3 * bin + i] as number) / all) as [
      number,
      number,
      number,
    ];
    const lab = okLabOf(red, green, blue);
    shades.push({ lab, red, green, blue, weight: weight[bin] as number });
  }
  for (let i = 0; i < count; i += 1) {
    const bin = of[i] as number;
    if (bin >= 0) of[i] = numbers[bin] as number;
  }
  return { shades, of };
}

/** The shade that several are together. */
export function blended(shades: readonly Shade[]): Shade {
  const weight = shades.reduce((sum, one) => sum + one.weight, 0);
  const mean = (of: (one: Shade) => number) =>
    shades.reduce((sum, one) => sum + of(one) * one.weight, 0) / weight;
  const [red, green, blue] = [mean((s) => s.red), mean((s) => s.green), mean((s) => s.blue)];
  return { lab: okLabOf(red, green, blue), red, green, blue, weight };
}

/** `#rrggbb` */
export function hexOf({ red, green, blue }: Shade): string {
  const digits = [red, green, blue].map((one) => Math.round(one).toString(16).padStart(2, "0"));
  return `#${digits.join("")}`;
}

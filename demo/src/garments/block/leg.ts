import { mirror, symmetric } from "../../drawing/raster/outline.ts";
import { points } from "../../drawing/raster/points.ts";
import { bump, ramp } from "./field.ts";
import type { ClothPlan, FoldPlan, Part, Seam, VolumePlan } from "../../drawing/garment.ts";
import type { Path } from "../../drawing/raster/spline.ts";

const HALF = points(
  "0,6 120,3 197,-3! 203,42 220,120 231,200 233,290 228,420 219,580 211,760 206,930 204,1040! 126,1051 54,1046! 50,900 45,740 36,580 22,420 9,330 0,302",
);
const VOLUME = points(
  "0,-120 200,-120 214,0 241,180 245,300 238,430 229,580 221,760 216,930 214,1200 44,1200 41,900 35,740 26,580 12,430 3,345 0,322",
);
const SIDE = points("206,40 225,160 227,290 221,420 212,580 204,760 197,1050");
const HEM = points("40,1020 126,1027 214,1015");

/** The outline of two legs laid flat, waist at the top. */
export const LEGS: Path = [[0, 6], ...HALF.slice(1), ...mirror(HALF.slice(1, -1)).toReversed()];

/** The body inside the legs. */
export function legVolume(height: number): VolumePlan {
  return { path: symmetric(VOLUME), height, power: 0.55 };
}

/** Surplus cloth: at the crotch, at the knee, and where the leg stands on the shoe. */
export function legCloth(gain = 1.1): ClothPlan {
  return {
    across: (_, y) => 0.004 + 0.016 * bump(y, 300, 120) + 0.01 * ramp(y, 450, 900),
    along: (x, y) =>
      0.004 +
      0.022 * bump(y, 300, 60) * bump(Math.abs(x), 40, 80) +
      0.036 * bump(y, 600, 80) +
      0.026 * bump(y, 960, 70) +
      0.012 * bump(y, 780, 90),
    gain,
    floor: 0.86,
  };
}

/** Less light between the thighs. */
export function crotchShade(x: number, y: number): number {
  return 1 - 0.28 * bump(Math.abs(x), 14, 34) * ramp(y, 270, 340) * (1 - ramp(y, 420, 600));
}

const KNEE = { count: 4, width: 10, height: 2.9, grow: 1.3, ragged: 0.32, bow: 30, sharp: 0.4 };
const SHOE = { count: 4, width: 8, height: 2.6, grow: 1.2, ragged: 0.32, bow: 34, sharp: 0.4 };
const PRESSED = { lean: 0.1, valley: 0.1, sharp: 0.6 };

/** Breaks at the knee and above the hem; `pressed` adds the shallow crease of ironed legs. */
export function legFolds(seed: number, pressed: boolean): readonly FoldPlan[] {
  return ([1, -1] as const).flatMap((s): readonly FoldPlan[] => [
    {
      ...KNEE,
      first: [
        [s * 48, 560],
        [s * 54, 690],
      ],
      second: [
        [s * 214, 530],
        [s * 210, 650],
      ],
      seed: 20 + s + seed,
    },
    {
      ...SHOE,
      first: [
        [s * 58, 900],
        [s * 60, 1010],
      ],
      second: [
        [s * 206, 915],
        [s * 202, 1020],
      ],
      seed: 30 + s + seed,
    },
    ...(pressed ? creases(s) : []),
  ]);
}

function creases(s: 1 | -1): readonly FoldPlan[] {
  const upper: Path = [
    [s * 122, 330],
    [s * 130, 480],
    [s * 131, 620],
  ];
  const lower: Path = [
    [s * 131, 660],
    [s * 128, 820],
    [s * 126, 1040],
  ];
  return [
    { ...PRESSED, path: upper, width: [9, 8], height: 1.6, fade: [0.5, 0.5] },
    { ...PRESSED, path: lower, width: [8, 8], height: 1.8, fade: [0.4, 0.1] },
  ];
}

/** The back of each leg's hem, seen below the front. */
export function hemInsides(): readonly Part[] {
  return [(p: Path) => p, mirror].map((turn, i): Part => ({
    name: "inside hem",
    seed: 61 + i,
    outline: turn(points("60,1020! 200,1014! 200,1040! 128,1055 59,1049!")),
    tone: 0.6,
    unevenness: 0.3,
    cast: false,
    follow: 0,
  }));
}

/** The outer seam of each leg with its stitch rows, mm from the seam. */
export function sideSeams(stitch: readonly number[]): readonly Seam[] {
  const seam = { depth: 0.35, dark: 0.2, pucker: 0.6 };
  return [
    { ...seam, path: SIDE, stitch },
    { ...seam, path: mirror(SIDE), stitch: stitch.map((d) => -d) },
  ];
}

/** The stitch line of each turned hem. */
export function legHems(): readonly Seam[] {
  const seam = { depth: 0.1, dark: 0.08, stitch: [0], pucker: 0.8 };
  return [
    { ...seam, path: HEM },
    { ...seam, path: mirror(HEM) },
  ];
}

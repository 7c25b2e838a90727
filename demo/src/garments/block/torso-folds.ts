import { bump, ramp } from "./field.ts";
import type { ClothPlan, FoldPlan } from "../../drawing/garment.ts";
import type { TorsoMeasures } from "./torso.ts";

/** Surplus cloth of a front that hangs from the chest and flares below the waist. */
export function frontCloth(gain = 0.66): ClothPlan {
  return {
    across: (_, y) => 0.006 + 0.026 * ramp(y, 330, 640) + 0.016 * bump(y, 210, 130),
    along: (x, y) =>
      0.006 + 0.006 * bump(y, 260, 110) + 0.022 * bump(y, 450, 120) * ramp(Math.abs(x), 60, 230),
    gain,
    floor: 0.8,
  };
}

/** Surplus cloth of a back: it rests on the waist and stands off between the shoulder blades. */
export function backCloth(gain = 0.66): ClothPlan {
  return {
    across: (x, y) =>
      0.006 + 0.03 * ramp(y, 330, 640) + 0.014 * bump(y, 230, 90) * bump(Math.abs(x), 120, 90),
    along: (x, y) => 0.005 + 0.034 * bump(y, 420, 90) * bump(x, 0, 190),
    gain,
    floor: 0.8,
  };
}

/** How the folds of an upper body look, by their cause. */
const ARMPIT = { width: 9, height: 3.2, grow: 2, fade: [0.12, 0.8], sharp: 0.4 } as const;
const SHOULDER = { length: 130, width: 9, height: 1.5, grow: 1.8, count: 3 } as const;
const BLADE = { length: 120, width: 12, height: 1.8, count: 3 } as const;
const HEM = { grow: 1.6, bow: 26 } as const;
const WAIST = { count: 4, grow: 1.6, fade: [0.12, 0.8], sharp: 0.3 } as const;

/** Folds every front has: from the armpits, the shoulders, the waist and the hem. */
export function frontFolds(
  { shoulder: [x], waist, hem, center }: TorsoMeasures,
  seed = 0,
): readonly FoldPlan[] {
  const flutes = { count: 7, width: 14, height: 2.5, ragged: 0.35, valley: 0.3 };
  const [left, right] = [waist + 3, -waist - 3];
  return [
    { ...ARMPIT, from: [x, 214], angles: [116, 165], count: 4, length: 150, seed: 4 + seed },
    { ...ARMPIT, from: [-x, 214], angles: [15, 66], count: 5, length: 160, seed: 9 + seed },
    { ...SHOULDER, from: [-66, 34], angles: [95, 140], seed: 14 + seed },
    { ...SHOULDER, from: [66, 34], angles: [45, 90], seed: 15 + seed },
    {
      ...HEM,
      ...flutes,
      fade: [0.75, 0.12],
      first: [
        [-hem + 32, 450],
        [hem - 32, 450],
      ],
      second: [
        [-hem, center],
        [hem, center + 14],
      ],
      seed: 21 + seed,
    },
    waistFold([left, 375, 520], [150, 430, 120, 540], { seed: 22 + seed, height: 2.4 }),
    waistFold([right, 368, 510], [-150, 420, -125, 520], { seed: 23 + seed, height: 2.6 }),
  ];
}

/** Folds every back has: drags from the armpits, breaks at the waist, flutes at the hem. */
export function backFolds(
  { shoulder: [x], waist, hem, center }: TorsoMeasures,
  seed = 0,
): readonly FoldPlan[] {
  const armpit = { ...ARMPIT, width: 10, count: 5, length: 170 };
  const breaks = { height: 2.6, bow: 40 };
  return [
    { ...armpit, from: [x - 2, 214], angles: [112, 172], seed: 54 + seed },
    { ...armpit, from: [-x + 2, 214], angles: [8, 68], seed: 59 + seed },
    {
      ...HEM,
      count: 7,
      width: 15,
      height: 2.5,
      ragged: 0.3,
      fade: [0.75, 0.12],
      valley: 0.3,
      first: [
        [-hem + 30, 440],
        [hem - 30, 440],
      ],
      second: [
        [-hem, center],
        [hem, center + 10],
      ],
      seed: 71 + seed,
    },
    waistFold([waist - 2, 366, 470], [40, 398, 30, 482], { ...breaks, seed: 72 + seed }),
    waistFold([-waist + 2, 360, 464], [-40, 402, -30, 476], { ...breaks, seed: 73 + seed }),
    { ...BLADE, from: [-x + 8, 60], angles: [5, 40], seed: 90 + seed },
    { ...BLADE, from: [x - 8, 60], angles: [140, 175], seed: 91 + seed },
  ];
}

/** Folds from the side seam (x, from y, to y) to a line inside the body (x, y, x, y). */
function waistFold(
  [x, top, bottom]: readonly [number, number, number],
  [ax, ay, bx, by]: readonly [number, number, number, number],
  rest: { seed: number; height: number; bow?: number },
): FoldPlan {
  const first = [
    [x, top],
    [x * 0.99, bottom],
  ] as const;
  return {
    ...WAIST,
    width: 9,
    ...rest,
    first,
    second: [
      [ax, ay],
      [bx, by],
    ],
  };
}

import { mirror, symmetric } from "../drawing/raster/outline.ts";
import { points } from "../drawing/raster/points.ts";
import { label } from "./block/collar.ts";
import { shortHem, shortSleeve } from "./block/sleeve.ts";
import { hemSeam, innerHem, shoulderSeams, torso, torsoVolume } from "./block/torso.ts";
import { backCloth, backFolds, frontCloth, frontFolds } from "./block/torso-folds.ts";
import type { Drawing, FoldPlan, Panel, Part } from "../drawing/garment.ts";
import type { TorsoMeasures } from "./block/torso.ts";

const MEASURES: TorsoMeasures = {
  shoulder: [204, 46],
  chest: 224,
  waist: 218,
  hem: 224,
  side: 738,
  center: 745,
};

/** A heavy T-shirt from the front: rib neck, twin-needle hems. */
export function teeFront(): Drawing {
  return {
    seed: 64,
    wobble: 1.8,
    weave: "jersey",
    parts: [innerHem(MEASURES), inside(), front(), ...sleeves()],
  };
}

/** The T-shirt from behind. */
export function teeBack(): Drawing {
  return { seed: 65, wobble: 1.8, weave: "jersey", parts: [back(), ...sleeves()] };
}

function inside(): Part {
  return {
    name: "inside neck",
    seed: 2,
    outline: symmetric(points("0,-18! 40,-15 74,-5! 62,50 0,104")),
    volume: { path: symmetric(points("0,-60 90,-50 100,20 60,120 0,150")), height: -18 },
    tone: 0.82,
    unevenness: 0.4,
    cast: false,
    thickness: 0.6,
    panels: [
      {
        path: points("-80,-30! 80,-30! 78,4! 40,2 0,0 -40,2 -78,4!"),
        weave: "rib",
        thickness: 0.8,
        pucker: 0.1,
      },
      label(0, 5),
    ],
    dim: (_, y) => 0.92 - 0.42 * Math.min(1, Math.max(0, (y + 10) / 100)),
  };
}

function front(): Part {
  return {
    name: "front",
    seed: 88,
    outline: torso(points("0,86 34,73 60,38 72,-4!"), MEASURES),
    volume: { path: torsoVolume(MEASURES), height: 88 },
    cloth: frontCloth(0.72),
    folds: [...soft(frontFolds(MEASURES, 640)), ...neckDrags()],
    panels: [neckRib()],
    seams: [...shoulderSeams(MEASURES, [72, -4]), { ...hemSeam(MEASURES, 24), stitch: [0, 5] }],
    cast: { soft: 0.25, tight: 0.35, blur: 5, tightBlur: 2, shift: [0, 4] },
  };
}

/** Knitted cloth bends in rounds, without sharp crests. */
function soft(folds: readonly FoldPlan[]): readonly FoldPlan[] {
  return folds.map((fold) => ({ ...fold, sharp: 0 }));
}

function neckDrags(): readonly FoldPlan[] {
  const drag = { count: 3, length: 190, width: 11, height: 1.7 };
  return [
    { ...drag, from: [76, 30], angles: [64, 104], seed: 41 },
    { ...drag, from: [-76, 30], angles: [76, 116], seed: 42 },
  ];
}

function neckRib(): Panel {
  const right = points("36,91 68,58 92,0! 70,-30!");
  const inner = mirror(right).toReversed();
  return {
    path: [...right, ...inner, [0, 106]],
    weave: "rib",
    thickness: 1.3,
    pucker: 0.25,
    shade: 0.5,
    flat: 0.4,
  };
}

function back(): Part {
  return {
    name: "back",
    seed: 89,
    outline: torso(points("0,2 40,0 72,-4!"), MEASURES),
    volume: { path: torsoVolume(MEASURES), height: 82 },
    cloth: backCloth(0.74),
    folds: soft(backFolds(MEASURES, 640)),
    panels: [
      {
        path: points("-92,-20! 0,-20 92,-20! 88,4 58,18 0,24 -58,18 -88,4"),
        weave: "rib",
        thickness: 1.2,
        pucker: 0.2,
      },
    ],
    seams: [...shoulderSeams(MEASURES, [72, -4]), { ...hemSeam(MEASURES, 24), stitch: [0, 5] }],
    cast: false,
  };
}

function sleeves(): readonly Part[] {
  return ([-1, 1] as const).flatMap((side) => {
    const place = { side, shoulder: MEASURES.shoulder };
    const cuff = shortHem(place, { depth: 24, thickness: 0.3, stitch: [2, -3], shade: 0.25 });
    return shortSleeve({ ...place, seed: side > 0 ? 44 : 46, cuff: [cuff], armholeStitch: [] });
  });
}

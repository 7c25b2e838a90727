import { points } from "../drawing/raster/points.ts";
import { insideNeck } from "./block/collar.ts";
import { foldCollar, foldCollarBack } from "./block/fold-collar.ts";
import { shortHem, shortSleeve } from "./block/sleeve.ts";
import { backCloth, backFolds, frontCloth, frontFolds } from "./block/torso-folds.ts";
import { hemSeam, innerHem, shoulderSeams, torso, torsoVolume, vents } from "./block/torso.ts";
import type { Drawing, Panel, Part } from "../drawing/garment.ts";
import type { TorsoMeasures } from "./block/torso.ts";

const MEASURES: TorsoMeasures = {
  shoulder: [202, 46],
  chest: 222,
  waist: 214,
  hem: 220,
  side: 728,
  center: 736,
};

/** The slit at the right side. */
const VENT = points("206,740 205,676 224,672");

/** A piqué polo from the front: knitted collar, three buttons, rib cuffs. */
export function poloFront(): Drawing {
  return {
    seed: 61,
    wobble: 1.7,
    weave: "pique",
    parts: [
      innerHem(MEASURES),
      insideNeck(68, -36),
      front(),
      ...foldCollar({ tip: [66, 84], meet: 42, weave: "rib", stitch: [], thickness: 1.9 }),
      ...sleeves(),
    ],
  };
}

/** The polo from behind. */
export function poloBack(): Drawing {
  return {
    seed: 62,
    wobble: 1.7,
    weave: "pique",
    parts: [back(), ...sleeves(), foldCollarBack({ weave: "rib", stitch: [] })],
  };
}

function front(): Part {
  return {
    name: "front",
    seed: 81,
    outline: torso(points("0,54! 30,44 58,20 70,-4!"), MEASURES),
    volume: { path: torsoVolume(MEASURES), height: 88 },
    cloth: frontCloth(0.74),
    folds: [
      ...frontFolds(MEASURES, 320).map((fold) => ({ ...fold, sharp: 0 })),
      {
        from: [0, 196],
        angles: [50, 130],
        count: 4,
        length: 150,
        width: 10,
        height: 1.6,
        seed: 36,
        start: 6,
      },
    ],
    panels: placket(),
    seams: [...shoulderSeams(MEASURES, [70, -4]), hemSeam(MEASURES, 24), ...vents(VENT)],
    buttons: [78, 120, 162].map((y) => ({ x: 0, y, diameter: 11.5, kind: "four" })),
    buttonholes: [120, 162].map((y) => ({ x: 0, y: y + 2, length: 15, angle: 90 })),
    cast: { soft: 0.25, tight: 0.35, blur: 5, tightBlur: 2, shift: [0, 4] },
  };
}

/** The placket: a strip to the third button, its foot boxed and crossed. */
function placket(): readonly Panel[] {
  return [
    {
      path: points("-17,40! 17,40! 17,198! -17,198!"),
      weave: "jersey",
      thickness: 1.4,
      stitch: [2.4],
      pucker: 0.35,
      shade: 0.6,
      flat: 0.6,
      lines: [points("-14,176 14,176"), points("-14,176 14,195"), points("14,176 -14,195")],
    },
  ];
}

function back(): Part {
  return {
    name: "back",
    seed: 83,
    outline: torso(points("0,-6! 40,-7 72,-4!"), MEASURES),
    volume: { path: torsoVolume(MEASURES), height: 82 },
    cloth: backCloth(0.78),
    folds: backFolds(MEASURES, 320).map((fold) => ({ ...fold, sharp: 0 })),
    seams: [
      ...shoulderSeams(MEASURES, [72, -4]),
      {
        path: points("-78,30 -40,41 0,45 40,41 78,30"),
        depth: 0.1,
        dark: 0.1,
        stitch: [0],
        pucker: 0.3,
      },
      hemSeam(MEASURES, 24),
      ...vents(VENT),
    ],
    cast: false,
  };
}

function sleeves(): readonly Part[] {
  return ([-1, 1] as const).flatMap((side) => {
    const place = { side, shoulder: MEASURES.shoulder };
    const cuff = shortHem(place, {
      depth: 30,
      thickness: 0.9,
      weave: "rib",
      shade: 0.45,
      pucker: 0.3,
      flat: 0.3,
    });
    return shortSleeve({ ...place, seed: side > 0 ? 24 : 36, cuff: [cuff], armholeStitch: [3] });
  });
}

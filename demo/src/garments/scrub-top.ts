import { points } from "../drawing/raster/points.ts";
import { CONTRAST } from "../drawing/garment.ts";
import { mirror } from "../drawing/raster/outline.ts";
import { insideNeck, label } from "./block/collar.ts";
import { shortHem, shortSleeve } from "./block/sleeve.ts";
import { backCloth, backFolds, frontCloth, frontFolds } from "./block/torso-folds.ts";
import { hemSeam, innerHem, shoulderSeams, torso, torsoVolume, vents } from "./block/torso.ts";
import type { Drawing, Panel, Part } from "../drawing/garment.ts";
import type { Path } from "../drawing/raster/spline.ts";
import type { TorsoMeasures } from "./block/torso.ts";

const MEASURES: TorsoMeasures = {
  shoulder: [208, 44],
  chest: 232,
  waist: 226,
  hem: 236,
  side: 722,
  center: 732,
};

/** The slit at the right side. */
const VENT = points("221,736 219,648 238,642");
const V_DEPTH = 150;

/** A scrub top from the front: banded V-neck, chest pocket, two lower pockets. */
export function scrubTopFront(): Drawing {
  return {
    seed: 71,
    wobble: 1.8,
    weave: "poplin",
    parts: [innerHem(MEASURES), inside(), front(), ...sleeves()],
  };
}

/** The scrub top from behind. */
export function scrubTopBack(): Drawing {
  return {
    seed: 72,
    wobble: 1.8,
    weave: "poplin",
    parts: [back(), ...sleeves()],
  };
}

/** The back seen through the V: the neck lies lower than under a collar. */
function inside(): Part {
  const neck = insideNeck(170, -16);
  return {
    ...neck,
    outline: points("-74,-4! -40,-14 0,-17 40,-14 74,-4! 60,80 0,176 -60,80"),
    panels: [
      {
        path: points("-80,-30! 80,-30! 76,6! 40,2 0,0 -40,2 -76,6!"),
        thickness: 0.7,
        stitch: [2.5],
        pucker: 0.2,
      },
      label(0, 5),
    ],
    seams: [],
    dim: (x, y) => 0.9 - 0.4 * Math.min(1, Math.max(0, (y + 10) / 170)) - 0.1 * Math.abs(x / 70),
  };
}

/** Loose cloth hangs from the neck band. */
const DRAG = { count: 3, length: 210, width: 11, height: 1.9 };
const NECKLINE: Path = [
  [0, V_DEPTH, 1],
  [36, 72],
  [70, -4, 1],
];

function front(): Part {
  return {
    name: "front",
    seed: 85,
    outline: torso(NECKLINE, MEASURES),
    volume: { path: torsoVolume(MEASURES), height: 88 },
    cloth: frontCloth(0.78),
    folds: [
      ...frontFolds(MEASURES, 430),
      { ...DRAG, from: [0, V_DEPTH + 10], angles: [40, 140], count: 5, seed: 37, start: 8 },
      { ...DRAG, from: [78, 20], angles: [66, 104], seed: 38 },
      { ...DRAG, from: [-78, 20], angles: [76, 114], seed: 39 },
    ],
    panels: [...band(), chestPocket(), lowerPocket((p) => p), lowerPocket(mirror)],
    seams: [
      ...shoulderSeams(MEASURES, [70, -4]),
      hemSeam(MEASURES, 26),
      ...vents(VENT),
      {
        path: points("122,158 122,262"),
        depth: 0.1,
        dark: 0.1,
        stitch: [0],
        pucker: 0.3,
      },
    ],
    cast: { soft: 0.25, tight: 0.35, blur: 5, tightBlur: 2, shift: [0, 4] },
  };
}

/** The V is edged with a doubled band; the wearer's left side laps over the right. */
function band(): readonly Panel[] {
  const strip: Omit<Panel, "path"> = {
    thickness: 1.1,
    slot: CONTRAST,
    stitch: [2.4],
    pucker: 0.3,
    shade: 0.5,
    flat: 0.3,
  };
  const tip = V_DEPTH + 46;
  const under: Path = [
    [90, -44, 1],
    [36, 71],
    [0, V_DEPTH, 1],
    [-8, V_DEPTH + 20, 1],
    [0, tip, 1],
    [56, 80],
    [112, -40, 1],
  ];
  const over: Path = [
    [90, -44, 1],
    [36, 71],
    [0, V_DEPTH, 1],
    [-11, V_DEPTH + 24, 1],
    [0, tip, 1],
    [56, 80],
    [112, -40, 1],
  ];
  return [
    { ...strip, path: mirror(under) },
    { ...strip, path: over },
  ];
}

function chestPocket(): Panel {
  return {
    path: points("64,156! 148,154! 150,244! 140,260! 76,262! 64,248!"),
    thickness: 1,
    stitch: [2.2],
    lines: [points("64,174 149,172")],
    pucker: 0.35,
    shade: 0.5,
    flat: 0.75,
  };
}

function lowerPocket(turn: (path: Path) => Path): Panel {
  return {
    path: turn(points("46,482! 182,478! 190,640! 176,656! 58,660! 44,646!")),
    thickness: 1,
    stitch: [2.4],
    lines: [turn(points("45,508 184,504"))],
    pucker: 0.4,
    shade: 0.55,
    flat: 0.68,
  };
}

function back(): Part {
  return {
    name: "back",
    seed: 87,
    outline: torso(points("0,8! 40,6 72,-4!"), MEASURES),
    volume: { path: torsoVolume(MEASURES), height: 82 },
    cloth: backCloth(0.8),
    folds: backFolds(MEASURES, 430),
    panels: [
      {
        path: points("-84,-14! -60,-2 0,8 60,-2 84,-14! 80,8 62,24 0,36 -62,24 -80,8"),
        thickness: 1,
        slot: CONTRAST,
        stitch: [2.4],
        pucker: 0.3,
      },
    ],
    seams: [
      ...shoulderSeams(MEASURES, [76, 0]),
      {
        path: points("-230,118 -100,128 0,130 100,128 230,118"),
        depth: 0.4,
        dark: 0.25,
        stitch: [3],
        pucker: 0.5,
      },
      hemSeam(MEASURES, 26),
      ...vents(VENT),
    ],
    cast: false,
  };
}

function sleeves(): readonly Part[] {
  return ([-1, 1] as const).flatMap((side) => {
    const place = { side, shoulder: MEASURES.shoulder };
    const cuff = shortHem(place, { depth: 24, thickness: 0.4, stitch: [2.5], shade: 0.3 });
    return shortSleeve({ ...place, seed: side > 0 ? 27 : 33, cuff: [cuff], gain: 1.1 });
  });
}

import { points } from "../drawing/raster/points.ts";
import { CONTRAST } from "../drawing/garment.ts";
import { mirror } from "../drawing/raster/outline.ts";
import { insideNeck, standCollar, standCollarBack } from "./block/collar.ts";
import { cuffPanel, longSleeve, shortHem, shortSleeve, sleevePlace } from "./block/sleeve.ts";
import { backCloth, backFolds, frontCloth, frontFolds } from "./block/torso-folds.ts";
import { hemSeam, innerHem, shoulderSeams, torso, torsoVolume } from "./block/torso.ts";
import type { Button, Buttonhole, Drawing, FoldPlan, Panel, Part } from "../drawing/garment.ts";
import type { Path } from "../drawing/raster/spline.ts";
import type { TorsoMeasures } from "./block/torso.ts";

/** What a chef coat may have. */
export interface CoatOptions {
  sleeves: "long" | "short";
  piped: boolean;
}

const MEASURES: TorsoMeasures = {
  shoulder: [206, 42],
  chest: 226,
  waist: 213,
  hem: 232,
  side: 752,
  center: 766,
};
const BUTTON_ROWS = [122, 214, 306, 398, 490];

/** A double-breasted chef coat from the front. */
export function coatFront(options: CoatOptions): Drawing {
  return {
    seed: 3,
    wobble: 1.6,
    weave: "twill",
    parts: [
      innerHem(MEASURES),
      insideNeck(70),
      front(options),
      ...standCollar(options.piped),
      ...sleeves(options, false),
    ],
  };
}

/** The same coat from behind: yoke, box pleat, princess seams. */
export function coatBack(options: CoatOptions): Drawing {
  return {
    seed: 8,
    wobble: 1.6,
    weave: "twill",
    parts: [back(), ...sleeves(options, true), standCollarBack(options.piped)],
  };
}

const FRONT_EDGE: Path = points(
  "6,63! -40,68 -104,84! -117,96 -116,130 -108,400 -102,600 -99,800!",
);

function front({ piped }: CoatOptions): Part {
  const stitched: Path = points("6,69 -40,74 -98,89 -109,101 -109,132 -101,400 -95,600 -92,780");
  return {
    name: "front",
    seed: 7,
    outline: torso(points("0,66! 30,52 58,22 70,-4!"), MEASURES),
    volume: { path: torsoVolume(MEASURES), height: 86 },
    cloth: frontCloth(),
    folds: [...frontFolds(MEASURES), ...buttonPulls()],
    panels: [
      {
        path: [...FRONT_EDGE, [320, 800, 1], [320, -30, 1], [60, -30, 1]],
        thickness: 2.3,
        shade: 0.62,
        pucker: 0,
        roll: 1,
      },
    ],
    seams: [
      { path: stitched, depth: 0, stitch: [0], pucker: 0.45 },
      ...shoulderSeams(MEASURES, [70, -4]),
      ...princessSeams(),
      hemSeam(MEASURES),
    ],
    pipings: piped ? [{ path: FRONT_EDGE, width: 3.4, slot: CONTRAST }] : [],
    buttons: BUTTON_ROWS.flatMap((y, i) => [stud(-88 + i * 2.2, y), stud(92 - i * 2.2, y)]),
    buttonholes: BUTTON_ROWS.map((y, i): Buttonhole => ({
      x: -79 + i * 2.2,
      y,
      length: 21,
      angle: 0,
    })),
    cast: { soft: 0.25, tight: 0.35, blur: 5, tightBlur: 2, shift: [0, 4] },
  };
}

function stud(x: number, y: number): Button {
  return { x, y, diameter: 19, kind: "four" };
}

/** Each button holds the cloth: short folds run from it toward the other row. */
function buttonPulls(): readonly FoldPlan[] {
  return BUTTON_ROWS.slice(0, 4).flatMap((y, i) =>
    [-1, 1].map((side): FoldPlan => ({
      from: [side * (90 - i * 2.2), y],
      angles: side < 0 ? [35, 115] : [65, 145],
      count: 2,
      length: 64,
      width: 5.5,
      height: 0.9,
      seed: 80 + i * 2 + side,
      grow: 1.8,
      fade: [0.1, 0.8],
      start: 9,
      sharp: 0.3,
    })),
  );
}

function princessSeams() {
  const right: Path = points("203,120 176,165 154,240 142,400 150,600 158,790");
  return [
    { path: right, depth: 0.4, pucker: 0.5, stitch: [3] },
    { path: mirror(right), depth: 0.4, pucker: 0.5, stitch: [-3] },
  ];
}

const PLEAT_TACK = { depth: 0.5, pucker: 0.2, dark: 0.4 };

function back(): Part {
  const right: Path = points("204,170 172,215 150,300 142,430 152,600 160,790");
  return {
    name: "back",
    seed: 17,
    outline: torso(points("0,-8! 40,-8 72,-4!"), MEASURES),
    volume: { path: torsoVolume(MEASURES), height: 80 },
    cloth: backCloth(),
    folds: [...backFolds(MEASURES), ...pleat()],
    panels: [
      {
        path: points("-240,-30! 240,-30! 240,110! 120,119 0,122 -120,119 -240,110!"),
        thickness: 0.8,
        stitch: [3],
        shade: 0.4,
        flat: 0.35,
      },
    ],
    seams: [
      { path: right, depth: 0.4, pucker: 0.5, stitch: [3] },
      { path: mirror(right), depth: 0.4, pucker: 0.5, stitch: [-3] },
      { ...PLEAT_TACK, path: points("-19,122 -19,168") },
      { ...PLEAT_TACK, path: points("19,122 19,168") },
      hemSeam(MEASURES),
    ],
    cast: false,
  };
}

/** The box pleat below the yoke opens downward and dies out above the waist. */
function pleat(): readonly FoldPlan[] {
  return [
    { path: points("0,130 1,300 0,420"), width: [13, 22], height: 3, lean: 0.1, fade: [0.02, 0.9] },
    pleatEdge(-1),
    pleatEdge(1),
    {
      first: points("-60,24 60,24"),
      second: points("-90,60 90,62"),
      count: 3,
      width: 13,
      height: 1.1,
      seed: 93,
    },
  ];
}

function pleatEdge(side: 1 | -1): FoldPlan {
  return {
    path: [
      [side * 19, 126],
      [side * 19, 260],
      [side * 15, 370],
    ],
    width: [4, 12],
    height: -2.6,
    lean: -0.5 * side,
    fade: [0.02, 0.9],
    sharp: 0.6,
  };
}

function sleeves(options: CoatOptions, seenFromBehind: boolean): readonly Part[] {
  return ([-1, 1] as const).flatMap((side) => {
    const place = { side, shoulder: MEASURES.shoulder };
    const seed = side > 0 ? 12 : 31;
    if (options.sleeves === "short") {
      const cuff = shortHem(place, { depth: 26, thickness: 0.5, stitch: [3], shade: 0.3 });
      return shortSleeve({
        ...place,
        seed,
        cuff: [cuff],
        panels: pocketOn(place, seenFromBehind, -8),
      });
    }
    const cuff = cuffPanel(place, {
      depth: 62,
      thickness: 1.4,
      stitch: [4],
      pucker: 0.35,
      flat: 0.4,
    });
    const seams = seenFromBehind ? [backSeam(place)] : [];
    return [
      longSleeve({
        ...place,
        seed,
        cuff: [cuff],
        panels: pocketOn(place, seenFromBehind, 0),
        seams,
      }),
    ];
  });
}

type Place = Parameters<typeof sleevePlace>[0];

/** The pen pocket on the wearer's left sleeve. */
function pocketOn(place: Place, seenFromBehind: boolean, up: number): readonly Panel[] {
  if (place.side < 0 || seenFromBehind || up !== 0) return [];
  const at = sleevePlace(place);
  const pocket: Path = points("243,224! 281,218! 295,322! 256,329!");
  const mouth: Path = points("243,224! 281,218! 284,239! 246,245!");
  return [
    { path: at(pocket), thickness: 0.9, stitch: [2.2], pucker: 0.3, flat: 0.75 },
    { path: at(mouth), thickness: 0.4, pucker: 0, shade: 0.25 },
  ];
}

function backSeam(place: Place) {
  const at = sleevePlace(place);
  return {
    path: at(points("190,140 206,205 230,310 248,430 266,580")),
    depth: 0.4,
    pucker: 0.5,
    stitch: [3],
  };
}

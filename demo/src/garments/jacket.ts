import { points } from "../drawing/raster/points.ts";
import { mirror } from "../drawing/raster/outline.ts";
import { insideNeck } from "./block/collar.ts";
import { foldCollar, foldCollarBack } from "./block/fold-collar.ts";
import { cuffPanel, longSleeve, sleevePlace } from "./block/sleeve.ts";
import { backCloth, backFolds, frontCloth, frontFolds } from "./block/torso-folds.ts";
import { hemSeam, innerHem, shoulderSeams, torso, torsoVolume } from "./block/torso.ts";
import type { Drawing, Panel, Part, Seam, Weave } from "../drawing/garment.ts";
import type { Path } from "../drawing/raster/spline.ts";
import type { TorsoMeasures } from "./block/torso.ts";

const MEASURES: TorsoMeasures = {
  shoulder: [208, 46],
  chest: 232,
  waist: 228,
  hem: 238,
  side: 752,
  center: 760,
};
const BUTTONS = [92, 212, 332, 452, 572];
const STUD = { diameter: 20, kind: "four" } as const;

/** A chore jacket from the front: three patch pockets, five large buttons, triple stitching. */
export function jacketFront(weave: Weave): Drawing {
  return {
    seed: 91,
    wobble: 1.8,
    weave,
    parts: [
      innerHem(MEASURES),
      insideNeck(72, -36),
      front(),
      ...foldCollar({ tip: [82, 98], meet: 46, stitch: [3, 8], thickness: 2.1 }),
      ...sleeves(false),
    ],
  };
}

/** The chore jacket from behind: three panels, stitched twice. */
export function jacketBack(weave: Weave): Drawing {
  return {
    seed: 92,
    wobble: 1.8,
    weave,
    parts: [back(), ...sleeves(true), foldCollarBack({ stitch: [3, 8] })],
  };
}

/** The weight of the front hangs from the collar. */
const DRAG = { count: 3, length: 160, width: 11, height: 1.8 };

function front(): Part {
  return {
    name: "front",
    seed: 93,
    outline: torso(points("0,58! 30,46 58,20 70,-4!"), MEASURES),
    volume: { path: torsoVolume(MEASURES), height: 84 },
    thickness: 1.6,
    cloth: frontCloth(0.62),
    folds: [
      ...frontFolds(MEASURES, 510),
      { ...DRAG, from: [86, 64], angles: [60, 104], seed: 33 },
      { ...DRAG, from: [-86, 64], angles: [76, 120], seed: 34 },
    ],
    panels: [frontEdge(), chestPocket(), lowerPocket((p) => p), lowerPocket(mirror)],
    seams: [
      {
        path: points("-24,60 -24,800"),
        depth: 0,
        stitch: [0],
        pucker: 0.4,
      },
      ...shoulderSeams(MEASURES, [70, -4]),
      hemSeam(MEASURES, 28),
    ],
    buttons: BUTTONS.map((y) => ({ ...STUD, x: 2, y })),
    buttonholes: BUTTONS.map((y) => ({ x: -3, y, length: 27, angle: 0 })),
    cast: { soft: 0.25, tight: 0.35, blur: 5, tightBlur: 2, shift: [0, 4] },
  };
}

/** The left front laps over the right. */
function frontEdge(): Panel {
  return {
    path: points("-20,40! -21,300 -20,600 -18,700 -10,800! 320,800! 320,-30! 40,-30!"),
    thickness: 2.2,
    stitch: [3, 42],
    shade: 0.6,
    pucker: 0,
    roll: 1,
  };
}

function chestPocket(): Panel {
  return {
    path: points("66,172! 166,170! 168,284! 152,300! 82,302! 66,286!"),
    thickness: 1.5,
    stitch: [3, 8],
    pucker: 0.4,
    shade: 0.6,
    flat: 0.78,
    lines: [points("66,194 166,192")],
  };
}

function lowerPocket(turn: (path: Path) => Path): Panel {
  return {
    path: turn(points("52,484! 196,480! 201,652! 182,672! 70,676! 50,658!")),
    thickness: 1.5,
    stitch: [3, 8],
    pucker: 0.4,
    shade: 0.6,
    flat: 0.74,
    lines: [turn(points("52,510 197,506"))],
  };
}

function back(): Part {
  const side: Path = points("204,150 168,190 146,300 140,500 146,790");
  return {
    name: "back",
    seed: 97,
    outline: torso(points("0,-6! 40,-7 72,-4!"), MEASURES),
    volume: { path: torsoVolume(MEASURES), height: 80 },
    thickness: 1.6,
    cloth: backCloth(0.62),
    folds: backFolds(MEASURES, 510),
    seams: [
      { path: side, depth: 0.5, dark: 0.3, lap: 0.5, pucker: 0.6, stitch: [3, 8] },
      { path: mirror(side), depth: 0.5, dark: 0.3, lap: -0.5, pucker: 0.6, stitch: [-3, -8] },
      ...shoulderSeams(MEASURES, [72, -4]),
      hemSeam(MEASURES, 28),
    ],
    cast: false,
  };
}

function sleeves(seenFromBehind: boolean): readonly Part[] {
  return ([-1, 1] as const).map((side) => {
    const place = { side, shoulder: MEASURES.shoulder, armholeStitch: [3, 8] };
    const at = sleevePlace(place);
    const cuff = cuffPanel(place, {
      depth: 46,
      thickness: 1.5,
      stitch: [3, 8],
      pucker: 0.4,
      flat: 0.5,
    });
    const seam: Seam = {
      path: at(points("190,130 210,200 236,320 256,450 272,600")),
      depth: 0.5,
      dark: 0.3,
      pucker: 0.6,
      stitch: [3, 8],
    };
    const sleeve = longSleeve({
      ...place,
      seed: side > 0 ? 42 : 57,
      cuff: [cuff],
      gain: 0.85,
      ...(seenFromBehind ? { seams: [seam] } : {}),
    });
    const [[x, y]] = at([[seenFromBehind ? 250 : 318, 622]]);
    return { ...sleeve, buttons: seenFromBehind ? [{ ...STUD, diameter: 15, x, y }] : [] };
  });
}

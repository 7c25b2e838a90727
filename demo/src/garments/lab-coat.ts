import { mirror } from "../drawing/raster/outline.ts";
import { points } from "../drawing/raster/points.ts";
import { insideNeck } from "./block/collar.ts";
import { foldCollarBack } from "./block/fold-collar.ts";
import { cuffPanel, longSleeve } from "./block/sleeve.ts";
import { hemSeam, innerHem, shoulderSeams, torso, torsoVolume } from "./block/torso.ts";
import { backCloth, backFolds, frontCloth, frontFolds } from "./block/torso-folds.ts";
import type { Drawing, FoldPlan, Panel, Part } from "../drawing/garment.ts";
import type { Path } from "../drawing/raster/spline.ts";
import type { TorsoMeasures } from "./block/torso.ts";

const MEASURES: TorsoMeasures = {
  shoulder: [204, 46],
  chest: 225,
  waist: 217,
  hem: 252,
  side: 990,
  center: 1004,
};
const BUTTONS = [276, 396, 516, 636];

/** A lab coat from the front: notched lapels, four buttons, three patch pockets. */
export function labCoatFront(): Drawing {
  return {
    seed: 101,
    wobble: 1.8,
    weave: "poplin",
    parts: [innerHem(MEASURES), inside(), front(), ...lapels(), ...sleeves()],
  };
}

/** The lab coat from behind: centre vent and half belt. */
export function labCoatBack(): Drawing {
  return {
    seed: 102,
    wobble: 1.8,
    weave: "poplin",
    parts: [back(), ...sleeves(), foldCollarBack({ stitch: [4] })],
  };
}

function inside(): Part {
  const neck = insideNeck(80, -36);
  return {
    ...neck,
    outline: points("-62,-29! 0,-36 62,-29! 72,0 52,120 0,280 -52,120 -72,0"),
    dim: (_, y) => 0.94 - 0.46 * Math.min(1, Math.max(0, (y + 20) / 200)),
  };
}

function front(): Part {
  return {
    name: "front",
    seed: 103,
    outline: torso([...points("0,262! 20,150 42,60 70,-4!")], MEASURES),
    volume: { path: torsoVolume(MEASURES), height: 90 },
    cloth: frontCloth(0.7),
    folds: [...frontFolds(MEASURES, 710), ...skirt(720)],
    panels: [frontEdge(), chestPocket(), lowerPocket((p) => p), lowerPocket(mirror)],
    seams: [...shoulderSeams(MEASURES, [70, -4]), hemSeam(MEASURES, 30)],
    buttons: BUTTONS.map((y) => ({ x: 3, y, diameter: 20, kind: "four" })),
    buttonholes: BUTTONS.map((y) => ({ x: -2, y, length: 26, angle: 0 })),
    cast: { soft: 0.25, tight: 0.35, blur: 5, tightBlur: 2, shift: [0, 4] },
  };
}

/** Long cloth hangs in flutes from the hips. */
function skirt(seed: number): readonly FoldPlan[] {
  return [
    {
      first: points("-200,640 200,640"),
      second: points("-250,1040 250,1050"),
      count: 6,
      width: 14,
      height: 2.2,
      grow: 1.7,
      ragged: 0.3,
      bow: 24,
      fade: [0.7, 0.1],
      seed,
    },
  ];
}

function frontEdge(): Panel {
  return {
    path: points("-18,240! -19,500 -17,900 -14,1060! 330,1060! 330,-40! 60,-40!"),
    thickness: 2,
    stitch: [6],
    shade: 0.6,
    pucker: 0,
    roll: 1,
  };
}

function chestPocket(): Panel {
  return {
    path: points("78,196! 166,194! 168,292! 156,306! 90,308! 78,296!"),
    thickness: 1,
    stitch: [2.4],
    lines: [points("78,218 167,216")],
    pucker: 0.35,
    shade: 0.55,
    flat: 0.75,
  };
}

function lowerPocket(turn: (path: Path) => Path): Panel {
  return {
    path: turn(points("58,560! 200,556! 206,748! 192,764! 70,768! 56,754!")),
    thickness: 1,
    stitch: [2.4],
    lines: [turn(points("57,590 203,586"))],
    pucker: 0.4,
    shade: 0.55,
    flat: 0.7,
  };
}

/** Lapels that roll from the top button, and the collar leaves above their notches. */
function lapels(): readonly Part[] {
  const lapel = points("3,262! 66,196 110,128 132,92! 84,64! 60,22 46,44 24,140");
  const leaf = points("58,-24 65,-29 78,-20 100,10 124,46! 84,64! 64,38 49,12 54,-14");
  return [mirror, (path: Path) => path].flatMap((turn, i): readonly Part[] => [
    flap("lapel", { seed: 105 + i, outline: turn(lapel), grown: turn(GROWN_LAPEL) }),
    flap("collar", { seed: 107 + i, outline: turn(leaf), grown: turn(GROWN_LEAF) }),
  ]);
}

const GROWN_LAPEL = points("0,320 90,220 150,140 170,80 90,0 20,20 0,140");
const GROWN_LEAF = points("62,-60 100,-40 130,20 150,80 90,110 30,40 34,-10");

interface Flap {
  seed: number;
  outline: Path;
  grown: Path;
}

function flap(name: string, { seed, outline, grown }: Flap): Part {
  return {
    name,
    seed,
    outline,
    volume: { path: grown, height: 15 },
    unevenness: 0.4,
    follow: 0.3,
    edgeStitch: [4],
    thickness: 1.7,
    cast: { soft: 0.32, tight: 0.38, blur: 5, tightBlur: 2, shift: [3, 5] },
  };
}

function back(): Part {
  return {
    name: "back",
    seed: 109,
    outline: torso(points("0,-6! 40,-7 72,-4!"), MEASURES),
    volume: { path: torsoVolume(MEASURES), height: 84 },
    cloth: backCloth(0.62),
    folds: [...backFolds(MEASURES, 710), ...skirt(730)],
    panels: [
      {
        path: points("-118,446! 118,446! 120,488! -120,488!"),
        thickness: 1.4,
        stitch: [3],
        pucker: 0.35,
        shade: 0.55,
        flat: 0.5,
      },
    ],
    seams: [
      { path: points("0,-6 1,200 0,444"), depth: 0.5, dark: 0.3, stitch: [4], pucker: 0.6 },
      { path: points("0,490 0,720"), depth: 0.5, dark: 0.3, stitch: [4], pucker: 0.6 },
      {
        path: points("0,720 -2,860 -6,1020"),
        depth: 1.2,
        dark: 0.7,
        lap: 1.4,
        stitch: [6],
        pucker: 0.3,
      },
      ...shoulderSeams(MEASURES, [72, -4]),
      hemSeam(MEASURES, 30),
    ],
    buttons: [-106, 106].map((x) => ({ x, y: 467, diameter: 18, kind: "four" })),
    cast: false,
  };
}

function sleeves(): readonly Part[] {
  return ([-1, 1] as const).map((side) => {
    const place = { side, shoulder: MEASURES.shoulder };
    const cuff = cuffPanel(place, {
      depth: 34,
      thickness: 0.5,
      stitch: [3],
      pucker: 0.35,
      shade: 0.3,
    });
    return longSleeve({ ...place, seed: side > 0 ? 72 : 87, cuff: [cuff], gain: 0.9 });
  });
}

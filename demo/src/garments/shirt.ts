import { points } from "../drawing/raster/points.ts";
import { mirror } from "../drawing/raster/outline.ts";
import { insideNeck } from "./block/collar.ts";
import { foldCollar, foldCollarBack } from "./block/fold-collar.ts";
import { cuffPanel, longSleeve, shortHem, shortSleeve, sleevePlace } from "./block/sleeve.ts";
import { backCloth, backFolds, frontCloth, frontFolds } from "./block/torso-folds.ts";
import { innerHem, shirtTail, torso, torsoVolume } from "./block/torso.ts";
import type { Drawing, Panel, Part, Seam } from "../drawing/garment.ts";
import type { Path } from "../drawing/raster/spline.ts";
import type { TorsoMeasures } from "./block/torso.ts";

/** What a work shirt may have. */
interface ShirtOptions {
  sleeves: "long" | "short";
}

const MEASURES: TorsoMeasures = {
  shoulder: [200, 44],
  chest: 220,
  waist: 210,
  hem: 219,
  side: 690,
  center: 768,
};
const BUTTONS = [96, 178, 260, 342, 424, 506, 588];
const STUD = { diameter: 11.5, kind: "four" } as const;

/** A work shirt from the front: placket, two flap pockets, curved hem. */
export function shirtFront(options: ShirtOptions): Drawing {
  return {
    seed: 44,
    wobble: 1.7,
    weave: "twill",
    parts: [
      { ...innerHem({ ...MEASURES, side: 680, center: 760 }), outline: tailBehind() },
      insideNeck(64, -36),
      front(),
      ...foldCollar({ tip: [62, 92], meet: 42, stitch: [2.4, 6], button: STUD }),
      ...sleeves(options, false),
    ],
  };
}

/** The shirt from behind: yoke, two pleats, shirt tail. */
export function shirtBack(options: ShirtOptions): Drawing {
  return {
    seed: 45,
    wobble: 1.7,
    weave: "twill",
    parts: [back(), ...sleeves(options, true), foldCollarBack({ stitch: [2.4, 6] })],
  };
}

/** The longer back tail that shows under the front. */
function tailBehind(): Path {
  return torso(
    points("0,400! 70,400!"),
    { ...MEASURES, hem: 213, side: 686, center: 776 },
    shirtTail({ ...MEASURES, hem: 213, side: 686, center: 776 }),
  ).map(([x, y, c]) => [x * 0.985, Math.max(400, y), c ?? 0]);
}

function front(): Part {
  return {
    name: "front",
    seed: 73,
    outline: torso(points("0,52! 30,44 58,20 70,-4!"), MEASURES, shirtTail(MEASURES)),
    volume: { path: torsoVolume(MEASURES), height: 84 },
    cloth: frontCloth(0.7),
    folds: [
      ...frontFolds(MEASURES, 200),
      { from: [84, 60], angles: [60, 100], count: 3, length: 150, width: 9, height: 1.6, seed: 33 },
      {
        from: [-84, 60],
        angles: [80, 120],
        count: 3,
        length: 150,
        width: 9,
        height: 1.6,
        seed: 34,
      },
    ],
    panels: [placket(), ...[1, -1].flatMap((side) => pocket(side))],
    seams: [...frontYoke(), ...tailHem(), ...sideSeams()],
    buttons: BUTTONS.map((y) => ({ ...STUD, x: 0, y })),
    buttonholes: BUTTONS.map((y) => ({ x: 0, y: y + 2, length: 15, angle: 90 })),
    cast: { soft: 0.25, tight: 0.35, blur: 5, tightBlur: 2, shift: [0, 4] },
  };
}

function placket(): Panel {
  return {
    path: points("-17,40! 17,40! 17,900! -17,900!"),
    thickness: 1.3,
    stitch: [5],
    pucker: 0.35,
    shade: 0.5,
    flat: 0.45,
  };
}

/** A chest pocket with a mitred foot and a buttoned flap. */
function pocket(side: number): readonly Panel[] {
  const turn = side > 0 ? (p: Path) => p : mirror;
  return [
    {
      path: turn(points("58,158! 154,158! 156,262! 140,278! 74,280! 58,264!")),
      thickness: 1.1,
      stitch: [2, 6],
      pucker: 0.35,
      shade: 0.5,
      flat: 0.75,
    },
    {
      path: turn(points("55,148! 157,147! 158,180! 106,196! 54,182!")),
      thickness: 1.2,
      stitch: [2, 6],
      pucker: 0.25,
      shade: 0.6,
      flat: 0.5,
    },
  ];
}

function frontYoke(): readonly Seam[] {
  const path: Path = points("80,34 140,54 206,84");
  const seam = { depth: 0.4, dark: 0.28, pucker: 0.4 };
  return [
    { ...seam, path, stitch: [-2, -7] },
    { ...seam, path: mirror(path), stitch: [2, 7] },
  ];
}

function tailHem(): readonly Seam[] {
  const { hem, side, center } = MEASURES;
  const up = 9;
  const right: Path = [
    [hem * 0.44, center - up - 1],
    [hem * 0.67, center - 18],
    [hem * 0.86, side + 34],
    [hem - 11, side + 8],
    [hem - 9, side - 20],
  ];
  return [
    {
      path: [...mirror(right).toReversed(), [0, center - up], ...right],
      depth: 0.1,
      dark: 0.08,
      stitch: [0],
      pucker: 0.6,
    },
  ];
}

function sideSeams(): readonly Seam[] {
  const path: Path = points("212,250 205,330 200,440 204,580 209,690");
  const seam = { depth: 0.25, dark: 0.16, pucker: 0.5 };
  return [
    { ...seam, path, stitch: [3] },
    { ...seam, path: mirror(path), stitch: [-3] },
  ];
}

function back(): Part {
  return {
    name: "back",
    seed: 75,
    outline: torso(points("0,-6! 40,-7 72,-4!"), MEASURES, shirtTail(MEASURES)),
    volume: { path: torsoVolume(MEASURES), height: 80 },
    cloth: backCloth(0.7),
    folds: [...backFolds(MEASURES, 200), ...pleats()],
    panels: [
      {
        path: points("-240,-30! 240,-30! 240,104! 110,112 0,114 -110,112 -240,104!"),
        thickness: 0.8,
        stitch: [2, 7],
        shade: 0.4,
        flat: 0.35,
      },
    ],
    seams: [
      ...[-1, 1].map((s): Seam => ({
        path: [
          [s * 96, 114],
          [s * 96, 150],
        ],
        depth: 0.5,
        pucker: 0.2,
        dark: 0.4,
      })),
      ...tailHem(),
    ],
    cast: false,
  };
}

/** A pleat over each shoulder blade. */
function pleats() {
  return ([-1, 1] as const).flatMap((s) => [
    {
      path: [
        [s * 96, 116],
        [s * 97, 230],
        [s * 92, 360],
      ] as Path,
      width: [4, 12] as const,
      height: -2.6,
      lean: -0.5 * s,
      fade: [0.02, 0.9] as const,
      sharp: 0.6,
    },
    {
      path: [
        [s * 86, 118],
        [s * 84, 240],
        [s * 76, 390],
      ] as Path,
      width: [9, 16] as const,
      height: 2,
      lean: 0.3 * s,
      fade: [0.02, 0.9] as const,
    },
  ]);
}

function sleeves(options: ShirtOptions, seenFromBehind: boolean): readonly Part[] {
  return ([-1, 1] as const).flatMap((side) => {
    const place = { side, shoulder: MEASURES.shoulder, armholeStitch: [2, 7] };
    const seed = side > 0 ? 22 : 38;
    if (options.sleeves === "short") {
      const cuff = shortHem(place, {
        depth: 24,
        thickness: 0.5,
        stitch: [3],
        shade: 0.3,
        flat: 0.2,
      });
      return shortSleeve({ ...place, seed, cuff: [cuff] });
    }
    const cuff = cuffPanel(place, {
      depth: 66,
      thickness: 1.5,
      stitch: [3, 7],
      pucker: 0.35,
      flat: 0.6,
    });
    const sleeve = longSleeve({ ...place, seed, cuff: [cuff], gain: 0.9 });
    const at = sleevePlace(place);
    const [[bx, by]] = at([[seenFromBehind ? 262 : 318, 614]]);
    const button = { ...STUD, diameter: 11, x: bx, y: by };
    const slit = {
      path: at(points("270,582 262,500")),
      depth: 0.6,
      dark: 0.4,
      pucker: 0.3,
      stitch: [-8, 8],
    };
    return seenFromBehind
      ? [{ ...sleeve, buttons: [button], seams: [...(sleeve.seams ?? []), slit] }]
      : [sleeve];
  });
}

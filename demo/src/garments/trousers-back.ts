import { mirror } from "../drawing/raster/outline.ts";
import { points } from "../drawing/raster/points.ts";
import {
  LEGS,
  crotchShade,
  hemInsides,
  legCloth,
  legFolds,
  legHems,
  legVolume,
  sideSeams,
} from "./block/leg.ts";
import { beltLoop, waistband } from "./block/waist.ts";
import type { Drawing, FoldPlan, Panel, Part, Seam } from "../drawing/garment.ts";
import type { Path } from "../drawing/raster/spline.ts";
import type { TrouserOptions } from "./trousers.ts";

/** Trousers from behind: yoke, seat seam, two patch pockets. */
export function trousersBack(options: TrouserOptions): Drawing {
  return {
    seed: 34,
    wobble: 1.8,
    weave: options.weave,
    parts: [...hemInsides(), back(options)],
  };
}

function back({ cargo, pressed }: TrouserOptions): Part {
  return {
    name: "back",
    seed: 47,
    outline: LEGS,
    volume: legVolume(118),
    thickness: 1.3,
    cloth: legCloth(),
    folds: [...seatFolds(), ...legFolds(7, pressed)],
    panels: [
      patchPocket((p) => p),
      patchPocket(mirror),
      ...(cargo ? [cargoPocketBehind()] : []),
      waistband(),
      ...[-150, 0, 150].map(beltLoop),
    ],
    seams: [seatSeam(), yoke((p) => p, 1), yoke(mirror, -1), ...sideSeams([3]), ...legHems()],
    dim: crotchShade,
    cast: false,
  };
}

const SEAT = { count: 4, length: 150, width: 9, height: 2.6, grow: 2, start: 8, sharp: 0.3 };
const DROP = { count: 4, length: 190, width: 9, height: 2.8, grow: 2, sharp: 0.3 };

/** The seat hangs from the seam: folds run up to the hips and down into the thighs. */
export function seatFolds(): readonly FoldPlan[] {
  return [
    { ...SEAT, from: [6, 300], angles: [-30, 34], seed: 12 },
    { ...SEAT, from: [-6, 300], angles: [146, 210], seed: 13 },
    { ...DROP, from: [22, 326], angles: [36, 84], seed: 14 },
    { ...DROP, from: [-22, 326], angles: [96, 144], seed: 15 },
  ];
}

/** The seam from the waist to the crotch, felled. */
export function seatSeam(): Seam {
  return {
    path: points("0,46 1,140 0,240 0,306"),
    depth: 0.6,
    dark: 0.4,
    lap: 0.7,
    stitch: [3, 8],
    pucker: 0.7,
  };
}

function patchPocket(turn: (path: Path) => Path): Panel {
  return {
    path: turn(points("62,118! 176,108! 180,222! 126,244! 70,230!")),
    thickness: 1.2,
    stitch: [2.6, 8],
    pucker: 0.35,
    shade: 0.55,
    flat: 0.7,
  };
}

function yoke(turn: (path: Path) => Path, side: number): Seam {
  return {
    path: turn(points("0,104 100,88 218,66")),
    depth: 0.5,
    dark: 0.3,
    lap: -0.6 * side,
    stitch: [-3 * side, -8 * side],
    pucker: 0.5,
  };
}

/** The cargo pocket of the wearer's left leg reaches round to the back. */
function cargoPocketBehind(): Panel {
  return {
    path: mirror(points("196,378! 250,372! 258,540! 190,548!")),
    thickness: 1.3,
    stitch: [3, 8],
    pucker: 0.4,
    flat: 0.75,
  };
}

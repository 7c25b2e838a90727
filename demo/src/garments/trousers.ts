import { BASE, METAL, THREAD } from "../drawing/garment.ts";
import { mirror, rectangle, symmetric } from "../drawing/raster/outline.ts";
import { points } from "../drawing/raster/points.ts";
import { label } from "./block/collar.ts";
import { ramp } from "./block/field.ts";
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
import type { Button, Drawing, FoldPlan, Panel, Part, Seam, Weave } from "../drawing/garment.ts";

/** What a pair of trousers may have. */
export interface TrouserOptions {
  cargo: boolean;
  weave: Weave;
  /** Ironed with a crease. */
  pressed: boolean;
}

/** Trousers from the front: fly, riveted pockets, belt loops; with or without a cargo pocket. */
export function trousersFront(options: TrouserOptions): Drawing {
  return {
    seed: 33,
    wobble: 1.8,
    weave: options.weave,
    parts: [...hemInsides(), waistInside(), front(options)],
  };
}

function waistInside(): Part {
  return {
    name: "inside waist",
    seed: 2,
    outline: symmetric(points("0,-20! 110,-19 184,-12! 190,20! 0,34")),
    volume: { path: symmetric(points("0,-60 230,-60 230,60 0,60")), height: -16, power: 0.6 },
    tone: 0.74,
    unevenness: 0.4,
    cast: false,
    thickness: 0.8,
    seams: [
      {
        path: points("0,-30 0,40"),
        depth: 0.5,
      },
    ],
    panels: [
      {
        ...label(0, -14),
        path: rectangle(-20, -11, [40, 14]),
        lines: [points("-10,-4 10,-4")],
        stitchSlot: BASE,
      },
    ],
    dim: (_, y) => 0.9 - 0.45 * ramp(y, -12, 12),
  };
}

function front({ cargo, pressed }: TrouserOptions): Part {
  return {
    name: "front",
    seed: 41,
    outline: LEGS,
    volume: legVolume(112),
    thickness: 1.3,
    cloth: legCloth(),
    folds: [...crotchFolds(), ...hipFolds(), ...legFolds(0, pressed)],
    panels: [...(cargo ? cargoPocket() : []), waistband(), ...[-128, -52, 56, 128].map(beltLoop)],
    seams: [...pockets(), ...fly(), ...sideSeams([3]), ...legHems()],
    dim: crotchShade,
    buttons: [{ x: 14, y: 24, diameter: 17, kind: "snap" }, ...(cargo ? snaps() : []), ...rivets()],
    buttonholes: [{ x: 17, y: 24, length: 24, angle: 0 }],
    cast: { soft: 0.3, tight: 0.4, blur: 5, tightBlur: 2, shift: [1, 3] },
  };
}

const WHISKER = {
  count: 5,
  length: 125,
  width: 7.5,
  height: 2.5,
  grow: 2,
  start: 10,
  fade: [0.12, 0.8],
  sharp: 0.45,
} as const;
const DROP = { count: 3, length: 230, width: 10, height: 2.3, grow: 2, sharp: 0.2 };
const HIP = { count: 3, length: 120, width: 9, height: 1.8, grow: 1.8 };

/** Whiskers from the crotch toward the hips, and the drag of the hanging leg. */
export function crotchFolds(): readonly FoldPlan[] {
  return [
    { ...WHISKER, from: [10, 292], angles: [-52, 30], seed: 2 },
    { ...WHISKER, from: [-10, 292], angles: [150, 232], seed: 3 },
    { ...DROP, from: [24, 330], angles: [40, 80], seed: 4 },
    { ...DROP, from: [-24, 330], angles: [100, 140], seed: 5 },
  ];
}

function hipFolds(): readonly FoldPlan[] {
  return [
    { ...HIP, from: [206, 150], angles: [120, 175], seed: 6 },
    { ...HIP, from: [-206, 150], angles: [5, 60], seed: 7 },
  ];
}

/** A bellows pocket on the thigh under a flap with two snaps. */
function cargoPocket(): readonly Panel[] {
  return [
    {
      path: points("134,384! 232,372! 258,540! 140,556!"),
      thickness: 1.3,
      stitch: [3, 8],
      pucker: 0.4,
      shade: 0.5,
      flat: 0.75,
    },
    {
      path: points("131,380! 234,367! 239,414! 186,427 135,425!"),
      thickness: 1.2,
      stitch: [2.4, 7],
      pucker: 0.3,
      shade: 0.6,
      flat: 0.6,
    },
  ];
}

function snaps(): readonly Button[] {
  return [
    { x: 151, y: 408, diameter: 11, kind: "snap" },
    { x: 212, y: 401, diameter: 11, kind: "snap" },
  ];
}

function rivets(): readonly Button[] {
  const spots = points("153,48 214,146 -153,48 -214,146");
  return spots.map(([x, y]) => ({ x, y, diameter: 5.5, kind: "rivet", slot: METAL }));
}

function pockets(): readonly Seam[] {
  const path = points("150,44 156,84 180,128 222,152");
  const seam = { depth: 0.7, dark: 0.5, pucker: 0.5 };
  return [
    { ...seam, path, lap: 0.9, stitch: [2, 7] },
    { ...seam, path: mirror(path), lap: -0.9, stitch: [-2, -7] },
  ];
}

function fly(): readonly Seam[] {
  const center = { depth: 0.6, dark: 0.45, lap: 0.8, pucker: 0.6 };
  const stitched = { depth: 0.05, dark: 0.05, stitchSlot: THREAD, pucker: 0.4 };
  return [
    { ...center, path: points("3,46 3,150 2,240 0,306") },
    { ...stitched, path: points("38,48 37,140 30,190 4,214"), stitch: [0, 5] },
    {
      ...stitched,
      path: points("3,226 1,300"),
      stitch: [3, -3],
    },
  ];
}

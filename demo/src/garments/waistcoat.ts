import { CONTRAST, METAL } from "../drawing/garment.ts";
import { mirror, rectangle, symmetric } from "../drawing/raster/outline.ts";
import { points } from "../drawing/raster/points.ts";
import { label } from "./block/collar.ts";
import { bump, ramp } from "./block/field.ts";
import type { ClothPlan, Drawing, FoldPlan, Panel, Part, Seam } from "../drawing/garment.ts";
import type { Path } from "../drawing/raster/spline.ts";

const SIDE = points("152,26! 146,80 154,150 184,212 216,248! 209,330 203,410 208,500 213,556!");
const FRONT_HEM = points("140,586 70,612! 30,584 0,562");
const BACK_HEM = points("110,574 0,578");
const BUTTONS = [252, 318, 384, 450, 516];

/** A waistcoat from the front: V-neck, five buttons, welt pockets, pointed hem. */
export function waistcoatFront(): Drawing {
  return { seed: 51, wobble: 1.6, weave: "twill", parts: [inside(), front()] };
}

/** The waistcoat from behind: lining cloth, centre seam, cinch strap. */
export function waistcoatBack(): Drawing {
  return { seed: 52, wobble: 1.6, weave: "poplin", parts: [back()] };
}

/** The lining of the back, seen in the V and below the points of the front. */
function inside(): Part {
  return {
    name: "inside back",
    seed: 8,
    slot: CONTRAST,
    weave: "poplin",
    outline: symmetric(
      points("0,-14! 40,-14 76,-6! 128,22 136,90 146,200 186,290 186,540! 110,548 0,550"),
    ),
    volume: { path: symmetric(points("0,-60 180,-50 240,120 240,700 0,700")), height: -26 },
    tone: 0.8,
    unevenness: 0.8,
    cast: false,
    thickness: 0.6,
    panels: [label(0, 2)],
    seams: [{ path: points("-76,-2 -40,-8 0,-9 40,-8 76,-2"), depth: 0.4, pucker: 0.3 }],
    dim: (_, y) => 0.92 - 0.5 * ramp(y, -10, 220),
  };
}

function front(): Part {
  return {
    name: "front",
    seed: 53,
    outline: symmetric([...points("0,232! 38,120 70,-4!"), ...SIDE, ...FRONT_HEM]),
    volume: { path: volumePath(), height: 80 },
    thickness: 1.4,
    cloth: cloth(),
    folds: folds(),
    panels: [frontEdge(), ...welts()],
    seams: [...darts(), ...shoulders(), ...armholes()],
    buttons: BUTTONS.map((y) => ({ x: 3, y, diameter: 15, kind: "four" })),
    buttonholes: BUTTONS.map((y) => ({ x: -2, y, length: 20, angle: 0 })),
    edgeStitch: [3],
    cast: { soft: 0.35, tight: 0.4, blur: 8, shift: [3, 6] },
  };
}

function volumePath(): Path {
  return symmetric(
    points(
      "0,-60 70,-60 150,-20 172,60 172,150 206,216 230,250 221,330 214,410 220,500 230,640 236,760 0,760",
    ),
  );
}

function cloth(): ClothPlan {
  return {
    across: (_, y) => 0.006 + 0.012 * ramp(y, 380, 540),
    along: (x, y) => 0.006 + 0.016 * bump(y, 400, 100) * ramp(Math.abs(x), 50, 200),
    gain: 0.7,
    floor: 0.82,
  };
}

const ARMHOLE = { count: 4, length: 120, width: 8, height: 2.4, grow: 2, sharp: 0.35 };
const WAIST = {
  count: 4,
  width: 8,
  height: 2.2,
  grow: 1.6,
  fade: [0.12, 0.8],
  sharp: 0.3,
} as const;

function folds(): readonly FoldPlan[] {
  return [
    { ...ARMHOLE, from: [196, 226], angles: [116, 170], seed: 4 },
    { ...ARMHOLE, from: [-196, 226], angles: [10, 64], seed: 9 },
    {
      ...WAIST,
      first: points("204,340 204,470"),
      second: points("110,390 96,480"),
      seed: 22,
    },
    {
      ...WAIST,
      first: points("-204,334 -204,462"),
      second: points("-110,380 -96,474"),
      seed: 23,
    },
    { ...ARMHOLE, count: 3, height: 1.2, from: [-60, 330], angles: [-20, 30], seed: 31, start: 20 },
  ];
}

/** The left front laps over the right, from the V to the hem. */
function frontEdge(): Panel {
  return {
    path: points("-16,205! -17,400 -15,560 -6,640! 320,640! 320,-40! 60,-40!"),
    thickness: 1.9,
    stitch: [3],
    shade: 0.6,
    pucker: 0,
    roll: 1,
  };
}

/** Two waist welts and one on the chest. */
function welts(): readonly Panel[] {
  const welt: Omit<Panel, "path"> = {
    thickness: 1.2,
    stitch: [1.6],
    pucker: 0.25,
    shade: 0.6,
    flat: 0.6,
  };
  const waist = points("72,436! 158,420! 160,437! 74,453!");
  return [
    { ...welt, path: waist },
    { ...welt, path: mirror(waist) },
    { ...welt, path: points("82,226! 146,216! 148,231! 84,241!") },
  ];
}

function darts(): readonly Seam[] {
  const path = points("108,300 114,370 112,430");
  const seam = { depth: 0.45, dark: 0.3, pucker: 0.4 };
  return [
    { ...seam, path },
    { ...seam, path: mirror(path) },
  ];
}

function shoulders(): readonly Seam[] {
  const path: Path = points("70,-4 152,26");
  const seam = { depth: 0.5, dark: 0.3, pucker: 0.3 };
  return [
    { ...seam, path },
    { ...seam, path: mirror(path) },
  ];
}

function armholes(): readonly Seam[] {
  const path = points("142,30 136,84 144,154 176,220 206,254");
  const seam = { depth: 0.05, dark: 0.05, stitch: [0], pucker: 0.3 };
  return [
    { ...seam, path },
    { ...seam, path: mirror(path) },
  ];
}

function back(): Part {
  return {
    name: "back",
    seed: 57,
    slot: CONTRAST,
    outline: symmetric([...points("0,-10! 40,-10 70,-4!"), ...SIDE, ...BACK_HEM]),
    volume: { path: volumePath(), height: 76 },
    cloth: { ...cloth(), gain: 1 },
    folds: [...folds(), ...cinchFolds()],
    panels: cinch(),
    seams: [
      { path: points("0,-10 2,150 0,396"), depth: 0.5, dark: 0.3, pucker: 0.7 },
      { path: points("0,442 1,590"), depth: 0.5, dark: 0.3, pucker: 0.7 },
      ...shoulders(),
      ...armholes(),
    ],
    cast: false,
  };
}

/** The strap draws the back together above the waist. */
function cinchFolds(): readonly FoldPlan[] {
  const pull = { count: 4, length: 90, width: 7, height: 2.2, grow: 2, start: 6, sharp: 0.4 };
  return [
    { ...pull, from: [34, 420], angles: [-60, 60], seed: 61 },
    { ...pull, from: [-34, 420], angles: [120, 240], seed: 62 },
  ];
}

function cinch(): readonly Panel[] {
  const strap: Omit<Panel, "path"> = { thickness: 1.2, stitch: [2], shade: 0.55, pucker: 0.2 };
  return [
    { ...strap, path: points("-230,396! -40,408! -16,409! -16,431! -40,432! -230,426!") },
    { ...strap, path: points("230,396! 40,408! -6,409! -6,431! 40,432! 230,426!") },
    { path: rectangle(-14, 402, [24, 36]), slot: METAL, weave: "plain", thickness: 1.4, pucker: 0 },
    { ...strap, path: rectangle(-8, 407, [12, 26]), stitch: [], slot: CONTRAST },
  ];
}

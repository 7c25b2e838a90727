import { points } from "../drawing/raster/points.ts";
import { CONTRAST, METAL } from "../drawing/garment.ts";
import { mirror, rectangle, ribbon, symmetric, taperedRibbon } from "../drawing/raster/outline.ts";
import { flatten } from "../drawing/raster/spline.ts";
import { label } from "./block/collar.ts";
import { bump, ramp } from "./block/field.ts";
import type { Drawing, FoldPlan, Panel, Part } from "../drawing/garment.ts";
import type { Path } from "../drawing/raster/spline.ts";

const HALF: Path = points(
  "0,0! 122,-3! 128,40 142,110 178,178 232,226 272,246! 281,330 290,520 300,700 305,838! 160,850 0,853",
);
const VOLUME: Path = points(
  "0,-160 150,-150 190,60 240,150 292,200 300,330 312,520 325,700 334,1000 0,1000",
);

/** A bib apron from the front: neck strap with slider, ties, divided pocket, towel loop. */
export function apronFront(): Drawing {
  return {
    seed: 21,
    wobble: 1.8,
    weave: "canvas",
    parts: [...ties(), neckStrap(), ...body("front"), ...slider()],
  };
}

/** The apron from behind, as it lies: the wrong side, the ties crossed over it. */
export function apronBack(): Drawing {
  return {
    seed: 22,
    wobble: 1.8,
    weave: "canvas",
    parts: [neckStrap(), ...body("back"), ...tiesAcross()],
  };
}

/** A cotton tape: its volume is a millimetre, or it looks like a hose. */
export function strap(name: string, seed: number, outline: Path, rest: Partial<Part> = {}): Part {
  return {
    name,
    seed,
    outline,
    slot: CONTRAST,
    volume: { path: outline, height: 1.1 },
    unevenness: 0.45,
    edgeStitch: [3.2],
    thickness: 1.2,
    follow: 0,
    cast: { soft: 0.3, tight: 0.35, blur: 5, shift: [3, 4] },
    ...rest,
  };
}

/** Share of a tape's length over which it turns. */
const TURN_SPAN = 0.15;

/** A hanging tie, 25 mm wide, that turns over once at `at` of its length. */
export function tie(name: string, line: Path, { seed, at, slot = CONTRAST }: TiePlan): Part {
  const width = (t: number): number => {
    const turned = Math.min(1, Math.max(0, (t - at) / TURN_SPAN + 0.5));
    return 25 * Math.max(0.2, Math.abs(Math.cos(turned * Math.PI)));
  };
  const points = flatten(line, false, 8);
  const middle = Math.round(at * (points.length / 2 - 1));
  const [tx, ty] = [points[2 * middle], points[2 * middle + 1]];
  return strap(name, seed, taperedRibbon(line, width), {
    slot,
    unevenness: 1.1,
    dim: (x, y) => 1 - 0.4 * Math.exp(-(((x - tx) ** 2 + (y - ty + 6) ** 2) / 300)),
  });
}

/** Where a tie turns over, and its color slot. */
interface TiePlan {
  seed: number;
  at: number;
  slot?: number;
}

function ties(): readonly Part[] {
  const right: Path = points("254,262 288,284 307,340 314,410 306,480 311,560 326,632 318,690");
  const left: Path = points(
    "-254,262 -289,282 -308,330 -310,395 -322,470 -316,540 -304,590 -314,650",
  );
  return [
    tie("left tie", right, { seed: 5, at: 0.47 }),
    tie("right tie", left, { seed: 3, at: 0.62 }),
  ];
}

function tiesAcross(): readonly Part[] {
  const right: Path = points("262,258 210,282 120,318 20,350 -60,392 -96,470 -90,560 -104,640");
  const left: Path = points("-262,258 -214,286 -120,330 -26,352 50,398 84,480 76,560 92,618");
  return [
    tie("right tie", left, { seed: 3, at: 0.55 }),
    tie("left tie", right, { seed: 5, at: 0.68 }),
  ];
}

function neckStrap(): Part {
  const line: Path = points(
    "-108,30 -104,-40 -92,-120 -62,-182 0,-206 62,-182 90,-124 101,-60 108,30",
  );
  return strap("neck strap", 7, ribbon(line, 30), {
    dim: (_, y) => 1 - 0.25 * ramp(y, -150, -200),
  });
}

function body(side: "front" | "back"): readonly Part[] {
  const part: Part = {
    name: "body",
    seed: side === "front" ? 9 : 19,
    outline: symmetric(HALF),
    volume: { path: symmetric(VOLUME), height: side === "front" ? 112 : 70 },
    thickness: 1.5,
    tone: side === "front" ? 1 : 0.96,
    edgeStitch: [9, 3],
    cloth: {
      across: (_, y) => 0.003 + 0.05 * ramp(y, 300, 840) + 0.006 * bump(y, 120, 80),
      along: (_, y) => 0.004 + 0.02 * bump(y, 262, 70),
      gain: 0.7,
      floor: 0.82,
    },
    folds: folds(side),
    panels: side === "front" ? frontPanels() : [label(0, 14), cross(-107, -5), cross(107, -5)],
    seams: [hem(), topHem(), ...(side === "front" ? [divider()] : [])],
    cast: { soft: 0.3, tight: 0.4, blur: 8, shift: [3, 6] },
  };
  return [part];
}

function folds(side: "front" | "back"): readonly FoldPlan[] {
  const seed = side === "front" ? 0 : 40;
  const fan = {
    count: 6,
    length: 210,
    width: 9,
    height: 3.4,
    grow: 2.2,
    fade: [0.1, 0.85] as const,
    sharp: 0.4,
  };
  const bib = { count: 3, length: 170, width: 8, height: 1.7, grow: 2 };
  return [
    { ...fan, from: [262, 252], angles: [105, 185], seed: 2 + seed },
    { ...fan, from: [-262, 252], angles: [-5, 75], seed: 3 + seed },
    { ...bib, from: [110, 34], angles: [70, 130], seed: 5 + seed },
    { ...bib, from: [-110, 34], angles: [50, 110], seed: 6 + seed },
    {
      first: points("-235,330 235,330"),
      second: points("-290,870 290,880"),
      count: 10,
      width: 10.5,
      height: 3.5,
      seed: 12 + seed,
      grow: 1.9,
      ragged: 0.22,
      bow: 34,
      fade: [0.7, 0.12],
      sharp: 0.15,
    },
  ];
}

function frontPanels(): readonly Panel[] {
  return [
    {
      path: points("-166,396! 0,399 166,396! 170,600 160,622! 0,626 -160,622! -170,600"),
      thickness: 1.2,
      stitch: [3, 8.5],
      pucker: 0.35,
      shade: 0.55,
      flat: 0.62,
    },
    { path: rectangle(-168, 396, [336, 26]), thickness: 0.35, pucker: 0.15, shade: 0.2 },
    {
      path: rectangle(182, 330, [15, 78], 3),
      thickness: 1,
      slot: CONTRAST,
      stitch: [2.4],
      pucker: 0.2,
    },
    cross(-107, -5),
    cross(107, -5),
  ];
}

/** The end of a strap, sewn down with a box and a cross. */
function cross(x: number, y: number): Panel {
  return {
    path: rectangle(x - 16, y, [32, 34]),
    thickness: 0.9,
    slot: CONTRAST,
    stitch: [3],
    pucker: 0.3,
    lines: [
      [
        [x - 12, y + 4],
        [x + 12, y + 30],
      ],
      [
        [x + 12, y + 4],
        [x - 12, y + 30],
      ],
    ],
  };
}

function topHem() {
  return { path: points("-130,31 0,34 130,31"), depth: 0.12, dark: 0.08, stitch: [0], pucker: 0.5 };
}

function hem() {
  const right: Path = points("160,827 320,815");
  const path: Path = [...mirror(right).toReversed(), [0, 830], ...right];
  return { path, depth: 0.12, dark: 0.08, stitch: [0], pucker: 0.8 };
}

function divider() {
  return {
    path: points("4,400 4,626"),
    depth: 0.35,
    dark: 0.2,
    stitch: [-3, 3],
    pucker: 0.5,
  };
}

/** A flat metal slide: the strap shows above and below its middle bar. */
function slider(): readonly Part[] {
  const frame: Part = {
    name: "slide",
    seed: 3,
    slot: METAL,
    outline: rectangle(84, -78, [41, 29], 4),
    volume: { path: rectangle(80, -82, [48, 38], 4), height: 1.6 },
    unevenness: 0,
    follow: 0,
    thickness: 1.8,
    cast: { soft: 0.5, tight: 0.4, blur: 3, tightBlur: 1.5, shift: [2, 3] },
  };
  return [frame, slot(-73.5), slot(-61)];
}

function slot(y: number): Part {
  return strap("strap in the slide", 12, rectangle(89, y, [31, 8], 3), {
    edgeStitch: [],
    thickness: 0.6,
    cast: false,
    tone: 0.72,
  });
}

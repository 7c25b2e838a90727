import { points } from "../drawing/raster/points.ts";
import { BASE, CONTRAST } from "../drawing/garment.ts";
import { symmetric } from "../drawing/raster/outline.ts";
import { tie } from "./apron.ts";
import { ramp } from "./block/field.ts";
import { label } from "./block/collar.ts";
import type { Drawing, FoldPlan, Panel, Part, Seam } from "../drawing/garment.ts";
import type { Path } from "../drawing/raster/spline.ts";

const HALF: Path = points("0,0! 160,-2 322,-8! 332,80 344,300 354,560 358,788! 180,799 0,802");

/** A long waist apron from the front: band, ties, one wide pocket set to the side. */
export function bistroFront(): Drawing {
  return {
    seed: 25,
    wobble: 1.8,
    weave: "canvas",
    parts: [...ties(), body("front")],
  };
}

/** The waist apron from behind, as it lies. */
export function bistroBack(): Drawing {
  return {
    seed: 26,
    wobble: 1.8,
    weave: "canvas",
    parts: [body("back"), ...tiesAcross()],
  };
}

function ties(): readonly Part[] {
  const right: Path = points("300,14 335,24 356,60 367,130 360,210 368,290 363,380");
  const left: Path = points("-300,14 -335,26 -358,70 -366,140 -372,216 -362,300 -370,346");
  return [
    tie("left tie", right, { seed: 5, at: 0.56, slot: BASE }),
    tie("right tie", left, { seed: 3, at: 0.7, slot: BASE }),
  ];
}

function tiesAcross(): readonly Part[] {
  const right: Path = points("318,14 240,50 140,84 30,112 -60,160 -90,240 -78,330 -92,400");
  const left: Path = points("-318,14 -240,54 -140,92 -34,116 50,168 82,250 70,320 84,376");
  return [
    tie("right tie", left, { seed: 3, at: 0.6, slot: BASE }),
    tie("left tie", right, { seed: 5, at: 0.72, slot: BASE }),
  ];
}

function body(side: "front" | "back"): Part {
  const front = side === "front";
  return {
    name: "body",
    seed: front ? 29 : 31,
    outline: symmetric(HALF),
    volume: {
      path: symmetric(points("0,-140 330,-140 352,60 366,300 378,560 388,950 0,950")),
      height: front ? 120 : 84,
    },
    thickness: 1.5,
    tone: front ? 1 : 0.96,
    edgeStitch: [9, 3],
    cloth: {
      across: (_, y) => 0.003 + 0.046 * ramp(y, 60, 760),
      along: () => 0.004,
      gain: 0.7,
      floor: 0.82,
    },
    folds: folds(front ? 0 : 30),
    panels: [waistband(), ...(front ? [pocket(), towelLoop()] : [label(0, 56)])],
    seams: [hem(), ...(front ? [divider()] : [])],
    cast: { soft: 0.3, tight: 0.4, blur: 8, shift: [3, 6] },
  };
}

/** The cloth hangs from the band: folds begin at the corners and open toward the hem. */
function folds(seed: number): readonly FoldPlan[] {
  const corner = {
    count: 5,
    length: 300,
    width: 9,
    height: 3.2,
    grow: 2.2,
    fade: [0.08, 0.85] as const,
    sharp: 0.35,
  };
  return [
    { ...corner, from: [312, 10], angles: [96, 158], seed: 4 + seed },
    { ...corner, from: [-312, 10], angles: [22, 84], seed: 5 + seed },
    {
      first: points("-300,90 300,90"),
      second: points("-350,830 350,840"),
      count: 11,
      width: 11,
      height: 3.6,
      seed: 14 + seed,
      grow: 2,
      ragged: 0.3,
      bow: 34,
      fade: [0.75, 0.1],
      sharp: 0.15,
    },
  ];
}

function waistband(): Panel {
  return {
    path: points("-340,-30! 340,-30! 340,36! 0,43 -340,36!"),
    thickness: 1.3,
    stitch: [3],
    pucker: 0.4,
    shade: 0.5,
    flat: 0.6,
  };
}

function pocket(): Panel {
  return {
    path: points("40,196! 262,190! 268,394! 254,412! 54,418! 38,402!"),
    thickness: 1.2,
    stitch: [3, 8.5],
    pucker: 0.35,
    shade: 0.55,
    flat: 0.65,
    lines: [points("40,220 263,214")],
  };
}

function towelLoop(): Panel {
  return {
    path: points("-206,46! -190,46! -189,130! -205,130!"),
    thickness: 1,
    slot: CONTRAST,
    stitch: [2.4],
    pucker: 0.2,
  };
}

function divider(): Seam {
  return {
    path: points("190,194 193,414"),
    depth: 0.3,
    dark: 0.2,
    stitch: [-3, 3],
    pucker: 0.5,
  };
}

function hem(): Seam {
  return {
    path: points("-374,765 -180,776 0,779 180,776 374,765"),
    depth: 0.12,
    dark: 0.08,
    stitch: [0],
    pucker: 0.8,
  };
}

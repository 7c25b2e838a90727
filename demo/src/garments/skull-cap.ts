import { points } from "../drawing/raster/points.ts";
import { mirror } from "../drawing/raster/outline.ts";
import { ramp } from "./block/field.ts";
import type { Drawing, Panel, Part, Seam } from "../drawing/garment.ts";
import type { Path } from "../drawing/raster/spline.ts";

/** A chef's skull cap from the front: band, gathered crown of four gores, covered button. */
export function skullCapFront(): Drawing {
  return { seed: 14, wobble: 0.9, weave: "twill", parts: [inside(), crown("front")] };
}

/** The cap from behind, where a strap closes it. */
export function skullCapBack(): Drawing {
  return { seed: 15, wobble: 0.9, weave: "twill", parts: [inside(), crown("back")] };
}

/** The far rim: seen a little from below it would hide; from above its inside shows no more. */
function inside(): Part {
  return {
    name: "inside",
    seed: 4,
    outline: points("-112,-26! 112,-26! 108,2 60,16 0,21 -60,16 -108,2"),
    tone: 0.5,
    unevenness: 0.2,
    cast: false,
    follow: 0,
  };
}

const HALF: Path = points(
  "0,-122 34,-120 70,-108 98,-84 113,-52 119,-26 118.5,-5 113,4.5 64,15 0,19",
);

function crown(side: "front" | "back"): Part {
  const outline: Path = [...HALF, ...mirror(HALF.slice(1, -1)).toReversed()];
  return {
    name: "cap",
    seed: side === "front" ? 11 : 13,
    outline,
    volume: {
      path: points(
        "0,-126 60,-116 104,-86 122,-46 126,0 120,70 0,90 -120,70 -126,0 -122,-46 -104,-86 -60,-116",
      ),
      height: 78,
    },
    unevenness: 0.45,
    thickness: 1.2,
    cloth: {
      across: (_, y) => 0.004 + 0.03 * ramp(y, -100, -40) * ramp(y, -10, -34),
      along: () => 0.012,
      gain: 0.5,
      floor: 0.85,
    },
    folds: [-94, -62, -31, 0, 31, 62, 94].map((x, i) => ({ ...tuck(x), seed: 60 + i })),
    panels: [band(), ...(side === "back" ? strap() : [])],
    seams: gores(),
    buttons: side === "front" ? [] : [{ x: 26, y: -6, diameter: 11, kind: "snap" }],
    cast: { soft: 0.3, tight: 0.3, blur: 4 },
  };
}

/** The gathers of the crown where the band draws it in, at `x` mm. */
function tuck(x: number) {
  return {
    from: [x, -32] as const,
    angles: [-112 - x * 0.22, -70 - x * 0.22] as const,
    count: 3,
    length: 46,
    width: 3.4,
    height: 1.3,
    grow: 1.7,
    fade: [0.05, 0.8] as const,
    sharp: 0.45,
  };
}

function band(): Panel {
  return {
    path: points("-130,-42! -64,-27 0,-23 64,-27 130,-42! 140,50! 0,60 -140,50!"),
    thickness: 1.4,
    stitch: [2],
    pucker: 0.3,
    shade: 0.55,
    flat: 0.8,
  };
}

/** The opening at the back and the strap that closes it. */
function strap(): readonly Panel[] {
  return [
    {
      path: points("-34,-17! 40,-17! 46,-10! 46,-1! 40,6! -34,6!"),
      thickness: 1.3,
      stitch: [2],
      pucker: 0.2,
      shade: 0.6,
    },
  ];
}

function gores(): readonly Seam[] {
  const right: Path = points("8,-118 44,-92 62,-62 70,-30");
  const seam = { depth: 0.35, dark: 0.28, pucker: 0.25 };
  return [
    { ...seam, path: right, stitch: [2, -2] },
    { ...seam, path: mirror(right), stitch: [2, -2] },
  ];
}

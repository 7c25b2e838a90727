import { BASE } from "../drawing/garment.ts";
import { mirror, ribbon } from "../drawing/raster/outline.ts";
import { points } from "../drawing/raster/points.ts";
import { strap } from "./apron.ts";
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
import { waistband } from "./block/waist.ts";
import { crotchFolds } from "./trousers.ts";
import { seatFolds, seatSeam } from "./trousers-back.ts";
import type { Drawing, FoldPlan, Panel, Part, Seam } from "../drawing/garment.ts";
import type { Path } from "../drawing/raster/spline.ts";

/** Scrub trousers from the front: gathered waist, drawstring, slant pockets, thigh pocket. */
export function scrubTrousersFront(): Drawing {
  return {
    seed: 38,
    wobble: 1.9,
    weave: "poplin",
    parts: [...hemInsides(), front(), ...drawstring()],
  };
}

/** Scrub trousers from behind: gathered waist and one patch pocket. */
export function scrubTrousersBack(): Drawing {
  return { seed: 39, wobble: 1.9, weave: "poplin", parts: [...hemInsides(), back()] };
}

function front(): Part {
  return {
    name: "front",
    seed: 43,
    outline: LEGS,
    volume: legVolume(112),
    cloth: legCloth(1.2),
    folds: [...crotchFolds(), ...gathers(70), ...legFolds(11, false)],
    panels: [thighPocket(), gatheredBand()],
    seams: [
      ...slantPockets(),
      { path: points("2,46 2,150 1,240 0,306"), depth: 0.5, dark: 0.35, pucker: 0.7 },
      ...sideSeams([3]),
      ...legHems(),
    ],
    buttons: [-14, 14].map((x) => ({ x, y: 22, diameter: 7, kind: "rivet" })),
    dim: crotchShade,
    cast: { soft: 0.3, tight: 0.4, blur: 5, tightBlur: 2, shift: [1, 3] },
  };
}

function back(): Part {
  return {
    name: "back",
    seed: 49,
    outline: LEGS,
    volume: legVolume(118),
    cloth: legCloth(1.2),
    folds: [...seatFolds(), ...gathers(90), ...legFolds(17, false)],
    panels: [
      {
        path: points("70,120! 172,114! 175,214! 160,232! 84,236! 70,222!"),
        thickness: 1,
        stitch: [2.4],
        pucker: 0.35,
        shade: 0.5,
        flat: 0.7,
      },
      gatheredBand(),
    ],
    seams: [{ ...seatSeam(), stitch: [3] }, ...sideSeams([3]), ...legHems()],
    dim: crotchShade,
    cast: false,
  };
}

/** The elastic draws the band together: gathers run across it and down from it. */
function gathers(seed: number): readonly FoldPlan[] {
  return [
    {
      first: points("-190,38 190,38"),
      second: points("-200,130 200,130"),
      count: 15,
      width: 5,
      height: 1.7,
      grow: 2,
      ragged: 0.4,
      bow: 8,
      seed,
      fade: [0.05, 0.8],
      sharp: 0.4,
    },
    {
      first: points("-192,-6 192,-6"),
      second: points("-196,44 196,44"),
      count: 26,
      width: 3.6,
      height: 1.2,
      ragged: 0.2,
      bow: 5,
      seed: seed + 1,
      fade: [0.1, 0.1],
      sharp: 0.5,
    },
  ];
}

function gatheredBand(): Panel {
  return { ...waistband([3, 40]), flat: 0.1, pucker: 0.9, thickness: 1.2 };
}

function slantPockets(): readonly Seam[] {
  const path = points("168,46 178,110 212,196");
  const seam = { depth: 0.6, dark: 0.4, pucker: 0.5 };
  return [
    { ...seam, path, lap: 0.8, stitch: [3] },
    { ...seam, path: mirror(path), lap: -0.8, stitch: [-3] },
  ];
}

function thighPocket(): Panel {
  return {
    path: points("128,400! 226,392! 240,540! 226,552! 142,558! 130,546!"),
    thickness: 1.1,
    stitch: [2.4],
    lines: [points("128,422 228,414")],
    pucker: 0.4,
    shade: 0.55,
    flat: 0.75,
  };
}

/** Two flat cords that come out of the band and hang. */
function drawstring(): readonly Part[] {
  return [
    cord("right cord", 4, points("-14,24 -22,60 -30,110 -26,160 -34,196")),
    cord("left cord", 6, points("14,24 20,54 34,98 32,140 40,176")),
  ];
}

function cord(name: string, seed: number, line: Path): Part {
  return strap(name, seed, ribbon(line, 9), { slot: BASE, edgeStitch: [], thickness: 1.6 });
}

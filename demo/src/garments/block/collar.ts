import { points } from "../../drawing/raster/points.ts";
import { mirror, symmetric } from "../../drawing/raster/outline.ts";
import { BASE, CONTRAST, LABEL } from "../../drawing/garment.ts";
import { ramp } from "./field.ts";
import type { Part } from "../../drawing/garment.ts";
import type { Path } from "../../drawing/raster/spline.ts";

/** The inside of the neck seen from the front: back neck, yoke seam and woven label. */
export function insideNeck(depth: number, top = -34): Part {
  return {
    name: "inside neck",
    seed: 2,
    outline: symmetric([
      [0, top, 1],
      [44, top + 1],
      [62, top + 7, 1],
      [67, -8],
      [54, depth * 0.5],
      [0, depth],
    ]),
    volume: {
      path: symmetric(points("0,-60 80,-50 100,20 60,100 0,130")),
      height: -20,
      power: 0.6,
    },
    tone: 0.8,
    unevenness: 0.5,
    cast: false,
    thickness: 0.6,
    panels: [label(0, 10)],
    seams: [
      {
        path: points("-74,-2 -40,4 0,6 40,4 74,-2"),
        depth: 0.6,
      },
    ],
    dim: (x, y) => 0.52 + 0.48 * ramp(y + Math.abs(x) * 0.2, depth - 12, -20),
  };
}

/** A woven label, 44 × 20 mm, with its top centre at (x, y). */
export function label(x: number, y: number) {
  return {
    path: [
      [x - 22, y, 1],
      [x + 22, y, 1],
      [x + 22, y + 20, 1],
      [x - 22, y + 20, 1],
    ] as Path,
    slot: LABEL,
    weave: "poplin" as const,
    thickness: 0.5,
    stitch: [],
    stitchSlot: BASE,
    lines: [
      [
        [x - 14, y + 7.5],
        [x + 14, y + 7.5],
      ],
      [
        [x - 7, y + 13],
        [x + 7, y + 13],
      ],
    ] as Path[],
    pucker: 0,
  };
}

const STAND: Path = points(
  "-4,70! -34,52 -60,22 -73,-6! -70,-26 -62,-33! -50,-8 -30,22 -4,44 2,52!",
);
const STAND_VOLUME: Path = points("10,90 -50,70 -90,20 -96,-40 -60,-50 -30,0 14,34");

/** A stand collar that meets at the centre front, both halves; piped along its upper edge. */
export function standCollar(piped: boolean): readonly Part[] {
  const half = (name: string, seed: number, turn: (path: Path) => Path): Part => ({
    name,
    seed,
    outline: turn(STAND),
    volume: { path: turn(STAND_VOLUME), height: 16 },
    unevenness: 0.35,
    edgeStitch: piped ? [5.5] : [3.5],
    thickness: 1.6,
    cast: { soft: 0.3, tight: 0.35, blur: 4, shift: [2, 4] },
    pipings: piped
      ? [
          {
            path: turn(points("-63,-31 -51,-6 -31,24 -6,46")),
            width: 3.6,
            slot: CONTRAST,
          },
        ]
      : [],
  });
  return [half("right collar", 15, (path) => path), half("left collar", 16, mirror)];
}

/** A stand collar seen from behind. */
export function standCollarBack(piped: boolean): Part {
  return {
    name: "collar",
    seed: 5,
    outline: symmetric(points("0,-35! 34,-36 56,-39 66,-36! 73,-14 77,5! 42,15 0,19!")),
    volume: {
      path: symmetric(points("0,-70 60,-66 84,-50 90,30 40,44 0,48")),
      height: 26,
      power: 0.55,
    },
    unevenness: 0.4,
    edgeStitch: [4],
    thickness: 1.6,
    seams: [
      {
        path: points("-77,6 -40,14 0,17 40,14 77,6"),
        depth: 0.6,
        pucker: 0.5,
      },
    ],
    pipings: piped
      ? [
          {
            path: points("-66,-35 -34,-34 0,-33.5 34,-34 66,-35"),
            width: 3.6,
            slot: CONTRAST,
          },
        ]
      : [],
    cast: { soft: 0.2, tight: 0.3, blur: 4, shift: [1, 3] },
  };
}

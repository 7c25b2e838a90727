import { points } from "../../drawing/raster/points.ts";
import { mirror, symmetric } from "../../drawing/raster/outline.ts";
import type { Button, Part, Weave } from "../../drawing/garment.ts";
import type { Path } from "../../drawing/raster/spline.ts";

/** A collar that folds over its stand: how long its points are and what it is made of. */
interface FoldCollar {
  /** The tip of the point, right half, mm. */
  tip: readonly [number, number];
  /** Where the leaves meet in front, mm below the neck point. */
  meet: number;
  weave?: Weave;
  /** Topstitching, mm from the edge. */
  stitch: readonly number[];
  thickness?: number;
  /** The button on the stand; none for a knitted collar. */
  button?: Omit<Button, "x" | "y">;
}

/** Stand and both leaves from the front. */
export function foldCollar(collar: FoldCollar): readonly Part[] {
  return [
    ...(collar.button ? [stand(collar, collar.button)] : []),
    leaf("right collar", { collar, seed: 15, turn: mirror }),
    leaf("left collar", { collar, seed: 18, turn: (path) => path }),
  ];
}

function stand({ meet }: FoldCollar, button: Omit<Button, "x" | "y">): Part {
  return {
    name: "collar stand",
    seed: 14,
    outline: [
      [-62, -18, 1],
      [-46, 4],
      [-24, meet - 20],
      [0, meet - 13],
      [24, meet - 20],
      [46, 4],
      [62, -18, 1],
      [62, 12],
      [44, meet - 8],
      [18, meet + 15],
      [-16, meet + 17, 1],
      [-42, meet - 4],
      [-62, 12],
    ],
    volume: {
      path: symmetric([
        [0, meet - 60],
        [70, meet - 60],
        [70, meet + 50],
        [0, meet + 60],
      ]),
      height: 8,
    },
    unevenness: 0.2,
    follow: 0,
    edgeStitch: [2.5],
    thickness: 1.4,
    cast: { soft: 0.25, tight: 0.35, blur: 4, shift: [1, 3] },
    buttons: [{ ...button, x: -1, y: meet + 2 }],
  };
}

interface LeafPlan {
  collar: FoldCollar;
  seed: number;
  turn: (path: Path) => Path;
}

function leaf(name: string, { collar, seed, turn }: LeafPlan): Part {
  const [tx, ty] = collar.tip;
  const outline: Path = [
    [57, -24],
    [64, -29],
    [76, -21],
    [87, -4],
    [90, 16, 1],
    [(tx + 90) / 2 + 2, (ty + 16) / 2],
    [tx, ty, 1],
    [tx * 0.5 + 2, (ty + collar.meet) / 2 + 4],
    [3, collar.meet, 1],
    [28, collar.meet * 0.66],
    [46, 4],
    [54, -16],
  ];
  const volume: Path = [
    [62, -60],
    [100, -40],
    [118, 20],
    [tx + 20, ty + 26],
    [-10, collar.meet + 30],
    [-10, collar.meet - 20],
    [34, -4],
  ];
  return {
    name,
    seed,
    outline: turn(outline),
    volume: { path: turn(volume), height: 17 },
    ...(collar.weave ? { weave: collar.weave } : {}),
    unevenness: 0.35,
    follow: 0.3,
    edgeStitch: collar.stitch,
    thickness: collar.thickness ?? 1.7,
    cast: { soft: 0.34, tight: 0.4, blur: 5, tightBlur: 2, shift: [3, 5] },
  };
}

/** The same collar from behind. */
export function foldCollarBack({ weave, stitch }: Pick<FoldCollar, "weave" | "stitch">): Part {
  return {
    name: "collar",
    seed: 6,
    outline: symmetric(points("0,-39! 34,-39 58,-35! 74,-18 88,12! 46,25 0,29")),
    volume: {
      path: symmetric(points("0,-80 60,-76 92,-50 104,40 40,54 0,58")),
      height: 30,
      power: 0.55,
    },
    ...(weave ? { weave } : {}),
    unevenness: 0.4,
    follow: 0.3,
    edgeStitch: stitch,
    thickness: 1.7,
    cast: { soft: 0.28, tight: 0.35, blur: 5, shift: [1, 4] },
  };
}

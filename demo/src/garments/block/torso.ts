import { mirror, symmetric } from "../../drawing/raster/outline.ts";
import type { Part, Seam } from "../../drawing/garment.ts";
import type { Path, Point } from "../../drawing/raster/spline.ts";

/** Half measures of an upper body laid flat, mm from the centre line and the neck point. */
export interface TorsoMeasures {
  shoulder: readonly [number, number];
  chest: number;
  waist: number;
  hem: number;
  /** Height of the hem at the side and at the centre. */
  side: number;
  center: number;
}

/** The height of the underarm point; all uppers share it. */
const UNDERARM = 240;

/** The outline of a body from the neckline (top centre to neck point, right half) to the hem. */
export function torso(neckline: Path, measures: TorsoMeasures, hem: Path = hemOf(measures)): Path {
  return symmetric([...neckline, ...sideOf(measures), ...hem]);
}

/** A shirt tail: the hem rises in a curve to the side seam. */
export function shirtTail({ hem, side, center }: TorsoMeasures): Path {
  const drop = center - side;
  return [
    [hem - 3, side + drop * 0.2],
    [hem * 0.9, side + drop * 0.54],
    [hem * 0.7, side + drop * 0.88],
    [hem * 0.44, center - 1],
    [0, center + 2],
  ];
}

function sideOf({ shoulder, chest, waist, hem, side }: TorsoMeasures): Path {
  const [sx, sy] = shoulder;
  const middle = 440;
  return [
    [sx * 0.66, sy * 0.4],
    [sx, sy, 1],
    [sx + 4, sy + 30],
    [sx - 5, 140],
    [sx, 200],
    [chest, UNDERARM, 1],
    [(chest * 2 + waist) / 3, 330],
    [waist, middle],
    [waist + (hem - waist) * 0.32, middle + (side - middle) * 0.38],
    [waist + (hem - waist) * 0.78, middle + (side - middle) * 0.78],
    [hem, side, 1],
  ];
}

function hemOf({ hem, side, center }: TorsoMeasures): Path {
  return [
    [hem * 0.56, side + (center - side) * 0.8],
    [0, center],
  ];
}

/** The larger path for the body volume: it runs beyond the shoulder, the side and the hem. */
export function torsoVolume({ shoulder, chest, waist, hem, center }: TorsoMeasures): Path {
  const [sx, sy] = shoulder;
  return symmetric([
    [0, -60],
    [70, -60],
    [sx * 0.78, -30],
    [sx + 18, sy - 22],
    [sx + 28, 120],
    [chest + 12, UNDERARM + 4],
    [chest + 6, 330],
    [waist + 11, 440],
    [(waist + hem) / 2 + 8, 580],
    [hem + 8, center - 66],
    [hem + 14, center + 20],
    [hem + 18, center + 200],
    [0, center + 200],
  ]);
}

/** The hem of the back seen below the front: a thin edge of the inside. */
export function innerHem(measures: TorsoMeasures): Part {
  const { hem, side, center } = measures;
  const half: Path = [
    [0, center - 60],
    [hem - 22, side - 40],
    [hem - 9, side, 1],
    [hem * 0.56, center + 1],
    [0, center + 4],
  ];
  return {
    name: "inner hem",
    seed: 51,
    outline: symmetric(half),
    tone: 0.74,
    unevenness: 0.4,
    cast: false,
    thickness: 0.6,
  };
}

/** Slits at both sides of the hem, bound with tape and stitched round: `path` is the one on the right. */
export function vents(path: Path): readonly Seam[] {
  const seam = { depth: 0.1, dark: 0.1, stitch: [0], pucker: 0.4 };
  return [
    { ...seam, path },
    { ...seam, path: mirror(path) },
  ];
}

/** The stitch line of a turned hem, `depth` mm above the edge. */
export function hemSeam({ hem, side, center }: TorsoMeasures, depth = 22): Seam {
  const right: Point[] = [
    [hem * 0.56, side + (center - side) * 0.8 - depth],
    [hem + 18, side - depth - 2],
  ];
  const left = mirror(right).toReversed();
  return {
    path: [...left, [0, center - depth], ...right],
    depth: 0.12,
    dark: 0.1,
    stitch: [0],
    pucker: 0.7,
  };
}

/** Both shoulder seams. */
export function shoulderSeams({ shoulder: [sx, sy] }: TorsoMeasures, neck: Point): readonly Seam[] {
  const right: Path = [neck, [sx * 0.66, sy * 0.4], [sx, sy]];
  return [
    { path: right, depth: 0.5, pucker: 0.4, stitch: [4] },
    { path: mirror(right), depth: 0.5, pucker: 0.4, stitch: [-4] },
  ];
}

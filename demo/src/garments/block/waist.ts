import { mirror, rectangle } from "../../drawing/raster/outline.ts";
import { points } from "../../drawing/raster/points.ts";
import type { Panel } from "../../drawing/garment.ts";

const RIGHT = points("120,1 210,-12! 214,38! 120,43");

/** The waistband of trousers, sewn on along its lower edge. */
export function waistband(stitch: readonly number[] = [2.6]): Panel {
  const [upper, corner, foot, lower] = RIGHT;
  const [leftUpper, leftCorner, leftFoot, leftLower] = mirror(RIGHT);
  return {
    path: [leftCorner, leftUpper, [0, 5], upper, corner, foot, lower, [0, 46], leftLower, leftFoot],
    thickness: 1.4,
    stitch,
    pucker: 0.35,
    shade: 0.5,
    flat: 0.7,
  };
}

/** A belt loop with its middle at `x`. */
export function beltLoop(x: number): Panel {
  return {
    path: rectangle(x - 6, -9, [12, 60]),
    thickness: 1.3,
    stitch: [2],
    pucker: 0,
    shade: 0.6,
  };
}

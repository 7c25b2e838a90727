import { type Area, type AreaMap, areasOf, widthMmOf } from "./areas.ts";
import { CLOTH, type ColorMap, regrown } from "./color-map.ts";

/** Dots under this across are left out, in mm: two threads side by side are as wide. */
export const SMALLEST_DETAIL_MM = 0.8;
/** Lines under this are left out, in mm; a needle sews what is a little broader as a column. */
const THINNEST_LINE_MM = 0.28;

/** A picture of what a needle can sew, and what it had to leave out of it. */
interface Sewable {
  readonly map: AreaMap;
  /** Areas that were too small. */
  readonly leftOut: number;
  /** The part of all that is to be sewn which lay in them. */
  readonly share: number;
}

/** Leaves out what is smaller than a needle can sew: it becomes a part of what lies around it. */
export function withoutSpecks(map: ColorMap, mmPerPixel: number): Sewable {
  const before = areasOf(map);
  const isSpeck = before.areas.map((area) => isTooSmall(area, mmPerPixel));
  const leftOut = before.areas.filter(({ color }, i) => isSpeck[i] && color !== CLOTH);
  if (!isSpeck.includes(true)) return { map: before, leftOut: 0, share: 0 };
  const next = regrown(map, (pixel) => isSpeck[before.of[pixel] as number] as boolean);
  const sewn = before.areas.filter(({ color }) => color !== CLOTH);
  return {
    map: areasOf(next),
    leftOut: leftOut.length,
    share: pixelsOf(leftOut) / Math.max(1, pixelsOf(sewn)),
  };
}

function isTooSmall(area: Area, mmPerPixel: number): boolean {
  const dotMm2 = (Math.PI / 4) * SMALLEST_DETAIL_MM * SMALLEST_DETAIL_MM;
  const isDot = area.pixels * mmPerPixel * mmPerPixel < dotMm2;
  return isDot || widthMmOf(area, mmPerPixel) < THINNEST_LINE_MM;
}

const pixelsOf = (areas: readonly Area[]) => areas.reduce((sum, { pixels }) => sum + pixels, 0);

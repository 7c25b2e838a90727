import type { SegmentBounds } from "@placket/domain/embroidery/drawing/stitch-segments";
import { UNITS_PER_MM } from "@placket/domain/embroidery/pattern/pattern";
import type { Origin } from "./painted-part.ts";
import type { Scene } from "./view.ts";

/** A picture of what is sewn on, at a known scale. */
export type ClothPicture = {
  src: string;
  /** What the whole picture shows, in mm. */
  widthMm: number;
  heightMm: number;
  /** Where the middle of the design lies, in mm from the picture's upper left corner. */
  designAt: { xMm: number; yMm: number };
};

/** Half a thread and some air around the needle points. */
const AROUND_MM = 0.5;
/** Free cloth around a design without a picture, as a part of its longer side. */
const FREE_PART = 0.5;
const NOTHING: SegmentBounds = { minX: 0, minY: 0, maxX: 300, maxY: 150 };

/** Lays a design on its cloth: what there is to see, and where the pattern's origin is. */
export function layOut(
  bounds: SegmentBounds | null,
  cloth: ClothPicture | undefined,
): { scene: Scene; origin: Origin } {
  const { minX, minY, maxX, maxY } = bounds ?? NOTHING;
  const width = (maxX - minX) / UNITS_PER_MM + 2 * AROUND_MM;
  const height = (maxY - minY) / UNITS_PER_MM + 2 * AROUND_MM;
  const free = Math.max(width, height) * FREE_PART;
  const size = cloth
    ? { width: cloth.widthMm, height: cloth.heightMm }
    : { width: width + 2 * free, height: height + 2 * free };
  const middle = cloth?.designAt ?? { xMm: size.width / 2, yMm: size.height / 2 };
  return {
    scene: {
      cloth: size,
      design: { left: middle.xMm - width / 2, top: middle.yMm - height / 2, width, height },
    },
    origin: {
      xMm: middle.xMm - (minX + maxX) / 2 / UNITS_PER_MM,
      yMm: middle.yMm + (minY + maxY) / 2 / UNITS_PER_MM,
    },
  };
}

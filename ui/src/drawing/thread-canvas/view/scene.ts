import type { SegmentBounds } from "@placket/domain/embroidery/drawing/segments/stitch-segments";
import { UNITS_PER_MM } from "@placket/domain/embroidery/pattern/pattern";
import type { Origin } from "./painted-part.ts";
import type { Box, Scene } from "./view.ts";

/** A picture of what is sewn on, at a known scale. */
export type ClothPicture = {
  src: string;
  /** What the whole picture shows, in mm. */
  widthMm: number;
  heightMm: number;
  /** Where the middle of the design lies, in mm from the picture's upper left corner. */
  designAt: { xMm: number; yMm: number };
  /** The room that there is for the design, around its middle: drawn as a box, and its folds light the thread. */
  place?: PlaceOnCloth | undefined;
};

/** Room for a design on a garment. */
export interface PlaceOnCloth {
  readonly widthMm: number;
  readonly heightMm: number;
  /** Clockwise, in degrees; the design is turned with it. */
  readonly turn: number;
  /** What stands at the box: its name and measures. */
  readonly label: string;
  /** Laid into the box, whole, where there is no thread to be shown yet. */
  readonly picture?: string | undefined;
}

/** Half a thread and some air around the needle points. */
const AROUND_MM = 0.5;
/** Free cloth around a design without a picture, as a part of its longer side. */
const FREE_PART = 0.5;
const NOTHING: SegmentBounds = { minX: 0, minY: 0, maxX: 300, maxY: 150 };

/** Lays a design on its cloth: what there is to see, and where the pattern's origin is. */
export function layOut(
  bounds: SegmentBounds | null,
  cloth: ClothPicture | undefined,
  guides: readonly { readonly widthMm: number; readonly heightMm: number }[] = [],
): { scene: Scene; origin: Origin; middle: ClothPicture["designAt"] } {
  const { minX, minY, maxX, maxY } = bounds ?? NOTHING;
  const width = (maxX - minX) / UNITS_PER_MM + 2 * AROUND_MM;
  const height = (maxY - minY) / UNITS_PER_MM + 2 * AROUND_MM;
  const free = Math.max(width, height) * FREE_PART;
  const guided = guides.length > 0 ? guidesWith({ width, height }, guides) : undefined;
  const size = cloth
    ? { width: cloth.widthMm, height: cloth.heightMm }
    : widest({ width: width + 2 * free, height: height + 2 * free }, guided);
  const middle = cloth?.designAt ?? { xMm: size.width / 2, yMm: size.height / 2 };
  const design = around(middle, { width, height });
  return {
    scene: {
      cloth: size,
      design,
      ...(cloth?.place && { focus: around(middle, placeWithAir(cloth.place)) }),
      ...(!cloth && guided && { focus: around(middle, guided) }),
    },
    middle,
    origin: {
      xMm: middle.xMm - (minX + maxX) / 2 / UNITS_PER_MM,
      yMm: middle.yMm + (minY + maxY) / 2 / UNITS_PER_MM,
    },
  };
}

/** The scene with thread of other designs in it, in those bounds around the same origin. */
export function withThread(
  { scene, origin }: ReturnType<typeof layOut>,
  bounds: SegmentBounds | null,
): Scene {
  if (!bounds) return scene;
  const { minX, minY, maxX, maxY } = bounds;
  const thread = {
    left: origin.xMm + minX / UNITS_PER_MM - AROUND_MM,
    top: origin.yMm - maxY / UNITS_PER_MM - AROUND_MM,
    width: (maxX - minX) / UNITS_PER_MM + 2 * AROUND_MM,
    height: (maxY - minY) / UNITS_PER_MM + 2 * AROUND_MM,
  };
  return { ...scene, thread };
}

/** Free cloth around a guide, as a part of it: its own line is seen. */
const AROUND_GUIDE = 1.04;

function guidesWith(
  design: Extent,
  guides: readonly { readonly widthMm: number; readonly heightMm: number }[],
): Extent {
  return {
    width: Math.max(design.width, ...guides.map(({ widthMm }) => widthMm)) * AROUND_GUIDE,
    height: Math.max(design.height, ...guides.map(({ heightMm }) => heightMm)) * AROUND_GUIDE,
  };
}

function widest(one: Extent, other: Extent = one): Extent {
  return {
    width: Math.max(one.width, other.width),
    height: Math.max(one.height, other.height),
  };
}

type Extent = Pick<Box, "width" | "height">;

function around({ xMm, yMm }: ClothPicture["designAt"], { width, height }: Extent): Box {
  return { left: xMm - width / 2, top: yMm - height / 2, width, height };
}

/** A place is seen with so much of the garment around it, as a part of its measures, and no less than so much, in mm. */
const AIR_PART = 0.5;
const AIR_MM = 40;

/** The upright box around a place, with what shows where on the garment it is. */
export function placeWithAir({ widthMm, heightMm, turn }: PlaceOnCloth): Extent {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const width = widthMm * cos + heightMm * sin;
  const height = widthMm * sin + heightMm * cos;
  const air = Math.max(AIR_MM, Math.max(width, height) * AIR_PART);
  return { width: width + air, height: height + air };
}

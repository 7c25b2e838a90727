import type { PictureFrame } from "@placket/domain/embroidery/drawing/picture-frame";
import type { ClothPicture } from "./scene.ts";
import { placeWithAir } from "./scene.ts";
import type { Origin } from "./painted-part.ts";

/** A part of a cloth's picture, in mm from its upper left corner. */
export interface ClothPart {
  readonly leftMm: number;
  readonly topMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** What folds throw on thread, as an image, and the part of the cloth it is of. */
export interface ClothLight extends ClothPart {
  readonly image: CanvasImageSource;
}

/** The part of a garment's picture whose folds light a design at its place; nothing beyond the picture. */
export function litPart(cloth: ClothPicture): ClothPart | undefined {
  const { place, designAt, widthMm, heightMm } = cloth;
  if (!place) return undefined;
  const { width, height } = placeWithAir(place);
  const leftMm = Math.max(0, designAt.xMm - width / 2);
  const topMm = Math.max(0, designAt.yMm - height / 2);
  return {
    leftMm,
    topMm,
    widthMm: Math.min(widthMm, designAt.xMm + width / 2) - leftMm,
    heightMm: Math.min(heightMm, designAt.yMm + height / 2) - topMm,
  };
}

/** Where a part of the cloth lies on a painted picture of thread, in its pixels. */
export function lightPlace(
  part: ClothPart,
  { frame, origin }: { frame: PictureFrame; origin: Origin },
) {
  return {
    x: (part.leftMm - origin.xMm - frame.leftMm) * frame.pxPerMm,
    y: (part.topMm - origin.yMm + frame.topMm) * frame.pxPerMm,
    width: part.widthMm * frame.pxPerMm,
    height: part.heightMm * frame.pxPerMm,
  };
}

/** Lays light on the thread that a canvas shows, and on nothing between. */
export function layLight(
  canvas: HTMLCanvasElement,
  light: ClothLight,
  painted: { frame: PictureFrame; origin: Origin },
): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { x, y, width, height } = lightPlace(light, painted);
  context.globalCompositeOperation = "source-atop";
  context.drawImage(light.image, x, y, width, height);
  context.globalCompositeOperation = "source-over";
}

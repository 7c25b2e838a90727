import { foldLight } from "@placket/domain/embroidery/drawing/thread/fold-light";
import { pictureInFrame } from "@placket/domain/embroidery/drawing/garment/garment-frame";
import type { ClothPart } from "../view/cloth-light.ts";

/** A part of a cloth's picture, and how large the whole picture is, in mm. */
export interface LitCloth {
  readonly src: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly part: ClothPart;
}

/** Folds are wide: the picture is read no finer than this, px a mm. */
const READ_PX_PER_MM = 1.4;

/** How large the image of light of a part is, in px. */
export const lightSize = ({ widthMm, heightMm }: ClothPart) => ({
  width: Math.max(1, Math.round(widthMm * READ_PX_PER_MM)),
  height: Math.max(1, Math.round(heightMm * READ_PX_PER_MM)),
});

/**
 * Reads the light of a garment's folds off its picture and leaves it on a canvas of `lightSize`.
 * @param natural how large the picture is, in px
 * @throws where the picture may not be read, as one of another origin
 */
export function readLight(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  picture: CanvasImageSource,
  { natural, cloth }: { readonly natural: Size; readonly cloth: LitCloth },
): void {
  const { part } = cloth;
  const { width, height } = lightSize(part);
  const { leftMm, topMm, mmPerPx } = pictureInFrame(natural, cloth);
  context.drawImage(
    picture,
    (part.leftMm - leftMm) / mmPerPx,
    (part.topMm - topMm) / mmPerPx,
    part.widthMm / mmPerPx,
    part.heightMm / mmPerPx,
    0,
    0,
    width,
    height,
  );
  const { data } = context.getImageData(0, 0, width, height);
  const laid = foldLight({ rgba: data, width, height, pxPerMm: READ_PX_PER_MM });
  context.putImageData(new ImageData(laid, width, height), 0, 0);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

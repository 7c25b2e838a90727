import { foldLight } from "@placket/domain/embroidery/drawing/thread/fold-light";
import type { PicturePart } from "@placket/domain/embroidery/drawing/picture-part";
import {
  pictureInFrame,
  pictureMm,
} from "@placket/domain/embroidery/drawing/garment/garment-frame";
import sharp from "sharp";

/** Pixels of a picture. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The picture of a garment at a known scale, or plain cloth. */
export interface Cloth {
  readonly widthMm: number;
  readonly heightMm: number;
  /** A part of it in a size, as RGB on white. */
  pixels(part: PicturePart, size: Size): Promise<Buffer>;
  /** What folds of a part throw on thread, as RGBA in a size; `null` where there are none. */
  light(part: PicturePart, size: Size): Promise<Buffer | null>;
}

/** Folds are wide: the picture is read no finer than this, px a mm. */
const READ_PX_PER_MM = 1.4;
/** Of a master. */
const PIXELS_MAX = 100_000_000;
/** What plain cloth looks like. */
const PLAIN_COLOR = "#ecebe8";

/** @param master path of the picture; `null` for plain cloth */
export async function openCloth(master: string | null, widthMm: number): Promise<Cloth> {
  if (master === null) return plainCloth(widthMm);
  const picture = await sharp(master, { limitInputPixels: PIXELS_MAX })
    .rotate()
    .toColorspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const frame = pictureMm(widthMm);
  const { data, info } = await framed(picture, frame);
  const { width, height } = info;
  const pxPerMm = width / widthMm;
  const cut = (part: PicturePart) =>
    sharp(data, { raw: { width, height, channels: 4 } }).extract(pixelsOf(part, pxPerMm, info));
  return {
    ...frame,
    pixels: (part, size) =>
      cut(part)
        .resize({ ...size, fit: "fill" })
        .flatten({ background: "#ffffff" })
        .removeAlpha()
        .raw()
        .toBuffer(),
    async light(part, size) {
      const read = {
        width: Math.max(1, Math.round(part.widthMm * READ_PX_PER_MM)),
        height: Math.max(1, Math.round(part.heightMm * READ_PX_PER_MM)),
      };
      const rgba = await cut(part)
        .resize({ ...read, fit: "fill" })
        .raw()
        .toBuffer();
      const laid = foldLight({
        ...read,
        rgba: new Uint8ClampedArray(rgba),
        pxPerMm: READ_PX_PER_MM,
      });
      return sharp(laid, { raw: { ...read, channels: 4 } })
        .resize({ ...size, fit: "fill", kernel: "linear" })
        .raw()
        .toBuffer();
    },
  };
}

/** Pixels as RGBA. */
interface Raster {
  readonly data: Buffer;
  readonly info: Size;
}

/** The picture in its frame, nothing around it where its shape is another: staff placed what is sewn on that frame. */
async function framed(
  { data, info: { width, height } }: Raster,
  frame: ReturnType<typeof pictureMm>,
): Promise<Raster> {
  const { leftMm, topMm, mmPerPx } = pictureInFrame({ width, height }, frame);
  const [left, top] = [Math.round(leftMm / mmPerPx), Math.round(topMm / mmPerPx)];
  if (left === 0 && top === 0) return { data, info: { width, height } };
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extend({ left, right: left, top, bottom: top, background })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** A part in whole pixels of the picture, at least one. */
function pixelsOf({ leftMm, topMm, widthMm, heightMm }: PicturePart, pxPerMm: number, all: Size) {
  const left = Math.min(all.width - 1, Math.round(leftMm * pxPerMm));
  const top = Math.min(all.height - 1, Math.round(topMm * pxPerMm));
  return {
    left,
    top,
    width: Math.max(1, Math.min(all.width - left, Math.round(widthMm * pxPerMm))),
    height: Math.max(1, Math.min(all.height - top, Math.round(heightMm * pxPerMm))),
  };
}

const plainCloth = (widthMm: number): Cloth => ({
  ...pictureMm(widthMm),
  pixels: (_, size) =>
    sharp({ create: { ...size, channels: 3, background: PLAIN_COLOR } })
      .raw()
      .toBuffer(),
  light: () => Promise.resolve(null),
});

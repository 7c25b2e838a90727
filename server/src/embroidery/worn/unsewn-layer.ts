import type { PicturePart } from "@placket/domain/embroidery/drawing/picture-part";
import type { OverlayOptions } from "sharp";
import type { Size } from "./cloth.ts";
import type { UnsewnLogo, Worn } from "./worn-work.ts";

/** A logo without stitches as it lies on a garment's picture, by the middle of the box around it. */
export interface LyingLogo {
  readonly xMm: number;
  readonly yMm: number;
  /** Of the box around its place as it is turned. */
  readonly widthMm: number;
  readonly heightMm: number;
  readonly place: Place;
  readonly picture: UnsewnLogo["picture"];
}

type Place = Omit<Worn["sewn"][number], "design">;

/** A logo without stitches at its place on a picture that is so large. */
export function lyingLogo(
  { picture }: UnsewnLogo,
  place: Place,
  of: { readonly widthMm: number; readonly heightMm: number },
): LyingLogo {
  const { center, turn, widthMm, heightMm } = place;
  const angle = (turn * Math.PI) / 180;
  const [across, along] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return {
    xMm: center.x * of.widthMm,
    yMm: center.y * of.heightMm,
    widthMm: widthMm * across + heightMm * along,
    heightMm: widthMm * along + heightMm * across,
    place,
    picture,
  };
}

/** Of a frame that is as wide as a picture from near. */
const DASH = { width: 2, lengths: [8, 6], atPx: 480 } as const;

/**
 * The logo's own picture in the room that it has, framed by dashes: it is no thread yet. A layer of the whole size, of
 * which the part shows what lies in it.
 */
export function unsewnLayer(
  { xMm, yMm, place, picture }: LyingLogo,
  { part, size }: { readonly part: PicturePart; readonly size: Size },
): OverlayOptions {
  const pxPerMm = size.width / part.widthMm;
  const [width, height] = [place.widthMm * pxPerMm, place.heightMm * pxPerMm];
  const [x, y] = [(xMm - part.leftMm) * pxPerMm, (yMm - part.topMm) * pxPerMm];
  const box = `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"`;
  const scale = size.width / DASH.atPx;
  const line = `fill="none" stroke-width="${DASH.width * scale}"`;
  const lengths = DASH.lengths.map((length) => length * scale);
  return {
    input: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">` +
        `<g transform="translate(${x} ${y}) rotate(${place.turn})">` +
        (picture ? `<image ${box} href="${dataOf(picture)}"/>` : "") +
        // Seen on dark cloth and on light.
        `<rect ${box} ${line} stroke="#ffffff"/>` +
        `<rect ${box} ${line} stroke="#2b2b2b" stroke-dasharray="${lengths.join(" ")}"/>` +
        "</g></svg>",
    ),
    left: 0,
    top: 0,
  };
}

/** The store's own PNG, never what a stranger wrote. */
const dataOf = (picture: Uint8Array) =>
  `data:image/png;base64,${Buffer.from(picture).toString("base64")}`;

import { UNITS_PER_MM } from "../pattern/pattern.ts";
import { THREAD_WIDTH_MM } from "../thread/thread.ts";
import type { PictureFrame } from "./picture-frame.ts";
import type { StitchSegments } from "./stitch-segments.ts";
import { THREAD_SHADOW } from "./thread-shadow.ts";

/** A coarse picture of how dark the cloth is, 0 to 255, with its own px/mm. */
export interface ClothShadow {
  /** The picture that it lies in. */
  readonly frame: PictureFrame;
  readonly width: number;
  readonly height: number;
  /** Pixels of the shadow in one pixel of the picture it lies in. */
  readonly ratio: number;
  readonly dark: Uint8Array;
}

/** The empty shadow of a picture. */
export function clothShadowFor(frame: PictureFrame): ClothShadow {
  const ratio = Math.min(1, THREAD_SHADOW.clothPxPerMm / frame.pxPerMm);
  const width = Math.ceil(frame.width * ratio) + 1;
  const height = Math.ceil(frame.height * ratio) + 1;
  return { frame, width, height, ratio, dark: new Uint8Array(width * height) };
}

/**
 * Adds the shadow of the pieces from one up to before another. At each point it is that of the
 * nearest piece, so it does not grow darker where many lie on each other.
 */
export function castShadow(
  shadow: ClothShadow,
  { ends }: StitchSegments,
  { from, to }: { from: number; to: number },
): void {
  const { frame, ratio } = shadow;
  const pxPerMm = frame.pxPerMm * ratio;
  const toPx = pxPerMm / UNITS_PER_MM;
  const left = (THREAD_SHADOW.shiftRightMm - frame.leftMm) * pxPerMm;
  const top = (THREAD_SHADOW.shiftDownMm + frame.topMm) * pxPerMm;
  for (let i = from * 4; i < to * 4; i += 4) {
    const x = (ends[i] as number) * toPx + left;
    const y = top - (ends[i + 1] as number) * toPx;
    const dx = (ends[i + 2] as number) * toPx + left - x;
    const dy = top - (ends[i + 3] as number) * toPx - y;
    darken(shadow, { x, y, dx, dy, pxPerMm });
  }
}

/** Darkness 0 to 1 at a distance in mm from the middle of a thread. */
export function shadowAt(distanceMm: number): number {
  const past = Math.max(0, distanceMm - THREAD_WIDTH_MM / 2) / THREAD_SHADOW.clothMm;
  return past >= 1 ? 0 : THREAD_SHADOW.clothAlpha * (1 - past) * (1 - past);
}

/** Darkness at the middle of a pixel of the picture, 0 to 1, between the coarse pixels. */
export function shadowUnder({ width, ratio, dark }: ClothShadow, x: number, y: number): number {
  const [px, py] = [Math.max(0, (x + 0.5) * ratio - 0.5), Math.max(0, (y + 0.5) * ratio - 0.5)];
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const [right, down] = [px - left, py - top];
  const at = top * width + left;
  const upper = (dark[at] as number) * (1 - right) + (dark[at + 1] as number) * right;
  const lower =
    (dark[at + width] as number) * (1 - right) + (dark[at + width + 1] as number) * right;
  return (upper * (1 - down) + lower * down) / 255;
}

const DARKEST = Math.floor(255 * THREAD_SHADOW.clothAlpha);

interface Piece {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly pxPerMm: number;
}

function darken({ width, height, dark }: ClothShadow, { x, y, dx, dy, pxPerMm }: Piece): void {
  const reach = (THREAD_WIDTH_MM / 2 + THREAD_SHADOW.clothMm) * pxPerMm;
  const square = dx * dx + dy * dy;
  const right = Math.min(width - 1, Math.max(x, x + dx) + reach);
  const bottom = Math.min(height - 1, Math.max(y, y + dy) + reach);
  const left = Math.max(0, Math.floor(Math.min(x, x + dx) - reach));
  for (let row = Math.max(0, Math.floor(Math.min(y, y + dy) - reach)); row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const at = row * width + column;
      // Most of a filled area is as dark as it can be after a few pieces.
      if (dark[at] === DARKEST) continue;
      const [px, py] = [column + 0.5 - x, row + 0.5 - y];
      const t = Math.max(0, Math.min(1, (px * dx + py * dy) / square));
      const [ox, oy] = [px - dx * t, py - dy * t];
      const away = ox * ox + oy * oy;
      if (away >= reach * reach) continue;
      const value = 255 * shadowAt(Math.sqrt(away) / pxPerMm);
      if (value > (dark[at] as number)) dark[at] = value;
    }
  }
}

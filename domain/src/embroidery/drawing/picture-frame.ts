import { UNITS_PER_MM } from "../pattern/pattern.ts";
import { THREAD_WIDTH_MM } from "../thread/thread.ts";
import type { SegmentBounds } from "./segments/stitch-segments.ts";

/** Which part of the design a picture shows, and how large. */
export interface PictureFrame {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly pxPerMm: number;
  /** What the left edge shows, in mm. */
  readonly leftMm: number;
  /** What the upper edge shows, in mm; y upwards, so the lower edge shows less. */
  readonly topMm: number;
}

/** How a whole design is framed. */
interface Framing {
  readonly pxPerMm: number;
  /** Free cloth around the outermost thread. */
  readonly marginMm: number;
  /** Beyond this the picture is drawn at a smaller scale. */
  readonly maxPixels: number;
}

/** The smallest frame around a design; at least 1 × 1 pixels. */
export function frameAround(bounds: SegmentBounds, framing: Framing): PictureFrame {
  const around = framing.marginMm + THREAD_WIDTH_MM / 2;
  const widthMm = (bounds.maxX - bounds.minX) / UNITS_PER_MM + 2 * around;
  const heightMm = (bounds.maxY - bounds.minY) / UNITS_PER_MM + 2 * around;
  const pxPerMm = Math.min(framing.pxPerMm, scaleForPixels(widthMm, heightMm, framing.maxPixels));
  return {
    width: Math.max(1, Math.floor(widthMm * pxPerMm)),
    height: Math.max(1, Math.floor(heightMm * pxPerMm)),
    pxPerMm,
    leftMm: bounds.minX / UNITS_PER_MM - around,
    topMm: bounds.maxY / UNITS_PER_MM + around,
  };
}

/** The largest px/mm at which an area has no more than so many pixels, nor a side longer than 16,000. */
function scaleForPixels(widthMm: number, heightMm: number, maxPixels: number): number {
  const longest = Math.max(widthMm, heightMm);
  return Math.min(Math.sqrt(maxPixels / (widthMm * heightMm)), LONGEST_SIDE_PX / longest);
}

/** WebP holds no side longer than 16,383. */
const LONGEST_SIDE_PX = 16_000;

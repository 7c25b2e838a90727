import { THREAD_WIDTH_MM } from "../thread/thread.ts";
import type { PictureFrame } from "./picture-frame.ts";
import { fiberDepth, type StitchLight, stitchLight } from "./thread/thread-light.ts";
import { THREAD_SHADOW } from "./thread/thread-shadow.ts";

/** Where stitches are drawn, and the stitch under the brush: written over, never made anew. */
export interface Brush {
  readonly frame: PictureFrame;
  /** Premultiplied RGBA, row by row. */
  readonly pixels: Uint8Array;
  /** For each pixel the last stitch that hides all below it, counted from 1; 0 where none does. */
  readonly top: Int32Array;
  /** How deep the filaments of the thread are drawn. */
  readonly fiber: number;
  /** Half the thread and the thread with its dark seam, in pixels. */
  readonly radius: number;
  readonly reach: number;
  /** The stitch: its number in the design, its first hole, direction and length in pixels. */
  index: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
  length: number;
  perLength: number;
  readonly perRadius: number;
  /** Rows of the picture that it reaches. */
  firstRow: number;
  lastRow: number;
  /** Its part of a row: the first pixel, how many, and that pixel's place along and across it. */
  start: number;
  count: number;
  along: number;
  across: number;
  light: StitchLight;
  red: number;
  green: number;
  blue: number;
  /** Gleam at places along the stitch; between them it is a straight line. */
  readonly gleam: Float64Array;
  /** Red, green and blue of the pixel at hand. */
  readonly lit: Float64Array;
}

/** Parts of a stitch between which the gleam is a straight line. */
export const GLEAM_STEPS = 16;

/** A brush over an empty, transparent picture. */
export function brushFor(frame: PictureFrame): Brush {
  const radius = Math.max(0.5, (THREAD_WIDTH_MM / 2) * frame.pxPerMm);
  return {
    frame,
    pixels: new Uint8Array(frame.width * frame.height * 4),
    top: new Int32Array(frame.width * frame.height),
    fiber: fiberDepth(frame.pxPerMm),
    radius,
    reach: radius + Math.max(0.5, THREAD_SHADOW.seamMm * frame.pxPerMm),
    index: 0,
    x: 0,
    y: 0,
    dx: 1,
    dy: 0,
    length: 0,
    perLength: 0,
    perRadius: 1 / radius,
    firstRow: 0,
    lastRow: -1,
    start: 0,
    count: 0,
    along: 0,
    across: 0,
    light: stitchLight(1, 0),
    red: 0,
    green: 0,
    blue: 0,
    gleam: new Float64Array(GLEAM_STEPS + 2),
    lit: new Float64Array(3),
  };
}

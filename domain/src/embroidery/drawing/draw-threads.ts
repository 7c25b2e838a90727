import type { Thread } from "../thread/thread.ts";
import { clothShadow, shadowUnder } from "./cloth-shadow.ts";
import type { PictureFrame } from "./picture-frame.ts";
import { brushFor, sewSegment } from "./sew-segment.ts";
import type { StitchSegments } from "./stitch-segments.ts";
import { drawnColors } from "./thread-color.ts";

/** What is drawn into a frame. */
export interface ThreadDrawing {
  readonly segments: StitchSegments;
  readonly threads: readonly Thread[];
  readonly frame: PictureFrame;
  /** Pieces that lie already; all of them unless said otherwise. */
  readonly count?: number;
  /** Whether the cloth below is darkened; true unless said otherwise. */
  readonly shadow?: boolean;
}

/**
 * A picture of thread on nothing: RGBA row by row with **straight** alpha, as `ImageData` and image
 * libraries take it. The same bytes for the same drawing wherever it runs.
 */
export function drawThreads(drawing: ThreadDrawing): Uint8ClampedArray<ArrayBuffer> {
  const { segments, threads, frame, count = segments.count, shadow = true } = drawing;
  const times = oversampling(frame);
  const fine = times === 1 ? frame : enlarged(frame, times);
  const brush = brushFor(fine);
  const colors = drawnColors(threads);
  for (let index = 0; index < count; index++) sewSegment(brush, segments, { index, colors });
  const pixels = times === 1 ? brush.pixels : averaged(brush.pixels, frame, times);
  if (shadow) layShadow(pixels, drawing, count);
  return straightened(pixels);
}

/** Below this a thread is too few pixels wide to be shaded: it is drawn larger and averaged. */
const CLEAR_PX_PER_MM = 6;
const MOST_TIMES = 4;
const MOST_FINE_PIXELS = 16_000_000;

/** How many times larger a picture is drawn before it is averaged. */
export function oversampling({ pxPerMm, width, height }: PictureFrame): number {
  const affordable = Math.floor(Math.sqrt(MOST_FINE_PIXELS / (width * height)));
  return Math.max(1, Math.min(Math.ceil(CLEAR_PX_PER_MM / pxPerMm), MOST_TIMES, affordable));
}

function enlarged(frame: PictureFrame, times: number): PictureFrame {
  return {
    ...frame,
    width: frame.width * times,
    height: frame.height * times,
    pxPerMm: frame.pxPerMm * times,
  };
}

function averaged(fine: Uint8Array, { width, height }: PictureFrame, times: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 4);
  const area = times * times;
  for (let at = 0; at < pixels.length; at++) {
    const pixel = at >> 2;
    const x = (pixel % width) * times;
    const y = Math.floor(pixel / width) * times;
    let sum = area / 2;
    for (let i = 0; i < area; i++) {
      const row = y + Math.floor(i / times);
      sum += fine[(row * width * times + x + (i % times)) * 4 + (at & 3)] as number;
    }
    pixels[at] = sum / area;
  }
  return pixels;
}

/** Black below what is drawn: adds alpha where the thread leaves the cloth open. */
function layShadow(pixels: Uint8Array, { segments, frame }: ThreadDrawing, count: number): void {
  const shadow = clothShadow(segments, frame, count);
  for (let y = 0, at = 3; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++, at += 4) {
      const alpha = pixels[at] as number;
      if (alpha === 255) continue;
      pixels[at] = alpha + (255 - alpha) * shadowUnder(shadow, x, y) + 0.5;
    }
  }
}

/** Divides color by alpha; full and empty pixels, nearly all of them, stay as they are. */
function straightened(pixels: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const straight = new Uint8ClampedArray(pixels);
  for (let at = 0; at < straight.length; at += 4) {
    const alpha = straight[at + 3] as number;
    if (alpha === 255 || alpha === 0) continue;
    for (let i = at; i < at + 3; i++) straight[i] = ((straight[i] as number) * 255) / alpha;
  }
  return straight;
}

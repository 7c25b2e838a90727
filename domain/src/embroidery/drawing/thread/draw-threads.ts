import type { Thread } from "../../thread/thread.ts";
import { averaged, enlarged, oversampling } from "../oversampling.ts";
import { brushFor } from "../brush.ts";
import { layShadow } from "../cloth-shadow.ts";
import type { PictureFrame } from "../picture-frame.ts";
import { sewSegments } from "../segments/sew-segments.ts";
import type { StitchSegments } from "../segments/stitch-segments.ts";
import { drawnColors } from "./thread-color.ts";

/** What is drawn, and where. */
interface ThreadDrawing {
  readonly segments: StitchSegments;
  readonly threads: readonly Thread[];
  readonly frame: PictureFrame;
  /** Whether the cloth below is darkened; true unless said otherwise. */
  readonly shadow?: boolean;
}

/**
 * A picture of thread on nothing: RGBA row by row with **straight** alpha, as `ImageData` and image
 * libraries take it. The same bytes for the same drawing wherever it runs.
 */
export function drawThreads(drawing: ThreadDrawing): Uint8ClampedArray<ArrayBuffer> {
  const picture = growingPicture(drawing);
  picture.sewTo(drawing.segments.count);
  return picture.rgba();
}

/** A picture that grows as the machine sews: a sewing-out draws only what is new. */
export interface GrowingPicture {
  /** Pieces that lie. */
  readonly count: number;
  /** Lays pieces up to a count; fewer than lie already leave it as it is. */
  sewTo(count: number): void;
  /** Straight alpha, of an array of its own. */
  rgba(): Uint8ClampedArray<ArrayBuffer>;
}

/** An empty picture with the shadow that thread will cast on the cloth. */
export function growingPicture(drawing: ThreadDrawing): GrowingPicture {
  const { segments, threads, frame } = drawing;
  const times = oversampling(frame);
  const brush = brushFor(times === 1 ? frame : enlarged(frame, times));
  const colors = drawnColors(threads);
  let count = 0;
  return {
    get count() {
      return count;
    },
    sewTo(next) {
      if (next <= count) return;
      sewSegments(brush, segments, { from: count, to: next, colors });
      count = next;
    },
    rgba() {
      const pixels =
        times === 1 ? new Uint8ClampedArray(brush.pixels) : averaged(brush.pixels, frame, times);
      if (drawing.shadow !== false) layShadow(pixels, frame);
      return straighten(pixels);
    },
  };
}

/** Divides color by alpha; full and empty pixels, nearly all of them, stay as they are. */
function straighten(pixels: Uint8ClampedArray<ArrayBuffer>): Uint8ClampedArray<ArrayBuffer> {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] as number;
    if (alpha === 255 || alpha === 0) continue;
    for (let i = at; i < at + 3; i++) pixels[i] = ((pixels[i] as number) * 255) / alpha;
  }
  return pixels;
}

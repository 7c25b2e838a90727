import type { PictureFrame } from "@placket/domain/embroidery/drawing/picture-frame";
import type { StitchSegments } from "@placket/domain/embroidery/drawing/segments/stitch-segments";
import type { Thread } from "@placket/domain/embroidery/thread/thread";

/** A design as painters take it. */
export interface PaintedDesign {
  readonly segments: StitchSegments;
  readonly threads: readonly Thread[];
}

/** What was painted: an image of the graphics card, or straight RGBA. */
export type Paint = ImageBitmap | ImageData;

/** One way to draw thread. A design is set once and painted often. */
export interface Painter {
  readonly kind: "webgl2" | "software";
  setDesign(design: PaintedDesign): void;
  /** The first `count` pieces of thread in a frame. */
  paint(frame: PictureFrame, count: number): Paint;
  /** Frees what the graphics card holds. */
  close(): void;
}

/** Whether two frames show the same part at the same scale. */
export function sameFrame(a: PictureFrame, b: PictureFrame): boolean {
  return (
    a.width === b.width &&
    a.height === b.height &&
    a.pxPerMm === b.pxPerMm &&
    a.leftMm === b.leftMm &&
    a.topMm === b.topMm
  );
}

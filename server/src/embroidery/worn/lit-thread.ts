import { drawThreads } from "@placket/domain/embroidery/drawing/thread/draw-threads";
import type { PicturePart } from "@placket/domain/embroidery/drawing/picture-part";
import type {
  SegmentBounds,
  StitchSegments,
} from "@placket/domain/embroidery/drawing/segments/stitch-segments";
import { UNITS_PER_MM } from "@placket/domain/embroidery/pattern/pattern";
import type { Thread } from "@placket/domain/embroidery/thread/thread";
import sharp, { type OverlayOptions } from "sharp";
import type { Cloth, Size } from "./cloth.ts";

/** Thread as it lies on a garment's picture, by the middle of its box. */
export interface LyingThread {
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly segments: StitchSegments;
  readonly bounds: SegmentBounds;
  readonly threads: readonly Thread[];
  /** The part of the picture whose folds light it. */
  readonly folds: PicturePart;
}

/** Where it is to lie: a part of the cloth, drawn in a size. */
interface Onto {
  readonly cloth: Cloth;
  readonly part: PicturePart;
  readonly size: Size;
}

/** The thread's own width and its shadow reach so far beyond the needle points. */
const AROUND_MM = 2;

/** A layer of thread in the light of the folds, for that part of the cloth; `null` where nothing of it is seen. */
export async function litThread(thread: LyingThread, onto: Onto): Promise<OverlayOptions | null> {
  const { part, size } = onto;
  const pxPerMm = size.width / part.widthMm;
  const { xMm, yMm, widthMm, heightMm } = thread;
  const box = boxIn(size, {
    left: (xMm - widthMm / 2 - AROUND_MM - part.leftMm) * pxPerMm,
    top: (yMm - heightMm / 2 - AROUND_MM - part.topMm) * pxPerMm,
    right: (xMm + widthMm / 2 + AROUND_MM - part.leftMm) * pxPerMm,
    bottom: (yMm + heightMm / 2 + AROUND_MM - part.topMm) * pxPerMm,
  });
  if (!box) return null;
  const { segments, bounds, threads } = thread;
  const rgba = drawThreads({
    segments,
    threads,
    frame: {
      width: box.width,
      height: box.height,
      pxPerMm,
      leftMm: middle(bounds.minX, bounds.maxX) + box.left / pxPerMm + part.leftMm - xMm,
      topMm: middle(bounds.minY, bounds.maxY) - (box.top / pxPerMm + part.topMm - yMm),
    },
  });
  const raw = { width: box.width, height: box.height, channels: 4 } as const;
  const light = await lightOn(thread, box, onto);
  const lit = light
    ? await sharp(rgba, { raw }).composite([light]).raw().toBuffer()
    : Buffer.from(rgba.buffer);
  return { input: lit, raw, left: box.left, top: box.top };
}

const middle = (from: number, to: number) => (from + to) / 2 / UNITS_PER_MM;

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Whole pixels around the edges, as far as they lie in the picture. */
function boxIn(size: Size, edges: Edges): Box | null {
  const left = Math.max(0, Math.floor(edges.left));
  const top = Math.max(0, Math.floor(edges.top));
  const width = Math.min(size.width, Math.ceil(edges.right)) - left;
  const height = Math.min(size.height, Math.ceil(edges.bottom)) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

/** The light of the folds as a layer over the box, on thread alone; `null` where it meets none of it. */
async function lightOn(
  { folds }: LyingThread,
  box: Box,
  { cloth, part, size }: Onto,
): Promise<OverlayOptions | null> {
  const pxPerMm = size.width / part.widthMm;
  const lit = {
    left: Math.round((folds.leftMm - part.leftMm) * pxPerMm),
    top: Math.round((folds.topMm - part.topMm) * pxPerMm),
    width: Math.max(1, Math.round(folds.widthMm * pxPerMm)),
    height: Math.max(1, Math.round(folds.heightMm * pxPerMm)),
  };
  const left = Math.max(lit.left, box.left);
  const top = Math.max(lit.top, box.top);
  const width = Math.min(lit.left + lit.width, box.left + box.width) - left;
  const height = Math.min(lit.top + lit.height, box.top + box.height) - top;
  if (width <= 0 || height <= 0) return null;
  const light = await cloth.light(folds, lit);
  if (!light) return null;
  const input = await sharp(light, {
    raw: { width: lit.width, height: lit.height, channels: 4 },
  })
    .extract({ left: left - lit.left, top: top - lit.top, width, height })
    .raw()
    .toBuffer();
  return {
    input,
    raw: { width, height, channels: 4 },
    left: left - box.left,
    top: top - box.top,
    blend: "atop",
  };
}

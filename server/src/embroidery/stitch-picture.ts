import { drawThreads } from "@placket/domain/embroidery/drawing/thread/draw-threads";
import { frameAround } from "@placket/domain/embroidery/drawing/picture-frame";
import {
  type SegmentBounds,
  stitchSegments,
} from "@placket/domain/embroidery/drawing/segments/stitch-segments";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import sharp, { type Sharp } from "sharp";

/** How a stitched picture is wanted. */
interface StitchPictureOptions {
  readonly format: "png" | "webp";
  /** Scale; a design too large for it is drawn smaller. */
  readonly pxPerMm: number;
  /** Free cloth around the outermost thread, in mm; 2 unless said otherwise. */
  readonly marginMm?: number;
  /** The cloth, `#rrggbb`; transparent unless given. */
  readonly background?: string;
}

/** Most pixels of a stitched picture: what is drawn for a request has a bound. */
export const STITCH_PICTURE_MAX_PIXELS = 4_000_000;

const MARGIN_MM = 2;
const NOTHING: SegmentBounds = { minX: 0, minY: 0, maxX: 0, maxY: 0 };

/**
 * The design as it will be sewn, in the light of the thread canvas, for letters and order pages.
 * Equal patterns and options give equal bytes. A pattern without thread gives bare cloth.
 */
export async function stitchPicture(
  pattern: Pattern,
  options: StitchPictureOptions,
): Promise<Buffer> {
  const segments = stitchSegments(pattern);
  const frame = frameAround(segments.bounds ?? NOTHING, {
    pxPerMm: options.pxPerMm,
    marginMm: options.marginMm ?? MARGIN_MM,
    maxPixels: STITCH_PICTURE_MAX_PIXELS,
  });
  const rgba = drawThreads({ segments, threads: pattern.threads, frame });
  const { width, height } = frame;
  const drawn = sharp(rgba, { raw: { width, height, channels: 4 } });
  const { background } = options;
  const laid = background === undefined ? drawn : drawn.flatten({ background });
  return encode(laid, options.format).toBuffer();
}

/** Settings at which encoding takes no longer than drawing; thread has hardly two equal pixels. */
function encode(picture: Sharp, format: "png" | "webp"): Sharp {
  return format === "png"
    ? picture.png({ compressionLevel: 4, adaptiveFiltering: false })
    : picture.webp({ quality: 86, alphaQuality: 100, effort: 1 });
}

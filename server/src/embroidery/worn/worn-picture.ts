import {
  framedPart,
  partAround,
  partWithin,
  type PicturePart,
} from "@placket/domain/embroidery/drawing/picture-part";
import { stitchSegments } from "@placket/domain/embroidery/drawing/segments/stitch-segments";
import { turnedSegments } from "@placket/domain/embroidery/drawing/segments/turned-segments";
import { sewDesign } from "@placket/domain/embroidery/design/sew-design";
import { glyphCache } from "@placket/domain/embroidery/lettering/glyph-cache";
import { UNITS_PER_MM } from "@placket/domain/embroidery/pattern/pattern";
import { ok, type Result } from "@placket/domain/problem";
import sharp, { type OverlayOptions } from "sharp";
import { stitchFont } from "../font-files.ts";
import { openCloth } from "./cloth.ts";
import { unsewnLayer, lyingLogo, type LyingLogo } from "./unsewn-layer.ts";
import { litThread, type LyingThread } from "./lit-thread.ts";
import { WORN_VIEWS, type WornWork } from "./worn-work.ts";

/** Cloth that is seen around the thread from near. */
const AIR_MM = 14;
/** A short name is shown no larger: it would look like a long one. */
const LEAST_MM = 110;

/** Letters that this thread has sewn before. */
const letters = glyphCache();

/**
 * The garment with its thread at its place and size, in the light of the folds, as a JPEG: letters are read where
 * nothing newer is known. A logo without stitches lies there as it was sent, in a frame. Equal works give equal
 * bytes. Refuses a design that cannot be sewn.
 */
export async function wornPicture({ worn, master, view }: WornWork): Promise<Result<Uint8Array>> {
  const cloth = await openCloth(master, worn.pictureWidthMm);
  const threads = await threadsOf(worn, cloth);
  if (!threads.ok) return threads;
  const unsewn = unsewnOf(worn, cloth);
  const lying = [...threads.value, ...unsewn];
  const size = WORN_VIEWS[view];
  const { widthMm, heightMm } = cloth;
  const part: PicturePart =
    view === "whole" || lying.length === 0
      ? framedPart(
          { leftMm: 0, topMm: 0, widthMm, heightMm },
          { shape: size.width / size.height, leastMm: widthMm },
          cloth,
        )
      : framedPart(
          partAround(lying, AIR_MM),
          { shape: size.width / size.height, leastMm: LEAST_MM },
          cloth,
        );
  const layers: OverlayOptions[] = unsewn.map((logo) => unsewnLayer(logo, { part, size }));
  for (const thread of threads.value) {
    const layer = await litThread(thread, { cloth, part, size });
    if (layer) layers.push(layer);
  }
  const garment = await cloth.pixels(part, size);
  return ok(
    await sharp(garment, { raw: { ...size, channels: 3 } })
      .composite(layers)
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer(),
  );
}

/** Logos without stitches, as they lie on the picture. */
const unsewnOf = (
  { sewn }: WornWork["worn"],
  picture: { readonly widthMm: number; readonly heightMm: number },
): readonly LyingLogo[] =>
  sewn.flatMap(({ design, ...place }) =>
    design.as === "picture" ? [lyingLogo(design, place, picture)] : [],
  );

/** What is sewn, as it lies on the picture. */
async function threadsOf(
  { sewn }: WornWork["worn"],
  picture: { readonly widthMm: number; readonly heightMm: number },
): Promise<Result<LyingThread[]>> {
  const threads: LyingThread[] = [];
  for (const { design, center, turn, ...place } of sewn) {
    if (design.as === "picture") continue;
    const made = await sewDesign(design, { fontOf: stitchFont, cache: letters });
    if (!made.ok) return made;
    const { pattern } = made.value;
    const segments = turnedSegments(stitchSegments(pattern), turn);
    const { bounds } = segments;
    if (!bounds) continue;
    const at = { xMm: center.x * picture.widthMm, yMm: center.y * picture.heightMm };
    threads.push({
      ...at,
      widthMm: (bounds.maxX - bounds.minX) / UNITS_PER_MM,
      heightMm: (bounds.maxY - bounds.minY) / UNITS_PER_MM,
      segments,
      bounds,
      threads: pattern.threads,
      folds: partWithin(partAround([{ ...at, ...place }], 0), picture),
    });
  }
  return ok(threads);
}

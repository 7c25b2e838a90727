import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { sewDrawing } from "@placket/domain/embroidery/shape/sew-drawing";
import { PICTURE_SIDE_MAX } from "@placket/domain/embroidery/trace/picture";
import { TRACE_COLORS, tracePicture } from "@placket/domain/embroidery/trace/trace-picture";
import { ok, type Result } from "@placket/domain/problem";
import sharp from "sharp";
import type { DraftGround } from "./logo-work.ts";

/** A picture's first stitch-out, as large as its place allows, a draft for whoever digitizes it; refuses what is no logo. */
export async function traceLogo(
  bytes: Uint8Array,
  { fabric, widthMm, heightMm }: DraftGround,
): Promise<Result<Pattern>> {
  const side = PICTURE_SIDE_MAX;
  const { data, info } = await sharp(bytes)
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .toColorspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const traced = tracePicture(
    { width, height, rgba: data },
    {
      widthMm: Math.min(widthMm, (heightMm * width) / height),
      colors: TRACE_COLORS.usual,
      ground: "cloth",
    },
  );
  if (!traced.ok) return traced;
  const sewn = sewDrawing({ svg: traced.value.svg, fabric, threads: {} });
  return sewn.ok ? ok(sewn.value.pattern) : sewn;
}

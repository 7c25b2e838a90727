import type { LogoFormat } from "@placket/domain/embroidery/logo/logo-format";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import sharp, { type Sharp } from "sharp";
import type { ReadLogo } from "../reading/logo-work.ts";

/** A picture of more pixels is not decoded. */
const PIXELS_MAX = 40_000_000;
/** As large as whoever digitizes it needs it; the next where it is too many bytes, for noise does not pack. */
const SOURCE_SIZES_PX = [4000, 2000, 1000];
/** What is written anew may be larger than what came. */
const SOURCE_BYTES_MAX = 8_000_000;
const PICTURE_PX = 800;
const THUMB_PX = 200;
/** In all, in the library that decodes. */
const SECONDS = 8;

/** A stranger's picture, upright and written anew: what it said of itself, and what hung at its end, is gone. */
export async function readPicture(
  bytes: Uint8Array,
  format: LogoFormat,
  bytesMax = SOURCE_BYTES_MAX,
): Promise<
  Result<Pick<ReadLogo, "source"> & { readonly pictures: NonNullable<ReadLogo["pictures"]> }>
> {
  try {
    // What it says of its size is looked at first: nothing is decoded for it.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > PIXELS_MAX) {
      return refuse(problem("embroidery.logoPictureTooLarge", "fileId", PIXELS_MAX / 1_000_000));
    }
    const source = await rewritten(bytes, format, bytesMax);
    return ok({ source, pictures: await shownPictures(source) });
  } catch {
    return refuse(problem("embroidery.logoFileDamaged", "fileId"));
  }
}

/** Upright, and as large as it may be. */
async function rewritten(
  bytes: Uint8Array,
  format: LogoFormat,
  bytesMax: number,
): Promise<Uint8Array> {
  let source: Uint8Array = bytes;
  for (const size of SOURCE_SIZES_PX) {
    const whole = opened(bytes).rotate().timeout({ seconds: SECONDS });
    const fitted = whole.resize({ ...within(size), withoutEnlargement: true });
    // The next one is smaller, and needed where this one is too large.
    // oxlint-disable-next-line no-await-in-loop
    source = await encoded(fitted, format).toBuffer();
    if (source.length <= bytesMax) break;
  }
  return source;
}

/** What is shown of a picture: PNG, whole and small. */
export async function shownPictures(bytes: Uint8Array): Promise<NonNullable<ReadLogo["pictures"]>> {
  const sized = (size: number) =>
    opened(bytes)
      .resize({ ...within(size), withoutEnlargement: true })
      .timeout({ seconds: SECONDS })
      .png({ compressionLevel: 8 })
      .toBuffer();
  return { picture: await sized(PICTURE_PX), thumb: await sized(THUMB_PX) };
}

const opened = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: "error", pages: 1 });

const within = (size: number) => ({ width: size, height: size, fit: "inside" }) as const;

function encoded(picture: Sharp, format: LogoFormat): Sharp {
  if (format === "jpg") return picture.jpeg({ quality: 92 });
  return format === "webp" ? picture.webp({ quality: 92 }) : picture.png();
}

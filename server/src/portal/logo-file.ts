import { createHash } from "node:crypto";
import { PORTAL_LOGO_BYTES_MAX, PORTAL_LOGO_PX } from "@placket/domain/portal/logo";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import sharp from "sharp";

/** What a picture may be, as the library that decodes it calls it: nothing that draws or runs. */
const FORMATS: ReadonlySet<string> = new Set(["png", "jpeg", "webp", "heif"]);
/** A picture of more pixels is not decoded. */
const PIXELS_MAX = 25_000_000;
/** In all, in the library that decodes. */
const SECONDS = 5;

/** A picture as the header shows it, and the name that its content gives it. */
export interface LogoFile {
  readonly bytes: Uint8Array;
  readonly key: string;
}

/** What staff brought, written anew as a small PNG without what it said of itself; refuses what is no such picture. */
export async function readLogoFile(bytes: Uint8Array): Promise<Result<LogoFile>> {
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX });
    const { format } = await picture.metadata();
    if (format === undefined || !FORMATS.has(format)) return refuse(INVALID);
    const made = await picture
      .rotate()
      .resize({ ...PORTAL_LOGO_PX, fit: "inside", withoutEnlargement: true })
      .toColorspace("srgb")
      .png()
      .timeout({ seconds: SECONDS })
      .toBuffer();
    const key = createHash("sha256").update(made).digest("hex").slice(0, 16);
    return ok({ bytes: made, key });
  } catch {
    return refuse(INVALID);
  }
}

const INVALID = problem("portal.logoInvalid", "file", PORTAL_LOGO_BYTES_MAX / 1024 / 1024);

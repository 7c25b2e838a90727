import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { AtMost } from "./at-most.ts";

/** How pictures are read: so many at once, since a large one takes some hundred MB while it is decoded. */
interface Reading {
  readonly turns: AtMost;
  /** A picture of more pixels is not decoded. */
  readonly pixelsMost: (format: string) => number;
  /** In all, in the library that decodes. */
  readonly seconds: number;
}

const PIXELS_MAX = 100_000_000;

/** Of the catalogue: staff bring them. */
const OURS: Reading = { turns: new AtMost(2), pixelsMost: () => PIXELS_MAX, seconds: 20 };

/**
 * What anybody may bring. A JPEG is made smaller while it is read, and cameras write nothing larger; whatever else takes
 * seconds and a gigabyte at that size, of a file of some hundred KB, and no telephone writes it.
 */
const OF_SHOPPERS: Reading = {
  turns: new AtMost(1),
  pixelsMost: (format) => (format === "jpeg" ? PIXELS_MAX : 25_000_000),
  seconds: 10,
};

/** As many pixels as the widest picture that is made, twice. */
const SIDE_MAX = 3840;

const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif", "heif"]);

/** A picture that was written anew, and what it is. */
interface NewPicture {
  readonly bytes: Uint8Array;
  readonly ending: "jpg" | "png";
}

/**
 * Writes a picture anew: upright, in sRGB, and without what it said of itself, such as where it was taken. What has
 * transparent places becomes a PNG, everything else a JPEG of high quality. `undefined` of what is no such picture.
 */
export const writtenAnew = (bytes: Uint8Array): Promise<NewPicture | undefined> =>
  readUpright(bytes, { ...OURS, side: SIDE_MAX }, async (picture, hasAlpha) => ({
    bytes: await (hasAlpha ? picture.png() : picture.jpeg(MASTER)).toBuffer(),
    ending: hasAlpha ? "png" : "jpg",
  }));

/** The same as a JPEG of this side at most, to be looked at and not to be made into others; white shows through. */
export const photoAnew = (bytes: Uint8Array, side: number): Promise<Uint8Array | undefined> =>
  readUpright(bytes, { ...OF_SHOPPERS, side }, (picture) =>
    picture.flatten({ background: "#fff" }).jpeg(SHOWN).toBuffer(),
  );

/** Reads one frame of a picture, upright, in sRGB and within a side; undefined of what is no picture. */
function readUpright<Made>(
  bytes: Uint8Array,
  { turns, pixelsMost, seconds, side }: Reading & { readonly side: number },
  make: (picture: Sharp, hasAlpha: boolean) => Promise<Made>,
): Promise<Made | undefined> {
  return turns.run(async () => {
    try {
      const { format, hasAlpha, width, height } = await sharp(bytes, {
        limitInputPixels: PIXELS_MAX,
      }).metadata();
      if (!FORMATS.has(format) || width * height > pixelsMost(format)) return undefined;
      const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX })
        .rotate()
        .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
        .toColorspace("srgb")
        .timeout({ seconds });
      return await make(picture, hasAlpha);
    } catch {
      return undefined;
    }
  });
}

/** Other sizes are made of it: what is lost here is lost in all of them. */
const MASTER = { quality: 95, chromaSubsampling: "4:4:4" } as const;
const SHOWN = { quality: 82, mozjpeg: true } as const;

/** Keeps a picture below a folder, under the start of its hash and this name; gives where it lies there. */
export async function keepPicture(
  folder: string,
  { bytes, ending }: NewPicture,
  name: string,
): Promise<string> {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  const file = `${hash}/${name}.${ending}`;
  const path = join(folder, file);
  if (await isThere(path)) return file;
  await mkdir(dirname(path), { recursive: true });
  // Beside first, then renamed: whoever finds it finds it whole.
  const beside = join(dirname(path), `.${randomUUID()}`);
  try {
    await writeFile(beside, bytes, { mode: 0o600 });
    await rename(beside, path);
  } finally {
    await rm(beside, { force: true });
  }
  return file;
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

import { randomUUID } from "node:crypto";
import { mkdir, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { ImageFormat } from "@placket/domain/media/image-request";
import type { ImageWidth } from "@placket/domain/media/image-url";
import sharp, { type Sharp } from "sharp";
import { AtMost } from "./at-most.ts";

/** One picture at one width in one format. */
interface Wish {
  /** Path below the folder of masters; must be checked by `isImagePath`. */
  readonly file: string;
  readonly width: ImageWidth;
  readonly format: ImageFormat;
}

/** Pictures made at once: more would leave the shop no processor. */
const JOBS = 2;
/** A picture of more pixels is not decoded. */
const PIXELS_MAX = 100_000_000;

/** Makes pictures of the wanted width from masters, once each, and keeps them on disk. */
export class MadePictures {
  readonly #masters: string;
  readonly #cache: string;
  readonly #jobs = new AtMost(JOBS);
  readonly #making = new Map<string, Promise<string | undefined>>();

  constructor({ masters, cache }: { readonly masters: string; readonly cache: string }) {
    this.#masters = masters;
    this.#cache = cache;
  }

  /** Path of the made picture; `undefined` when there is no such master, or it is no picture. Askers at the same time share one job. */
  async path(wish: Wish): Promise<string | undefined> {
    const made = join(this.#cache, `w${wish.width}`, `${wish.file}.${wish.format}`);
    const [master, cached] = await Promise.all([this.#master(wish.file), modifiedAt(made)]);
    if (master === undefined) return undefined;
    if (cached !== undefined && cached >= master.modified) return made;
    const underWay = this.#making.get(made);
    if (underWay) return underWay;
    const job = this.#jobs.run(() => make(master.path, made, wish));
    this.#making.set(made, job);
    try {
      return await job;
    } finally {
      this.#making.delete(made);
    }
  }

  /** Path of a master as it came; `undefined` when there is none. */
  async master(file: string): Promise<string | undefined> {
    return (await this.#master(file))?.path;
  }

  /** A link that leads out of the folder is no master. */
  async #master(file: string): Promise<{ path: string; modified: number } | undefined> {
    const path = await realpath(join(this.#masters, file)).catch(() => undefined);
    if (path === undefined) return undefined;
    const way = relative(await realpath(this.#masters), path);
    if (way.startsWith(`..${sep}`) || way === "..") return undefined;
    const modified = await modifiedAt(path);
    return modified === undefined ? undefined : { path, modified };
  }
}

/** `undefined` when there is no such file. */
async function modifiedAt(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found.mtimeMs : undefined;
}

/** Beside first, then renamed: whoever finds a made picture finds it whole. */
async function make(
  master: string,
  made: string,
  { width, format }: Wish,
): Promise<string | undefined> {
  if (!(await isPicture(master))) return undefined;
  await mkdir(dirname(made), { recursive: true });
  const beside = join(dirname(made), `.${randomUUID()}`);
  try {
    const picture = sharp(master, { limitInputPixels: PIXELS_MAX })
      .rotate()
      .resize({ width, withoutEnlargement: true });
    await encoded(picture, format).toFile(beside);
    await rename(beside, made);
    return made;
  } finally {
    await rm(beside, { force: true });
  }
}

async function isPicture(path: string): Promise<boolean> {
  const { width } = await sharp(path, { limitInputPixels: PIXELS_MAX })
    .metadata()
    .catch(() => ({ width: 0 }));
  return width > 0;
}

/** Half the resolution for color, as the other two formats have; below this quality cloth loses its weave. */
const AVIF = { quality: 54, effort: 3, chromaSubsampling: "4:2:0" } as const;

/** Alpha is kept where the format has it; JPEG has none and gets white. */
function encoded(picture: Sharp, format: ImageFormat): Sharp {
  if (format === "avif") return picture.avif(AVIF);
  if (format === "webp") return picture.webp({ quality: 80, alphaQuality: 90, effort: 4 });
  return picture.flatten({ background: "#ffffff" }).jpeg({ quality: 82, mozjpeg: true });
}

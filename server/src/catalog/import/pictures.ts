import { createHash, randomUUID } from "node:crypto";
import { chmod, copyFile, mkdir, readFile, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import sharp from "sharp";

/** A picture in the store: its file below `media/catalog`, and its size in pixels. */
export interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

interface PictureSource {
  /** Where files named in the import lie; without it only pictures the store has already are known. */
  readonly imagesDir?: string | undefined;
  /** The store's pictures: `DATA_DIR/media/catalog`. */
  readonly mediaDir: string;
  /** Look, but copy nothing. */
  readonly dryRun: boolean;
}

/** A picture larger than this is refused before it is decoded. */
const PICTURE_MAX_BYTES = 40 * 1024 * 1024;
const PICTURE_MAX_PIXELS = 100_000_000;
/** Names remembered at once; beyond, the oldest half is forgotten and read again when named again. */
const REMEMBERED = 20_000;

/**
 * Finds pictures by the names in a file and takes them into the store. A picture is kept under its content,
 * `<start of its hash>/<its name>`: the same content is stored once, another content has another address.
 */
export class Pictures {
  /** Names that were passed over because no image folder was given. */
  leftOut = 0;
  readonly #source: PictureSource;
  readonly #known = new Map<string, Result<Picture> | undefined>();

  constructor(source: PictureSource) {
    this.#source = source;
  }

  /** Makes `get` answer for these names. */
  async prepare(names: Iterable<string>): Promise<void> {
    if (this.#known.size > REMEMBERED) this.#forgetHalf();
    const queue = [...new Set(names)].filter((name) => !this.#known.has(name));
    const work = async () => {
      for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
        this.#known.set(name, await this.#find(name));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** `undefined`: pictures are not looked for, the name is passed over. */
  get(name: string): Result<Picture> | undefined {
    return this.#known.get(name);
  }

  async #find(name: string): Promise<Result<Picture> | undefined> {
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(name)) return refuse(problem("import.imageAddress"));
    const stored = await within(this.#source.mediaDir, name);
    const given =
      this.#source.imagesDir === undefined ? undefined : await within(this.#source.imagesDir, name);
    if (stored === OUTSIDE || given === OUTSIDE) return refuse(problem("import.imageOutside"));
    if (stored && (OWN_NAME.test(relativeName(name)) || !given))
      return this.#measure(stored, relativeName(name));
    if (given) return this.#take(given);
    if (this.#source.imagesDir !== undefined) return refuse(problem("import.imageMissing"));
    this.leftOut += 1;
    return undefined;
  }

  async #take(path: string): Promise<Result<Picture>> {
    const { size } = await stat(path);
    if (size > PICTURE_MAX_BYTES) return refuse(problem("import.imageUnreadable"));
    const hash = createHash("sha256")
      .update(await readFile(path))
      .digest("hex")
      .slice(0, 10);
    const file = `${hash}/${safeName(path)}`;
    const picture = await this.#measure(path, file);
    if (picture.ok && !this.#source.dryRun) await copyOnce(path, join(this.#source.mediaDir, file));
    return picture;
  }

  async #measure(path: string, file: string): Promise<Result<Picture>> {
    try {
      const { width, height, format } = await sharp(path, {
        limitInputPixels: PICTURE_MAX_PIXELS,
      }).metadata();
      if (FORMATS.has(format)) return ok({ file, width, height });
      return refuse(problem("import.imageUnreadable"));
    } catch (error) {
      if (error instanceof Error) return refuse(problem("import.imageUnreadable"));
      throw error;
    }
  }

  #forgetHalf(): void {
    for (const name of [...this.#known.keys()].slice(0, REMEMBERED / 2)) this.#known.delete(name);
  }
}

const AT_ONCE = 4;
const OWN_NAME = /^[0-9a-f]{10}\/[^/]+$/;
const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif", "heif", "avif"]);

/** Stands for a name that leads out of its folder. */
const OUTSIDE = Symbol("outside");

/** The real path of a file below the folder; `OUTSIDE` when the name, or a link in it, leads out. */
async function within(folder: string, name: string): Promise<string | typeof OUTSIDE | undefined> {
  const wanted = resolve(folder, relativeName(name));
  if (name.includes("\0") || !isBelow(resolve(folder), wanted)) return OUTSIDE;
  try {
    const [root, real] = await Promise.all([realpath(folder), realpath(wanted)]);
    if (!isBelow(root, real)) return OUTSIDE;
    return (await stat(real)).isFile() ? real : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && resolve(folder, way) === path;
}

/** Magento writes stored paths with a slash in front. */
function relativeName(name: string): string {
  return name.replaceAll("\\", "/").replace(/^\/+/, "");
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOENT" || code === "ENOTDIR" || code === "ENAMETOOLONG";
}

/** A file name that is safe in an address. The suffix that tells the view (sf, sb, d, fl) stays (PDP-24). */
function safeName(path: string): string {
  return basename(path)
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, "-")
    .replace(/^[.-]+/, "")
    .slice(-120);
}

/** Beside first, then renamed: a stored picture is always whole. */
async function copyOnce(from: string, to: string): Promise<void> {
  const isThere = await stat(to).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  await mkdir(dirname(to), { recursive: true });
  const beside = join(dirname(to), `.${randomUUID()}`);
  try {
    await copyFile(from, beside);
    // The copy has the mode of the file it came from.
    await chmod(beside, 0o600);
    await rename(beside, to);
  } finally {
    await rm(beside, { force: true });
  }
}

import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Files that can be made anew at any time: no more than so many are kept, those that were wanted last, and none for long that nobody wants. */
export class KeptFiles {
  readonly #folder: string;
  readonly #most: number;
  readonly #keptMs: number;

  constructor({ folder, most, keptMs }: Keeping) {
    this.#folder = folder;
    this.#most = most;
    this.#keptMs = keptMs;
  }

  /** Path of a kept file, which counts as wanted from now on; `undefined` where it is not kept. */
  async find(name: string, now: Date): Promise<string | undefined> {
    const path = join(this.#folder, name);
    return utimes(path, now, now).then(
      () => path,
      () => undefined,
    );
  }

  /** Beside first, then renamed: whoever finds a file finds it whole. */
  async keep(name: string, bytes: Uint8Array, now: Date): Promise<string> {
    await mkdir(this.#folder, { recursive: true });
    const beside = join(this.#folder, `.${randomUUID()}`);
    const path = join(this.#folder, name);
    try {
      await writeFile(beside, bytes);
      await utimes(beside, now, now);
      await rename(beside, path);
    } finally {
      await rm(beside, { force: true });
    }
    await this.#makeRoom();
    return path;
  }

  /** Takes away what nobody has wanted for so long. */
  async forgetUnwanted(now: Date): Promise<void> {
    const dated = await this.#dated();
    await this.#takeAway(dated.filter(({ wanted }) => wanted + this.#keptMs <= now.getTime()));
  }

  /** Takes away a tenth at once, so that it is seldom looked for what is old. */
  async #makeRoom(): Promise<void> {
    const names = await readdir(this.#folder);
    if (names.length <= this.#most) return;
    const old = (await this.#dated()).toSorted((a, b) => a.wanted - b.wanted);
    await this.#takeAway(old.slice(0, names.length - Math.floor(this.#most * 0.9)));
  }

  /** All that is there, and when it was last wanted. */
  async #dated(): Promise<readonly Dated[]> {
    const names = await readdir(this.#folder).catch(() => []);
    return Promise.all(
      names.map(async (name) => {
        const found = await stat(join(this.#folder, name)).catch(() => undefined);
        return { name, wanted: found?.mtimeMs ?? 0 };
      }),
    );
  }

  async #takeAway(files: readonly Dated[]): Promise<void> {
    await Promise.all(files.map(({ name }) => rm(join(this.#folder, name), { force: true })));
  }
}

interface Keeping {
  readonly folder: string;
  readonly most: number;
  /** How long one is kept that nobody wants. */
  readonly keptMs: number;
}

interface Dated {
  readonly name: string;
  /** In ms since 1970. */
  readonly wanted: number;
}

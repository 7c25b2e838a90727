import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Files that can be made anew at any time: no more than so many are kept, those that were wanted last. */
export class KeptFiles {
  readonly #folder: string;
  readonly #most: number;

  constructor({ folder, most }: { readonly folder: string; readonly most: number }) {
    this.#folder = folder;
    this.#most = most;
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
    await this.#forget();
    return path;
  }

  /** Takes away a tenth at once, so that it is seldom looked for what is old. */
  async #forget(): Promise<void> {
    const names = await readdir(this.#folder);
    if (names.length <= this.#most) return;
    const dated = await Promise.all(
      names.map(async (name) => {
        const found = await stat(join(this.#folder, name)).catch(() => undefined);
        return { name, wanted: found?.mtimeMs ?? 0 };
      }),
    );
    const old = dated.toSorted((a, b) => a.wanted - b.wanted);
    const gone = old.slice(0, names.length - Math.floor(this.#most * 0.9));
    await Promise.all(gone.map(({ name }) => rm(join(this.#folder, name), { force: true })));
  }
}

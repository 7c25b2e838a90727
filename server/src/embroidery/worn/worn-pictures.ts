import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "@placket/domain/durations";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { holding } from "../../held/held.ts";
import { masterOf, pictures, type MadePictures } from "../../media/media.ts";
import {
  openWorkThreads,
  type ThreadLimits,
  type WorkTerms,
  type WorkThreads,
} from "../../threads/work-threads.ts";
import { KeptFiles } from "./kept-files.ts";
import type { Worn, WornView, WornWork } from "./worn-work.ts";

/** A picture that is wanted, under the name of its content. */
interface Wanted {
  readonly name: string;
  readonly file: Worn["file"];
  /** Asked for where it is not drawn yet. */
  readonly worn: () => Promise<Result<WornWork["worn"]>>;
  readonly view: WornView;
  /** In whose line it waits. */
  readonly terms: WorkTerms;
}

/** Garments with what is sewn on them: drawn away from the thread that answers, and kept. */
export const wornPictures = holding<WornPictures>({
  name: "worn pictures",
  from: [pictures],
  open: ({ held, settings }) =>
    new WornPictures({
      masters: held(pictures),
      folder: join(settings.dataDir, "worn-pictures"),
    }),
  close: (open) => open.close(),
});

const LIMITS: ThreadLimits = { mostWaiting: 24, mostMs: 20_000 };
/** A master's pixels lie beside it; what is sewn has some megabytes. */
const MEMORY_MB = 384;
/** Some 30 kB each. */
const KEPT_MOST = 4000;
/** They show names: whose buyer is forgotten is asked for by nobody, and gone after this time. */
const KEPT_MS = 30 * DAY_MS;

class WornPictures {
  readonly #masters: MadePictures;
  readonly #kept: KeptFiles;
  readonly #making = new Map<string, Promise<Result<Uint8Array>>>();
  readonly #thread: WorkThreads<WornWork, Uint8Array> = openWorkThreads({
    module: new URL("worn-worker.ts", import.meta.url),
    memoryMb: MEMORY_MB,
    limits: LIMITS,
    refusals: {
      busy: "embroidery.sewingBusy",
      tookTooLong: { key: "embroidery.sewingTookTooLong", field: "lines" },
    },
  });

  constructor({ masters, folder }: { readonly masters: MadePictures; readonly folder: string }) {
    this.#masters = masters;
    this.#kept = new KeptFiles({ folder, most: KEPT_MOST, keptMs: KEPT_MS });
  }

  /** A JPEG; refused where the garment's picture is gone, and while too many wait. Askers at the same time share one drawing. */
  async picture(wanted: Wanted, now: Date): Promise<Result<Uint8Array>> {
    const kept = await this.kept(wanted, now);
    if (kept !== undefined) return ok(kept);
    const underWay = this.#making.get(fileOf(wanted));
    if (underWay) return underWay;
    const making = this.#make(wanted, now);
    this.#making.set(fileOf(wanted), making);
    try {
      return await making;
    } finally {
      this.#making.delete(fileOf(wanted));
    }
  }

  async #make(wanted: Wanted, now: Date): Promise<Result<Uint8Array>> {
    const { file, view, terms } = wanted;
    const master = file === null ? null : await masterOf(this.#masters, file);
    if (master === undefined) return refuse(problem("access.noSuchRoute"));
    const worn = await wanted.worn();
    if (!worn.ok) return worn;
    const drawn = await this.#thread.make({ worn: worn.value, master, view }, terms);
    if (drawn.ok) await this.#kept.keep(fileOf(wanted), drawn.value, now);
    return drawn;
  }

  /** Takes away those that nobody has asked for a month. */
  forgetUnwanted(now: Date): Promise<void> {
    return this.#kept.forgetUnwanted(now);
  }

  /** A picture that was drawn before, by its name; `undefined` where it is not kept. */
  async kept(wanted: Pick<Wanted, "name" | "view">, now: Date): Promise<Uint8Array | undefined> {
    const kept = await this.#kept.find(fileOf(wanted), now);
    return kept === undefined ? undefined : readFile(kept);
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}

const fileOf = ({ name, view }: Pick<Wanted, "name" | "view">) => `${name}-${view}.jpg`;

import { AsyncLocalStorage } from "node:async_hooks";
import type { Db } from "../db/database.ts";
import { selectHeldVersions } from "./held.sql.ts";
import type { Held, Holding } from "./held.ts";
import type { ProcessParts } from "./holdings.ts";
import { heldIn, openAll, type Values } from "./values.ts";

/** Keeps what is held up to date. */
interface Keeper {
  readonly held: Held;
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** What is held when the keeper begins, and the versions that were read before it was. */
interface Start {
  readonly holds: readonly Holding<unknown>[];
  readonly values: Values;
  readonly versions: ReadonlyMap<string, number>;
}

/** Spoken on by the triggers of migration 0009; the payload is the holding's name. */
const CHANNEL = "held";
/** Changes that come within this time are read together, in ms. */
const GATHER_MS = 20;
/** After a failure the next try comes this much later, in ms. */
const RETRY_MS = 5_000;

/** Follows the database's notifications, and what the holdings themselves watch. */
export async function createKeeper(parts: ProcessParts, start: Start): Promise<Keeper> {
  const keeper = new FollowingKeeper(parts, start);
  await keeper.follow();
  return keeper;
}

class FollowingKeeper implements Keeper {
  readonly #parts: ProcessParts;
  readonly #holds: readonly Holding<unknown>[];
  // Notifications may arrive inside somebody's transaction: work runs outside of it.
  readonly #inOwnContext = AsyncLocalStorage.snapshot();
  readonly #stops: (() => void | Promise<void>)[] = [];
  /** To be opened anew whatever the database says: a file changed, or it could not be opened last time. */
  readonly #touched = new Set<Holding<unknown>>();
  #values: Values;
  #held: Held;
  #versions: ReadonlyMap<string, number>;
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(parts: ProcessParts, { holds, values, versions }: Start) {
    this.#parts = parts;
    this.#holds = holds;
    this.#values = values;
    this.#versions = versions;
    this.#held = heldIn(values);
  }

  get held(): Held {
    return this.#held;
  }

  async follow(): Promise<void> {
    const { database } = this.#parts;
    // Also heard, with an empty payload, after a lost session came back: the versions tell what was missed.
    this.#stops.push(await database.listen(CHANNEL, () => this.#lookIn(GATHER_MS)));
    for (const one of this.#holds) {
      const touched = () => {
        this.#touched.add(one);
        this.#lookIn(GATHER_MS);
      };
      const stop = one.watch?.({ ...this.#parts, db: database.db, held: this.#held }, touched);
      if (stop) this.#stops.push(stop);
    }
    // What changed between the first reading and the subscription was not heard.
    await this.settled();
  }

  settled(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#work = this.#work.then(() => this.#inOwnContext(() => this.#look()));
    return this.#work;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const stop of this.#stops) await stop();
    await this.#work;
  }

  #lookIn(ms: number): void {
    if (this.#isClosed) return;
    // A change does not wait for the next try after a failure.
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.settled(), ms).unref();
  }

  /** Opens anew what has changed; what cannot be opened stays as it was, keeps no other back, and is tried again. */
  async #look(): Promise<void> {
    if (this.#isClosed) return;
    const touched = [...this.#touched];
    this.#touched.clear();
    try {
      // One state of the database for all that is read.
      const reading = this.#parts.database.db.transaction().setIsolationLevel("repeatable read");
      await reading.execute(async (db) => {
        const versions = await selectHeldVersions(db);
        const changed = this.#changedBy(versions, touched);
        if (changed.length > 0) await this.#openAnew(db, changed);
        this.#versions = versions;
      });
    } catch (error) {
      for (const one of touched) this.#touched.add(one);
      this.#failed(error, "all");
    }
  }

  #changedBy(
    versions: ReadonlyMap<string, number>,
    touched: readonly Holding<unknown>[],
  ): readonly Holding<unknown>[] {
    const changed = new Set(touched);
    for (const one of this.#holds) {
      const isRaised = versions.get(one.name) !== this.#versions.get(one.name);
      if (one.followsDatabase && isRaised) changed.add(one);
    }
    return withDependents(changed, this.#holds);
  }

  async #openAnew(db: Db, changed: readonly Holding<unknown>[]): Promise<void> {
    const before = this.#values;
    this.#values = await openAll(changed, before, async (one, held) => {
      try {
        return await one.open({ ...this.#parts, db, held });
      } catch (error) {
        this.#touched.add(one);
        this.#failed(error, one.name);
        return before.get(one);
      }
    });
    this.#held = heldIn(this.#values);
  }

  #failed(cause: unknown, what: string): void {
    if (this.#isClosed) return;
    this.#parts.log.error(
      { what, cause },
      "what the process holds could not be read anew: the old state stays",
    );
    this.#lookIn(RETRY_MS);
  }
}

/** What has changed, and all that is made of it. */
function withDependents(
  changed: ReadonlySet<Holding<unknown>>,
  holds: readonly Holding<unknown>[],
): readonly Holding<unknown>[] {
  const all = new Set(changed);
  for (let size = 0; size !== all.size;) {
    size = all.size;
    for (const one of holds) if (one.from?.some((before) => all.has(before))) all.add(one);
  }
  return [...all];
}

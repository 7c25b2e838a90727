import { AsyncLocalStorage } from "node:async_hooks";
import { DatabaseAway } from "../../db/database-away.ts";
import type { ReadModel, ReadModelOptions } from "../read-model.ts";
import { buildSnapshot } from "./build.ts";
import { ownersOf } from "./catalog-base.ts";
import { debounce } from "./debounce.ts";
import { loadProducts } from "./loading/load.ts";
import { CatalogMovedError } from "./loading/rows-builder.ts";
import { selectStock } from "./loading/stock.sql.ts";
import { readNotice } from "./notice.ts";
import { createPacer, monotonicMs } from "./pacer.ts";
import { CannotPatch } from "./patch/cannot-patch.ts";
import { NONE, rowOf } from "./rows/product-rows.ts";
import type { Snapshot } from "./snapshot.ts";

const ATTEMPTS = 5;
/** While changes keep coming, as during an import, half of the time at most goes into rebuilding. */
const LONGEST_WAIT_MS = 30_000;
/** Changes of a few products that come within this time are read together. */
const GATHER_MS = 20;
/** The wait before the next try: while the database is away, and after anything else. */
const AWAY_MS = 500;
const RETRY_MS = 2_000;
/** Prices that change by the clock are made this much ahead. */
const AHEAD_MS = 60_000;
/** What a timer holds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** More changed products than this are not written one by one: all is read anew. */
const MOST_PATCHED = 300;

type Work = "catalogue" | "products" | "stock" | "rules" | "prices";

/** The catalogue in memory that follows what the database tells. */
export class FollowingReadModel implements ReadModel {
  readonly #options: ReadModelOptions;
  readonly #stop: () => Promise<void>;
  readonly #listeners: (() => void)[] = [];
  // Notifications may arrive inside somebody's transaction: work runs outside of it.
  readonly #inOwnContext = AsyncLocalStorage.snapshot();
  readonly #rebuildSoon = debounce(
    () => this.#start("catalogue", this.#rebuilding, () => this.#rebuild()),
    () => Math.max(this.#gatherMs(50), Math.min(this.#buildMs, LONGEST_WAIT_MS)),
  );
  readonly #patchSoon = debounce(
    () => {
      this.#start("stock", this.#patching, () => this.#readStock());
      this.#start("products", this.#patching, () => this.#readProducts());
      this.#start("rules", this.#patching, () => this.#readRules());
    },
    () => this.#gatherMs(GATHER_MS),
  );
  /** One piece of work after the other in each; small changes do not wait for a reading of all. */
  readonly #rebuilding = { last: Promise.resolve() };
  readonly #patching = { last: Promise.resolve() };
  readonly #heard = { products: new Set<number>(), stock: new Set<number>() };
  #areRulesHeard = false;
  #ahead: NodeJS.Timeout | undefined;
  /** Written into the old catalogue while the next one is being read, which may have missed it. */
  #meanwhile:
    | { readonly products: Set<number>; readonly stock: Set<number>; rules: boolean }
    | undefined;
  #snapshot: Snapshot;
  #buildMs = 0;
  #isClosed = false;

  private constructor(options: ReadModelOptions, snapshot: Snapshot, stop: () => Promise<void>) {
    this.#options = options;
    this.#snapshot = snapshot;
    this.#stop = stop;
    this.#wakeAhead(options.now());
  }

  static async open(
    options: ReadModelOptions,
    stop: () => Promise<void>,
  ): Promise<FollowingReadModel> {
    return new FollowingReadModel(options, await build(options), stop);
  }

  current(): Snapshot {
    return this.#snapshot;
  }

  onSwap(listener: () => void): void {
    this.#listeners.push(listener);
  }

  refresh(): Promise<void> {
    return this.#enqueue(this.#rebuilding, () => this.#rebuild());
  }

  async settled(): Promise<void> {
    // Each may leave work to the other.
    do {
      this.#rebuildSoon.flush();
      this.#patchSoon.flush();
      await Promise.all([this.#rebuilding.last, this.#patching.last]);
    } while (this.#rebuildSoon.isWanted || this.#patchSoon.isWanted);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#rebuildSoon.cancel();
    this.#patchSoon.cancel();
    clearTimeout(this.#ahead);
    await this.#stop();
    await Promise.all([this.#rebuilding.last, this.#patching.last]);
  }

  /** Takes in what the database tells. */
  hear(payload: string): void {
    const notice = readNotice(payload);
    this.#inOwnContext(() => {
      if (notice.of === "everything") this.#rebuildSoon.touch();
      else if (notice.of === "rules") this.#noteRules();
      else this.#note(notice.of, notice.ids);
    });
  }

  #note(of: "products" | "stock", ids: Iterable<number>): void {
    for (const id of ids) this.#heard[of].add(id);
    if (this.#heard[of].size > 0) this.#patchSoon.touch();
  }

  #noteRules(): void {
    this.#areRulesHeard = true;
    this.#patchSoon.touch();
  }

  /** Wakes before the next change after an instant, but not before that instant has come. */
  #wakeAhead(after: Date): void {
    clearTimeout(this.#ahead);
    const next = this.#snapshot.prices.nextChange(after);
    if (!next || this.#isClosed) return;
    const now = this.#options.now().getTime();
    const from = Math.max(next.getTime() - AHEAD_MS, after.getTime());
    const wait = Math.min(Math.max(0, from - now), LONGEST_TIMER_MS);
    const isEarly = from - now > LONGEST_TIMER_MS;
    const wake = () =>
      isEarly
        ? this.#wakeAhead(after)
        : this.#start("prices", this.#patching, async () => {
            await this.#snapshot.prices.prepareAt(next, createPacer());
            this.#wakeAhead(next);
          });
    this.#ahead = setTimeout(wake, wait).unref();
  }

  #gatherMs(usual: number): number {
    return this.#options.debounceMs ?? usual;
  }

  #start(what: Work, chain: { last: Promise<void> }, work: () => Promise<void>): void {
    void this.#enqueue(chain, work).catch((error: unknown) => {
      if (this.#isClosed) return;
      this.#options.log.error(
        { what, cause: error },
        "the catalogue could not be read anew: the old one stays until the next try",
      );
      // What was heard is not forgotten.
      if (what === "prices") return;
      const again = () => (what === "catalogue" ? this.#rebuildSoon : this.#patchSoon).touch();
      setTimeout(again, error instanceof DatabaseAway ? AWAY_MS : RETRY_MS).unref();
    });
  }

  /** A failed piece of work leaves the catalogue as it is. */
  #enqueue(chain: { last: Promise<void> }, work: () => Promise<void>): Promise<void> {
    const next = chain.last.then(() =>
      this.#inOwnContext(() => (this.#isClosed ? undefined : work())),
    );
    chain.last = next.catch(() => undefined);
    return next;
  }

  async #rebuild(): Promise<void> {
    const started = monotonicMs();
    const meanwhile = { products: new Set<number>(), stock: new Set<number>(), rules: false };
    this.#meanwhile = meanwhile;
    try {
      this.#snapshot = await build(this.#options);
    } finally {
      this.#meanwhile = undefined;
    }
    this.#buildMs = monotonicMs() - started;
    for (const listener of this.#listeners) listener();
    this.#wakeAhead(this.#options.now());
    this.#note("products", meanwhile.products);
    this.#note("stock", meanwhile.stock);
    if (meanwhile.rules) this.#noteRules();
  }

  async #readStock(): Promise<void> {
    await this.#read("stock", async (ids) => {
      const stock = await selectStock(this.#options.database.db, ids);
      return (snapshot) => snapshot.applyStock(stock);
    });
  }

  async #readProducts(): Promise<void> {
    if (this.#heard.products.size > MOST_PATCHED) {
      this.#heard.products.clear();
      this.#rebuildSoon.touch();
      return;
    }
    await this.#read("products", async (ids, { base }) => {
      const { rows, families } = base;
      const known = ids.map((id) => rowOf(rows, id)).filter((row) => row !== NONE);
      // What a family costs is what its variants do, and these may stand in bundles.
      const family = known.flatMap((row) => [row, ...families.childrenOf(row)]);
      const heads = family.flatMap((row) => ownersOf(base, row)).map((row) => rows.ids[row]!);
      // One state of the database for all that is read.
      const reading = this.#options.database.db
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only");
      const all = [...new Set([...ids, ...heads])];
      const loaded = await reading.execute((db) => loadProducts(db, base, all));
      return (snapshot) =>
        this.#patch(() => snapshot.applyProducts(loaded, ids, this.#options.now()));
    });
  }

  async #readRules(): Promise<void> {
    if (!this.#areRulesHeard) return;
    const snapshot = this.#snapshot;
    this.#areRulesHeard = false;
    try {
      const rules = await this.#options.readRules(this.#options.database.db);
      const when = { now: this.#options.now(), pacer: createPacer() };
      const hold = await snapshot.prepareRules(rules, when);
      if (this.#meanwhile) this.#meanwhile.rules = true;
      if (this.#snapshot === snapshot) hold();
      else this.#noteRules();
      this.#wakeAhead(this.#options.now());
    } catch (error) {
      this.#areRulesHeard = true;
      throw error;
    }
  }

  /** Reads what was heard of and writes it; what cannot be read stays to be read. */
  async #read(
    of: "products" | "stock",
    read: (ids: readonly number[], snapshot: Snapshot) => Promise<(into: Snapshot) => void>,
  ): Promise<void> {
    const ids = [...this.#heard[of]];
    if (ids.length === 0) return;
    const snapshot = this.#snapshot;
    this.#heard[of].clear();
    try {
      const write = await read(ids, snapshot);
      for (const id of ids) this.#meanwhile?.[of].add(id);
      // Another catalogue stands by now, which may be older than what was read or newer.
      if (this.#snapshot === snapshot) write(snapshot);
      else this.#note(of, ids);
    } catch (error) {
      for (const id of ids) this.#heard[of].add(id);
      throw error;
    }
  }

  /** What cannot be written is read anew with all the rest, and so is what was written by half. */
  #patch(write: () => void): void {
    try {
      write();
      this.#wakeAhead(this.#options.now());
    } catch (error) {
      if (!(error instanceof CannotPatch)) {
        this.#options.log.error(
          { what: "products", cause: error },
          "changed products could not be written into the catalogue: all of it is read anew",
        );
      }
      this.#rebuildSoon.touch();
    }
  }
}

/** Builds again when products appeared meanwhile; every other change is heard and read afterwards. */
async function build({ database, now, readRules }: ReadModelOptions): Promise<Snapshot> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await buildSnapshot({ db: database.db, readRules, now: now() }, createPacer());
    } catch (error) {
      if (!(error instanceof CatalogMovedError) || attempt >= ATTEMPTS) throw error;
    }
  }
}

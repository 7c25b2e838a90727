import { AsyncLocalStorage } from "node:async_hooks";
import { type RawBuilder, sql } from "kysely";
import type { Database, Db } from "../db/database.ts";
import { notifyThrough } from "../db/notify.ts";
import type { Log } from "../http/log.ts";
import { buildSnapshot } from "./read-model/build.ts";
import { debounce } from "./read-model/debounce.ts";
import { raiseCatalogVersion, selectCatalogVersion } from "./read-model/directory.sql.ts";
import { createPacer, monotonicMs } from "./read-model/pacer.ts";
import { CatalogMovedError } from "./read-model/rows-builder.ts";
import type { Snapshot } from "./read-model/snapshot.ts";
import { selectStock } from "./read-model/stock.sql.ts";

/** The door to the catalogue in memory. */
export interface ReadModel {
  /** The catalogue as of the last finished build; a use-case takes it once and keeps it. */
  current(): Snapshot;
  /** Reads Postgres anew when the catalogue's version has moved, or always when `force` is set. */
  refresh(force?: boolean): Promise<void>;
  /** Resolves when everything heard so far is in `current()`. */
  settled(): Promise<void>;
  /** Called after every swap and every change of stock. */
  onChange(listener: () => void): void;
  /** Stops following the database. */
  close(): Promise<void>;
}

export interface ReadModelOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: Log;
  /** Changes that come within this time are read together, in ms. */
  readonly debounceMs?: number;
}

const CHANNEL = "catalog";
const STOCK = "stock:";
/** NOTIFY carries at most 8,000 bytes. */
const IDS_PER_NOTICE = 700;
const ATTEMPTS = 5;
/** While changes keep coming, as during an import, half of the time at most goes into rebuilding. */
const LONGEST_WAIT_MS = 30_000;
/** Ids are 32-bit numbers. */
const MAX_ID = 2_147_483_647;

/** Tells every process that the catalogue changed: call it in the transaction that changes it. */
export async function catalogChanged(within: Db): Promise<void> {
  await raiseCatalogVersion(within);
  await notifyThrough(within, CHANNEL);
}

/** Tells every process that only stock changed; much cheaper than `catalogChanged`. */
export async function stockChanged(within: Db, productIds: readonly number[]): Promise<void> {
  await sql`SELECT ${tellStockChanged(productIds)}`.execute(within);
}

/** The same as a column of the statement that changes the stock. */
export function tellStockChanged(productIds: readonly number[]): RawBuilder<unknown> {
  const notices: string[] = [];
  for (let from = 0; from < productIds.length; from += IDS_PER_NOTICE) {
    notices.push(STOCK + productIds.slice(from, from + IDS_PER_NOTICE).join(","));
  }
  return sql`(SELECT count(pg_notify(${CHANNEL}, notice)) FROM unnest(${notices}::text[]) AS notice)`;
}

/** Builds the catalogue in memory and follows the database's notifications. */
export async function createReadModel(options: ReadModelOptions): Promise<ReadModel> {
  const model = new FollowingReadModel(options, await build(options));
  await model.follow();
  return model;
}

class FollowingReadModel implements ReadModel {
  readonly #options: ReadModelOptions;
  readonly #listeners: (() => void)[] = [];
  // Notifications may arrive inside somebody's transaction: work runs outside of it.
  readonly #inOwnContext = AsyncLocalStorage.snapshot();
  #snapshot: Snapshot;
  readonly #rebuildSoon = debounce(
    () => this.#start(() => this.#rebuild()),
    () => Math.max(this.#debounceMs(), Math.min(this.#buildMs, LONGEST_WAIT_MS)),
  );
  readonly #readStockSoon = debounce(
    () => this.#start(() => this.#readStock()),
    () => this.#debounceMs(),
  );
  readonly #stockIds = new Set<number>();
  #buildMs = 0;
  #work: Promise<void> = Promise.resolve();
  #stop: (() => Promise<void>) | undefined;
  #isClosed = false;

  constructor(options: ReadModelOptions, snapshot: Snapshot) {
    this.#options = options;
    this.#snapshot = snapshot;
  }

  current(): Snapshot {
    return this.#snapshot;
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async follow(): Promise<void> {
    this.#stop = await this.#options.database.listen(CHANNEL, (payload) => this.#hear(payload));
    // What changed between the first build and the subscription was not heard.
    await this.refresh();
  }

  refresh(force = false): Promise<void> {
    return this.#enqueue(async () => {
      const version = await selectCatalogVersion(this.#options.database.db);
      if (force || version !== this.#snapshot.version) await this.#rebuild();
    });
  }

  async settled(): Promise<void> {
    this.#rebuildSoon.flush();
    this.#readStockSoon.flush();
    await this.#work;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#rebuildSoon.cancel();
    this.#readStockSoon.cancel();
    await this.#stop?.();
    await this.#work;
  }

  #debounceMs(): number {
    return this.#options.debounceMs ?? 50;
  }

  #hear(payload: string): void {
    this.#inOwnContext(() => {
      if (!payload.startsWith(STOCK)) return this.#rebuildSoon.touch();
      for (const id of payload.slice(STOCK.length).split(",")) this.#stockIds.add(Number(id));
      this.#readStockSoon.touch();
    });
  }

  #start(work: () => Promise<void>): void {
    void this.#enqueue(work).catch((error: unknown) => {
      this.#options.log.error({ error: String(error) }, "The catalogue could not be read anew.");
    });
  }

  /** One piece of work after the other; a failed one leaves the old catalogue in place. */
  #enqueue(work: () => Promise<void>): Promise<void> {
    const next = this.#work.then(() =>
      this.#inOwnContext(() => (this.#isClosed ? undefined : work())),
    );
    this.#work = next.catch(() => undefined);
    return next;
  }

  async #rebuild(): Promise<void> {
    const started = monotonicMs();
    this.#snapshot = await build(this.#options);
    this.#buildMs = monotonicMs() - started;
    for (const listener of this.#listeners) listener();
  }

  async #readStock(): Promise<void> {
    const whole = [...this.#stockIds].filter(
      (id) => Number.isInteger(id) && id > 0 && id <= MAX_ID,
    );
    this.#stockIds.clear();
    if (whole.length === 0) return;
    this.#snapshot.applyStock(await selectStock(this.#options.database.db, whole));
    for (const listener of this.#listeners) listener();
  }
}

/** Builds again when products appeared meanwhile; every other change is heard and read afterwards. */
async function build({ database, now }: ReadModelOptions): Promise<Snapshot> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await buildSnapshot(database, createPacer(), now());
    } catch (error) {
      if (!(error instanceof CatalogMovedError) || attempt >= ATTEMPTS) throw error;
    }
  }
}

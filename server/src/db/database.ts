import type { Kysely } from "kysely";
import { openEmbedded } from "./embedded-database.ts";
import { openServer } from "./server-database.ts";
import type { Tables } from "./tables.gen.ts";

/** Typed SQL over the tables; within a transaction, that transaction. */
export type Db = Kysely<Tables>;

/** The store's Postgres: a child of its own process, or a server elsewhere. */
export interface Database {
  readonly db: Db;
  readonly kind: "embedded" | "server";
  /**
   * Calls `handler` for each notification on `channel`, and with `""` after a lost connection came back:
   * something may have been missed. Gives the function that stops it.
   */
  readonly listen: (
    channel: string,
    handler: (payload: string) => void,
  ) => Promise<() => Promise<void>>;
  /** Notifies; `within` a transaction the listeners hear it at its commit. */
  readonly notify: (channel: string, payload?: string, within?: Db) => Promise<void>;
  /** Throws when the database does not answer. */
  readonly ping: () => Promise<void>;
  /** Waits for running queries, then closes. May be called twice. */
  readonly close: () => Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** Sessions kept. */
  readonly poolSize?: number | undefined;
  /** Uses the embedded Postgres of the store that runs on `dataDir`, if one does: for commands beside it. */
  readonly joins?: boolean;
  /** Called once there is nothing to do but to wait until the database answers. */
  readonly onWaiting?: (() => void) | undefined;
  /** Called when the embedded Postgres has ended and cannot be started again. */
  readonly onFailure?: (reason: string) => void;
  /** `false` where nobody misses the data: it may be lost when the power fails. */
  readonly isDurable?: boolean;
}

interface DatabaseOptions extends EmbeddedOptions {
  /** An outside Postgres (15 or newer); without it the embedded one opens `dataDir`. */
  readonly databaseUrl?: string | undefined;
}

/** Opens the store's database. Throws a StartRefusal with one clear line when it cannot. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, poolSize, onWaiting } = options;
  if (databaseUrl === undefined) return openEmbedded(options);
  const opening = openServer(databaseUrl, { poolSize, kind: "server" });
  onWaiting?.();
  return opening;
}

import type { Kysely } from "kysely";
import type { Tables } from "./tables.gen.ts";

/** Typed SQL over the tables; within a transaction, that transaction. */
export type Db = Kysely<Tables>;

/** The store's Postgres, embedded or on a server. Both read and write values alike. */
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

export interface DatabaseOptions {
  /** An outside Postgres (15 or newer); without it the embedded engine opens `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** Sessions kept with an outside Postgres. */
  readonly poolSize?: number;
  /** Called when the embedded engine breaks: nothing but a new start helps. A server is dialed again instead. */
  readonly onFailure?: (reason: string) => void;
}

/** Opens the store's database. Throws a StartRefusal with one clear line when it cannot. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl !== undefined) {
    const { openServer } = await import("./server-database.ts");
    return openServer(options.databaseUrl, options.poolSize);
  }
  const { openEmbedded } = await import("./embedded-database.ts");
  return openEmbedded(options.dataDir, options.onFailure);
}

import type { Database, Db } from "../db/database.ts";
import type { Log } from "../http/log.ts";
import type { Settings } from "../settings.ts";

/**
 * Something that one process keeps for all its calls: a table read from the database, the catalogue's
 * index, a provider. The room that owns it declares it once and names it in its `*.room.ts`; whoever may
 * import that room asks for it by this very constant, `ctx.held(taxes)`.
 */
export interface Holding<Value> {
  readonly name: string;
  /** What it is made of besides the database: opened before it, and it is opened anew after them. */
  readonly from?: readonly Holding<unknown>[];
  /**
   * Whether it is opened anew when its row of `held_version` rises; triggers on its tables raise it
   * (migration 0009). What is opened once, a provider, has none.
   */
  readonly followsDatabase?: boolean;
  /** Makes it: once in a process, or after every change of what it is made of. */
  open(parts: OpeningParts): Value | Promise<Value>;
  /** Looks for changes outside of the database and gives the function that stops looking. */
  watch?(parts: OpeningParts, changed: () => void): () => void;
  close?(value: Value): void | Promise<void>;
}

/** Gives what a holding holds. */
export type Held = <Value>(holding: Holding<Value>) => Value;

/** What a holding may be made of. */
export interface OpeningParts {
  readonly database: Database;
  /** Where a table is read: what is read anew together is read in one transaction. */
  readonly db: Db;
  readonly settings: Settings;
  readonly now: () => Date;
  readonly log: Log;
  /** What it named under `from`. */
  readonly held: Held;
}

/** Declares what a room holds. */
export function holding<Value>(declared: Holding<Value>): Holding<Value> {
  return declared;
}

/** Another thing in a holding's place: tests put their own provider where the real one stands. */
export interface Instead {
  readonly holding: Holding<unknown>;
  readonly value: unknown;
}

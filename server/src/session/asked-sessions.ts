import DataLoader from "dataloader";
import type { Db } from "../db/database.ts";
import { selectSessions, type SessionRow } from "./session.sql.ts";

/**
 * The session of a token's hash, as the database has it now. Calls that come in the same turn of the process are
 * asked for in one statement: a statement costs more than what it asks.
 */
export function askedSession(db: Db, tokenHash: string): Promise<SessionRow | undefined> {
  let asked = asking.get(db);
  if (!asked) asking.set(db, (asked = loaderFor(db)));
  return asked.load(tokenHash);
}

const asking = new WeakMap<Db, DataLoader<string, SessionRow | undefined>>();

const loaderFor = (db: Db) =>
  new DataLoader<string, SessionRow | undefined>(
    async (hashes) => {
      const found = await selectSessions(db, hashes);
      return hashes.map((hash) => found.get(hash));
    },
    // Nothing is kept: a session that is ended is over for the next call.
    { cache: false, batchScheduleFn: (ask) => void setImmediate(ask), maxBatchSize: 100 },
  );

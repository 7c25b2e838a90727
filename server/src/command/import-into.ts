import { once } from "node:events";
import { PassThrough } from "node:stream";
import { problem, refuse, type Result } from "@placket/domain/problem";
import { sql } from "kysely";
import { importCatalog } from "../catalog/import/import-catalog.ts";
import type { ImportReport, Listener } from "../catalog/import/report.ts";
import { systemClock } from "../context.ts";
import type { Database, Db } from "../db/database.ts";
import { type ImportEvent, type ImportOrder, refusedEvent } from "./import-order.ts";

/** Imports into an open database and says how it goes; stores that run on it hear of each batch. */
export async function* importInto(
  database: Database,
  dataDir: string,
  order: ImportOrder,
): AsyncGenerator<ImportEvent> {
  const events = new PassThrough({ objectMode: true });
  const say = (event: ImportEvent) => void events.write(event);
  const listener: Listener = {
    progress: (progress) => say({ kind: "progress", progress }),
    rejected: (rejection) => say({ kind: "rejected", rejection }),
  };
  const run = alone(database.db, () =>
    importCatalog(database.db, { ...order, dataDir, now: systemClock, listener }),
  ).then(
    (report) => {
      say(report.ok ? { kind: "done", report: report.value } : refusedEvent(report.problems));
      events.end();
    },
    (error: unknown) => events.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  yield* events as AsyncIterable<ImportEvent>;
  await run;
  if (!events.closed) await once(events, "close");
}

/** Any constant will do, as long as it stays. */
const LOCK = 7_225_540;

/** Runs one import at a time on a database: a session of its own holds the lock until it is done. */
async function alone(
  db: Db,
  run: () => Promise<Result<ImportReport>>,
): Promise<Result<ImportReport>> {
  return db.connection().execute(async (session) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_lock(${LOCK}) as mine`.execute(session);
    if (rows[0]?.mine !== true) return refuse(problem("import.busy"));
    try {
      return await run();
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(session);
    }
  });
}

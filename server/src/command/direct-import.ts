import { once } from "node:events";
import { PassThrough } from "node:stream";
import { importCatalog } from "../catalog/import/import-catalog.ts";
import { systemClock } from "../context.ts";
import type { Database } from "../db/database.ts";
import { type ImportEvent, type ImportOrder, refusedEvent } from "./import-order.ts";

/** Imports into a database that this process has opened, and says what a running store would say. */
export async function* importInto(
  database: Database,
  dataDir: string,
  order: ImportOrder,
): AsyncGenerator<ImportEvent> {
  const events = new PassThrough({ objectMode: true });
  const say = (event: ImportEvent) => void events.write(event);
  const listener = {
    progress: (progress: Extract<ImportEvent, { kind: "progress" }>["progress"]) =>
      say({ kind: "progress", progress }),
    rejected: (rejection: Extract<ImportEvent, { kind: "rejected" }>["rejection"]) =>
      say({ kind: "rejected", rejection }),
  };
  const run = importCatalog(database.db, { ...order, dataDir, now: systemClock, listener }).then(
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

import { openDatabase } from "../db/database.ts";
import { migrate, readMigrations } from "../db/migrate.ts";
import { makeFilesPrivate } from "../db/private-files.ts";
import { ensureStore } from "../seed/bare-store.ts";
import type { Settings } from "../settings.ts";
import { importInto } from "./import-into.ts";
import type { ImportEvent, ImportOrder } from "./import-order.ts";
import { progressDisplay } from "./progress-display.ts";
import { RejectedFile } from "./rejected-file.ts";
import { rejectionTable, reportTable } from "./report-table.ts";

/** Rejections that are printed; all of them are in the file beside. */
const PRINTED = 20;

/**
 * Runs an import and prints what came of it. Gives the exit code: 0 when every row is in the store, 1 when
 * something was rejected. @throws StartRefusal when the database cannot be opened.
 */
export async function runImport(order: ImportOrder, settings: Settings): Promise<number> {
  makeFilesPrivate();
  const rejected = new RejectedFile(order.file);
  const display = progressDisplay(process.stdout);
  const printed: Extract<ImportEvent, { kind: "rejected" }>["rejection"][] = [];
  let code = 1;
  for await (const event of importEvents(order, settings)) {
    if (event.kind === "progress") display.show(event.progress);
    if (event.kind === "rejected") {
      rejected.add(event.rejection);
      if (printed.length < PRINTED) printed.push(event.rejection);
    }
    if (event.kind === "refused") {
      display.end();
      console.error(event.reason);
    }
    if (event.kind === "done") {
      display.end();
      console.log(reportTable(event.report));
      code = event.report.rejected > 0 ? 1 : 0;
    }
  }
  const file = await rejected.close();
  if (printed.length > 0) console.log(`\n${rejectionTable(printed)}`);
  if (file !== undefined) console.log(`\nAll rejected rows: ${file}`);
  return code;
}

/** A database that nobody has filled gets a website and a store view first, for the rows to belong to. */
async function* importEvents(order: ImportOrder, settings: Settings): AsyncGenerator<ImportEvent> {
  const { databaseUrl, dataDir } = settings;
  const database = await openDatabase({ databaseUrl, dataDir, joins: true, poolSize: 3 });
  try {
    await migrate(database.db, await readMigrations());
    await ensureStore(database.db);
    yield* importInto(database, dataDir, order);
  } finally {
    await database.close();
  }
}

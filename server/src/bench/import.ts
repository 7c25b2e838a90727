import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { importCatalog } from "../catalog/import/import-catalog.ts";
import { openDatabase, type Database } from "../db/database.ts";
import { migrate, readMigrations } from "../db/migrate.ts";
import { newDatabase } from "./bench-database.ts";
import { writeProductFile } from "./product-file.ts";

const VARIANTS = 16_000;

/** Imports a generated file twice into an empty database and prints how long it took, and the highest heap. */
export async function measureImport(): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), "placket-bench-"));
  const created = await newDatabase();
  const database = await openDatabase({
    databaseUrl: created?.url,
    dataDir: join(dir, "data"),
  });
  try {
    await prepare(database);
    const file = join(dir, "products.csv");
    const rows = await writeProductFile(file, VARIANTS);
    console.log(`\n## import of ${rows} rows without pictures, ${database.kind} Postgres\n`);
    for (const run of ["first run", "second run, nothing changed"]) {
      console.log(`${run}: ${await timed(database, { file, dataDir: join(dir, "data") })}`);
    }
  } finally {
    await database.close();
    await created?.drop();
    await rm(dir, { recursive: true, force: true });
  }
}

async function prepare({ db }: Database): Promise<void> {
  await migrate(db, await readMigrations());
  await db.insertInto("website").values({ code: "base", name: "Bench", currency: "USD" }).execute();
}

async function timed(
  { db }: Database,
  { file, dataDir }: { file: string; dataDir: string },
): Promise<string> {
  let peak = 0;
  const progress = () => {
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  };
  const start = performance.now();
  const report = await importCatalog(db, {
    file,
    dataDir,
    now: () => new Date(),
    listener: { progress },
  });
  const seconds = (performance.now() - start) / 1000;
  if (!report.ok) throw new Error(`The import refused: ${JSON.stringify(report.problems)}`);
  const { created, updated, unchanged, rejected } = report.value;
  return (
    `${seconds.toFixed(2)} s, highest heap ${(peak / 1e6).toFixed(0)} MB (created ${created}, ` +
    `updated ${updated}, unchanged ${unchanged}, rejected ${rejected})`
  );
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { openDatabase } from "../../../db/database.ts";
import { migrate, readMigrations } from "../../../db/migrate.ts";
import { importCatalog } from "../import-catalog.ts";
import { writeProductFile } from "./product-file.ts";

/**
 * Measures the import on a database of its own in a temporary folder (or on DATABASE_URL, which must be
 * empty): first run, second run, and the highest memory seen. Usage: node import.ts [variants]
 */
const variants = Number(process.argv[2] ?? 16_000);
const dir = await mkdtemp(join(tmpdir(), "placket-bench-"));
try {
  const file = join(dir, "products.csv");
  const rows = await writeProductFile(file, variants);
  const database = await openDatabase({
    databaseUrl: process.env["DATABASE_URL"],
    dataDir: join(dir, "data"),
  });
  await migrate(database.db, await readMigrations());
  await database.db
    .insertInto("website")
    .values({ code: "base", name: "Bench", currency: "USD" })
    .execute();
  let peak = 0;
  for (const run of ["first", "second"]) {
    const start = performance.now();
    const report = await importCatalog(database.db, {
      file,
      dataDir: join(dir, "data"),
      now: () => new Date(),
      listener: {
        progress: () => {
          peak = Math.max(peak, process.memoryUsage().heapUsed);
        },
      },
    });
    const seconds = (performance.now() - start) / 1000;
    const counts = report.ok ? report.value : report.problems;
    console.log(`${run}: ${rows} rows in ${seconds.toFixed(2)} s`, counts);
  }
  console.log(`highest heap ${(peak / 1e6).toFixed(0)} MB`);
  await database.close();
} finally {
  await rm(dir, { recursive: true, force: true });
}

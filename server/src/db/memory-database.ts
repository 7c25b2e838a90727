import type { Database } from "./database.ts";
import { startEngine } from "./embedded-engine.ts";
import { sessionDatabase } from "./session-database.ts";

/** A Postgres in this process's memory, empty or as dumped before: for tests and generated files. */
export async function memoryDatabase(
  snapshot?: Blob,
): Promise<Database & { dump(): Promise<Blob> }> {
  const engine = await startEngine(snapshot === undefined ? {} : { loadDataDir: snapshot });
  const database = await sessionDatabase(engine.exchange, engine.close);
  return { ...database, dump: engine.dump };
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded-database.ts";

/** An empty Postgres in a folder of its own that is gone after the close: for generators and benches. */
export async function scratchDatabase(): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), "placket-scratch-"));
  const database = await openEmbedded({ dataDir, isDurable: false });
  const close = async (): Promise<void> => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  let closing: Promise<void> | undefined;
  return { ...database, close: () => (closing ??= close()) };
}

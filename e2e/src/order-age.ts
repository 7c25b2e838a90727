import { DAY_MS } from "@placket/domain/durations";
import { openDatabase } from "@placket/server/db/database";
import { join, resolve } from "node:path";
import { ownStore } from "./own-store.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Makes an order of the store under test one of last year, which nobody waits for. */
export async function makeLastYears(number: string): Promise<void> {
  const database = await openDatabase({
    dataDir: resolve(ROOT, ownStore().dataDir),
    joins: true,
  });
  try {
    const then = new Date(Date.now() - 365 * DAY_MS);
    await database.db
      .updateTable("sales_order")
      .set({ created_at: then, placed_at: then })
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
  } finally {
    await database.close();
  }
}

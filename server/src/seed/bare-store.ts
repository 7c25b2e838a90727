import type { Db } from "../db/database.ts";
import { holdsStore, insertBareStore } from "./bare-store.sql.ts";

/** Without a seed an empty database still gets a store view, so that the server can start and be filled. */
export async function ensureStore(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await holdsStore(transaction))) await insertBareStore(transaction);
  });
}

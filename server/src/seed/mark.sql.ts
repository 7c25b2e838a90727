import type { Db } from "../db/database.ts";

const PATH = "seed/demo";

/** How far the demo store has come here; `foreign`: the database holds a store that is not the demo store. */
type Mark = "empty" | "started" | "complete" | "foreign";

/** How far the demo store was written: not at all, begun, complete, or the database is somebody else's. */
export async function readMark(db: Db): Promise<Mark> {
  const row = await db
    .selectFrom("config_value")
    .select("value")
    .where("scope", "=", "default")
    .where("path", "=", PATH)
    .executeTakeFirst();
  if (row) return row.value === "complete" ? "complete" : "started";
  const website = await db.selectFrom("website").select("id").limit(1).executeTakeFirst();
  return website ? "foreign" : "empty";
}

/** Notes how far the demo store was written. */
export async function writeMark(db: Db, mark: "started" | "complete"): Promise<void> {
  const value = JSON.stringify(mark);
  await db
    .insertInto("config_value")
    .values({ scope: "default", scope_id: 0, path: PATH, value })
    .onConflict((conflict) =>
      conflict.columns(["scope", "scope_id", "path"]).doUpdateSet({ value }),
    )
    .execute();
}

import type { Db } from "../../../db/database.ts";

/** Numbers of the threads of the store's own draft of a logo, in the order of use; none where there was no draft. */
export async function selectDraftThreads(db: Db, id: number): Promise<readonly string[]> {
  const row = await db
    .selectFrom("embroidery_logo")
    .select("draft_threads as threads")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.threads ?? [];
}

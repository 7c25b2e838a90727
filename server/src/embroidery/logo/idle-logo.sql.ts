import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** When a logo of a guest was last known to be wanted. */
const WANTED_AT = sql<Date>`coalesce(used_at, created_at)`;

/** Logos of guests that nobody is known to have wanted since, the longest first; so many at most. */
export const selectIdleLogos = (
  db: Db,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<readonly { readonly id: number; readonly broughtAt: Date }[]> =>
  db
    .selectFrom("embroidery_logo")
    .select(["id", "created_at as broughtAt"])
    .where("token_hash", "is not", null)
    .where(WANTED_AT, "<", before)
    .orderBy(WANTED_AT)
    .orderBy("id")
    .limit(limit)
    .execute();

/** Notes that these logos were found in use. */
export async function markUsed(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("embroidery_logo")
    .set({ used_at: now })
    .where("id", "=", (eb) => eb.fn.any(eb.val([...ids])))
    .execute();
}

/**
 * Takes files away that were brought before a time and that no logo names, but what was ordered: so many at most. Gives
 * how many went.
 */
export async function deleteLooseFiles(
  db: Db,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`DELETE FROM embroidery_logo_file WHERE hash IN (
    SELECT hash FROM embroidery_logo_file AS file WHERE NOT is_ordered AND created_at < ${before}
      AND NOT EXISTS (SELECT FROM embroidery_logo WHERE source_hash = file.hash)
      AND NOT EXISTS (SELECT FROM embroidery_logo WHERE picture_hash = file.hash)
      AND NOT EXISTS (SELECT FROM embroidery_logo WHERE thumb_hash = file.hash)
      AND NOT EXISTS (SELECT FROM embroidery_logo WHERE stitch_hash = file.hash)
    LIMIT ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

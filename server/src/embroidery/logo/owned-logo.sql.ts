import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** The logos of a customer are another one's from now on. */
export async function updateOwner(db: Db, fromId: number, intoId: number): Promise<void> {
  await db
    .updateTable("embroidery_logo")
    .set({ customer_id: intoId })
    .where("customer_id", "=", fromId)
    .execute();
}

/** Takes a customer's logos away. */
export async function deleteLogosOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom("embroidery_logo").where("customer_id", "=", customerId).execute();
}

/** Takes the logos away that browsers brought before a time. */
export async function deleteGuestLogos(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom("embroidery_logo")
    .where("token_hash", "is not", null)
    .where("created_at", "<", before)
    .execute();
}

/** Takes files away that were brought before a time and that no logo names, but what was ordered. */
export async function deleteLooseFiles(db: Db, before: Date): Promise<void> {
  await sql`DELETE FROM embroidery_logo_file WHERE NOT is_ordered AND created_at < ${before} AND NOT EXISTS (
    SELECT FROM embroidery_logo WHERE hash IN (source_hash, picture_hash, thumb_hash, stitch_hash))`.execute(
    db,
  );
}

/** Notes that lines with these stitches were ordered. */
export async function markOrdered(db: Db, hashes: readonly string[]): Promise<void> {
  await db
    .updateTable("embroidery_logo_file")
    .set({ is_ordered: true })
    .where("hash", "=", (eb) => eb.fn.any(eb.val([...hashes])))
    .where("is_ordered", "=", false)
    .execute();
}

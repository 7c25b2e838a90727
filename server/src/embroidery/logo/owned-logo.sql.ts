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

/** The newest logos of a guest's browser are a customer's from now on, as many as find room among so many. */
export async function updateGuestLogos(
  db: Db,
  {
    customerId,
    tokenHash,
    most,
  }: { readonly customerId: number; readonly tokenHash: string; readonly most: number },
): Promise<void> {
  await sql`UPDATE embroidery_logo SET customer_id = ${customerId}, token_hash = NULL WHERE id IN (
    SELECT id FROM embroidery_logo WHERE token_hash = ${tokenHash} ORDER BY id DESC
    LIMIT (SELECT greatest(0, ${most}::int - count(*)) FROM embroidery_logo WHERE customer_id = ${customerId})
    FOR UPDATE)`.execute(db);
}

/** Takes a customer's logos away. */
export async function deleteLogosOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom("embroidery_logo").where("customer_id", "=", customerId).execute();
}

/** Takes of these logos those away that browsers brought. */
export async function deleteGuestLogos(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("embroidery_logo")
    .where("id", "=", (eb) => eb.fn.any(eb.val([...ids])))
    .where("token_hash", "is not", null)
    .execute();
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

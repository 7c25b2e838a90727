import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { LogoOwner } from "../logo.sql.ts";

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

/** When a logo of a guest was last known to be wanted. */
const WANTED_AT = sql<Date>`coalesce(used_at, created_at)`;

/** Logos of guests that nobody is known to have wanted since, the longest first, held; so many at most. */
export const holdIdleLogos = (
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
    // What somebody else holds is being chosen, or moved to a customer.
    .forUpdate()
    .skipLocked()
    .execute();

/** Notes that somebody chooses of these logos those that are theirs and were not wanted since: no sweep takes them. */
export async function markChosen(
  db: Db,
  { tokenHash }: LogoOwner,
  {
    ids,
    since,
    now,
  }: { readonly ids: readonly number[]; readonly since: Date; readonly now: Date },
): Promise<void> {
  if (tokenHash === null || ids.length === 0) return;
  await db
    .updateTable("embroidery_logo")
    .set({ used_at: now })
    .where("id", "=", (eb) => eb.fn.any(eb.val([...ids])))
    .where("token_hash", "=", tokenHash)
    .where(WANTED_AT, "<", since)
    .execute();
}

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

import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** Notes that orders are complete: their buyers may be asked. */
export async function insertInvites(db: Db, orderIds: readonly number[], now: Date): Promise<void> {
  await db
    .insertInto("review_invite")
    .values(orderIds.map((id) => ({ order_id: id, completed_at: now })))
    .onConflict((on) => on.doNothing())
    .execute();
}

/** An order of whose buyer nobody has asked yet. */
export interface WaitingInvite {
  readonly orderId: number;
  readonly completedAt: Date;
}

/** Invitations that are due by now at the earliest, held, by order, so many at once. */
export async function holdWaiting(
  db: Db,
  asked: {
    readonly until: Date;
    readonly from: Date;
    readonly after: number;
    readonly limit: number;
  },
): Promise<readonly WaitingInvite[]> {
  const { rows } = await sql<WaitingInvite>`
    SELECT order_id AS "orderId", completed_at AS "completedAt" FROM review_invite
    WHERE told_at IS NULL AND completed_at <= ${asked.until} AND completed_at >= ${asked.from}
      AND order_id > ${asked.after}
    ORDER BY order_id LIMIT ${asked.limit} FOR UPDATE SKIP LOCKED`.execute(db);
  return rows;
}

/** Writes down that a buyer was asked, or is not to be: without a token. */
export async function updateInvited(
  db: Db,
  orderId: number,
  { tokenHash, now }: { readonly tokenHash: string | null; readonly now: Date },
): Promise<void> {
  await db
    .updateTable("review_invite")
    .set({ told_at: now, token_hash: tokenHash })
    .where("order_id", "=", orderId)
    .execute();
}

/** The order whose letter carried a token, and when that was written. */
interface Invited {
  readonly orderId: number;
  readonly toldAt: Date | null;
}

/**
 * The order whose letter carried a token, by its hash, and when that letter was written; `undefined` where none did.
 */
export function selectInvited(db: Db, tokenHash: string): Promise<Invited | undefined> {
  return db
    .selectFrom("review_invite")
    .select(["order_id as orderId", "told_at as toldAt"])
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
}

/** The same, held: two reviews by one letter come one after the other. */
export function holdInvited(db: Db, tokenHash: string): Promise<Invited | undefined> {
  return db
    .selectFrom("review_invite")
    .select(["order_id as orderId", "told_at as toldAt"])
    .where("token_hash", "=", tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

/** Products of an order that have a review by its letter, or by its buyer's account. */
export async function selectReviewed(
  db: Db,
  { orderId, customerId }: { readonly orderId: number; readonly customerId: number | null },
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom("review")
    .select("product_id")
    .where((row) =>
      row.or([
        row("order_id", "=", orderId),
        ...(customerId === null ? [] : [row("customer_id", "=", customerId)]),
      ]),
    )
    .execute();
  return new Set(rows.map((row) => row.product_id));
}

/** Whether somebody wants no such letters. */
export async function selectStopped(db: Db, emailHash: string): Promise<boolean> {
  const row = await db
    .selectFrom("review_invite_stop")
    .select("email_hash")
    .where("email_hash", "=", emailHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes down that somebody wants no such letters. */
export async function insertStop(db: Db, emailHash: string, now: Date): Promise<void> {
  await db
    .insertInto("review_invite_stop")
    .values({ email_hash: emailHash, stopped_at: now })
    .onConflict((on) => on.doNothing())
    .execute();
}

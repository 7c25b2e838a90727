import type { Db } from "../../db/database.ts";

/** A wish to cancel an order, as it waits to be confirmed: its key's hash, never the key. */
interface CancelRequest {
  readonly orderId: number;
  readonly keyHash: string;
  readonly reason: string;
  readonly expiresAt: Date;
}

/** Writes one in the place of the order's last, and clears away whose time is over. */
export async function writeCancelRequest(
  db: Db,
  { orderId, keyHash, reason, expiresAt }: CancelRequest,
  now: Date,
): Promise<void> {
  await db.deleteFrom("order_cancel_request").where("expires_at", "<=", now).execute();
  const wish = { key_hash: keyHash, reason, expires_at: expiresAt };
  await db
    .insertInto("order_cancel_request")
    .values({ order_id: orderId, ...wish })
    .onConflict((conflict) => conflict.column("order_id").doUpdateSet(wish))
    .execute();
}

/** The wish that a key confirms, while it may be; its order's number and whose that is. */
export function selectCancelRequest(
  db: Db,
  { orderId, keyHash, now }: Pick<CancelRequest, "orderId" | "keyHash"> & { readonly now: Date },
) {
  return db
    .selectFrom("order_cancel_request")
    .innerJoin("sales_order", "sales_order.id", "order_id")
    .select(["reason", "number", "confirmation_token as token"])
    .where("order_id", "=", orderId)
    .where("key_hash", "=", keyHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Ends the wish of an order: it was fulfilled, or its buyer is forgotten. */
export async function deleteCancelRequest(db: Db, orderId: number): Promise<void> {
  await db.deleteFrom("order_cancel_request").where("order_id", "=", orderId).execute();
}

import type { CartRecord } from "@placket/domain/identity/cart-record";
import type { KeptReason, NoticeKind } from "@placket/domain/identity/notice";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../db/database.ts";

/** A cart of somebody who consented, as it stands. */
export interface CartToTell {
  readonly cartId: number;
  readonly maskId: string;
  readonly contactId: number;
  readonly storeViewId: number;
  readonly customerId: number | null;
  readonly groupId: number;
  readonly email: string;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** Carts that were left between these moments, and that were not told as they are; by their ids, so many at once. */
export async function selectLeftCarts(
  db: Db,
  left: { readonly from: Date; readonly until: Date },
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly CartToTell[]> {
  const { rows } = await sql<CartToTell>`
    SELECT cart.id AS "cartId", mask_id AS "maskId", contact_id AS "contactId", cart.store_view_id AS "storeViewId",
      cart.customer_id AS "customerId", coalesce(customer.group_id, 0) AS "groupId", identity_contact.email,
      cart.created_at AS "createdAt", cart.updated_at AS "changedAt"
    FROM identity_cart JOIN cart ON cart.id = cart_id JOIN identity_contact ON identity_contact.id = contact_id
    LEFT JOIN customer ON customer.id = cart.customer_id
    WHERE cart.id > ${after} AND cart.is_active AND NOT is_over
      AND cart.updated_at BETWEEN ${left.from} AND ${left.until}
      AND (told_changed_at IS NULL OR told_changed_at < cart.updated_at)
      AND EXISTS (SELECT FROM cart_item WHERE cart_item.cart_id = cart.id)
    ORDER BY cart.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Notes how a cart is told. @returns whether it was not told like this before */
export async function updateTold(
  db: Db,
  { cartId, record, changedAt }: { cartId: number; record: CartRecord; changedAt: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE identity_cart SET record = ${JSON.stringify(record)}, told_changed_at = ${changedAt}
    WHERE cart_id = ${cartId} AND (told_changed_at IS NULL OR told_changed_at < ${changedAt})`.execute(
    db,
  );
  return numAffectedRows > 0n;
}

/** Carts that were told and have become orders; from now on nothing of them is told but that. */
export async function endOrderedCarts(
  db: Db,
  limit: number,
): Promise<readonly { readonly cartId: number; readonly contactId: number }[]> {
  const { rows } = await sql<{ readonly cartId: number; readonly contactId: number }>`
    UPDATE identity_cart SET is_over = true WHERE cart_id IN (
      SELECT identity_cart.cart_id FROM identity_cart
      WHERE NOT is_over AND record IS NOT NULL
        AND EXISTS (SELECT FROM sales_order WHERE sales_order.cart_id = identity_cart.cart_id)
      LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING cart_id AS "cartId", contact_id AS "contactId"`.execute(db);
  return rows;
}

/** A notice on its way. */
export interface OpenNotice {
  readonly kind: NoticeKind;
  readonly cartId: number | null;
  readonly record: unknown;
  readonly email: string;
  /** Whose consent it is, and since when: of a cart, of whoever told whose it is. */
  readonly visitor: string | null;
  readonly capturedAt: Date;
  readonly storeViewId: number;
  readonly isDone: boolean;
}

export async function selectNotice(db: Db, noticeId: number): Promise<OpenNotice | undefined> {
  const { rows } = await sql<OpenNotice>`
    SELECT kind, identity_notice.cart_id AS "cartId", record, email,
      CASE WHEN identity_cart.cart_id IS NULL THEN identity_contact.visitor ELSE identity_cart.visitor END AS visitor,
      coalesce(identity_cart.captured_at, identity_contact.captured_at) AS "capturedAt", store_view_id AS "storeViewId", told_at IS NOT NULL OR kept_why IS NOT NULL AS "isDone"
    FROM identity_notice JOIN identity_contact ON identity_contact.id = identity_notice.contact_id
    LEFT JOIN identity_cart ON identity_cart.cart_id = identity_notice.cart_id
      AND identity_cart.contact_id = identity_notice.contact_id
    WHERE identity_notice.id = ${noticeId}`.execute(db);
  return rows[0];
}

/** What became of a notice: told at a moment, kept for a reason, or refused in words. */
type Outcome =
  | { readonly toldAt: Date }
  | { readonly why: KeptReason }
  | { readonly error: string };

export async function markNotice(db: Db, noticeId: number, outcome: Outcome): Promise<void> {
  const values =
    "toldAt" in outcome
      ? { told_at: outcome.toldAt, last_error: null }
      : "why" in outcome
        ? { kept_why: outcome.why }
        : { last_error: outcome.error.slice(0, 1000) };
  await db.updateTable("identity_notice").set(values).where("id", "=", noticeId).execute();
}

/**
 * Forgets whom and what was not told yet of a customer and of a browser; carts that were told stay until they are over.
 * What others told of the same address is theirs, and stays.
 */
export async function deleteUntold(
  db: Db,
  { customerId, visitor }: { readonly customerId: number | null; readonly visitor: string | null },
): Promise<void> {
  const isTheirs = (told: RawBuilder<string | null>) =>
    sql`(identity_contact.customer_id = ${customerId} OR ${told} = ${visitor})`;
  const ofContact = sql<string | null>`identity_contact.visitor`;
  const ofCart = sql<string | null>`identity_cart.visitor`;
  await sql`DELETE FROM identity_notice WHERE id IN (
    SELECT identity_notice.id FROM identity_notice JOIN identity_contact ON identity_contact.id = contact_id
    LEFT JOIN identity_cart ON identity_cart.cart_id = identity_notice.cart_id
      AND identity_cart.contact_id = identity_notice.contact_id
    WHERE told_at IS NULL AND kept_why IS NULL AND (kind = 'contact' AND ${isTheirs(ofContact)}
      OR kind = 'cart' AND ${isTheirs(ofCart)}))`.execute(db);
  await sql`DELETE FROM identity_cart USING identity_contact
    WHERE identity_contact.id = contact_id AND ${isTheirs(ofCart)} AND record IS NULL`.execute(db);
  await sql`DELETE FROM identity_contact WHERE ${isTheirs(ofContact)}
    AND NOT EXISTS (SELECT FROM identity_cart WHERE contact_id = identity_contact.id)
    AND NOT EXISTS (SELECT FROM identity_notice WHERE contact_id = identity_contact.id)`.execute(
    db,
  );
}

/** Forgets what was noted before, and whose address nobody told since then, so many at a time. @returns whether there is more */
export async function deleteOldIdentities(
  db: Db,
  before: { readonly notices: Date; readonly contacts: Date },
  most: number,
): Promise<boolean> {
  const notices = await sql`DELETE FROM identity_notice WHERE id IN (
    SELECT id FROM identity_notice WHERE noted_at < ${before.notices} ORDER BY noted_at LIMIT ${most})`.execute(
    db,
  );
  const contacts = await sql`DELETE FROM identity_contact WHERE id IN (
    SELECT id FROM identity_contact WHERE captured_at < ${before.contacts} ORDER BY captured_at LIMIT ${most})`.execute(
    db,
  );
  return [notices, contacts].some(({ numAffectedRows = 0n }) => numAffectedRows >= BigInt(most));
}

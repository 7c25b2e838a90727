import type { AlertKind } from "@placket/domain/stock-alert/stock-alert";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Who waits: a customer, in a website. */
export interface WaitingIn {
  readonly customerId: number;
  readonly websiteId: number;
}

/** What is waited for: a product, or a variant as one of its family. */
export interface WaitedFor {
  readonly productId: number;
  readonly parentId: number | null;
}

/** Somebody's alert. */
export interface AlertRow extends WaitedFor {
  readonly id: number;
  readonly kind: AlertKind;
  /** In minor units; `null` of stock. */
  readonly priceMinor: number | null;
  readonly askedAt: Date;
  readonly toldAt: Date | null;
}

const ALERT = [
  "product_alert.id",
  "product_id as productId",
  "parent_id as parentId",
  "kind",
  "price_minor as priceMinor",
  "asked_at as askedAt",
  "told_at as toldAt",
] as const;

/** Asks to be told; who waits for the same already waits on, for a lower price by that of now. */
export async function insertAlert(
  db: Db,
  { customerId, websiteId }: WaitingIn,
  alert: WaitedFor & {
    readonly storeViewId: number;
    readonly kind: AlertKind;
    readonly priceMinor: number | null;
    readonly now: Date;
  },
): Promise<void> {
  await db
    .insertInto("product_alert")
    .values({
      customer_id: customerId,
      website_id: websiteId,
      store_view_id: alert.storeViewId,
      product_id: alert.productId,
      parent_id: alert.parentId,
      kind: alert.kind,
      price_minor: alert.priceMinor,
      asked_at: alert.now,
    })
    .onConflict((on) =>
      on
        .columns(["customer_id", "website_id", "product_id", "kind"])
        .where("told_at", "is", null)
        .doUpdateSet((eb) => ({
          price_minor: eb.ref("excluded.price_minor"),
          store_view_id: eb.ref("excluded.store_view_id"),
        })),
    )
    .execute();
}

/** Until the transaction ends nobody else asks for this customer: so many are not more. */
export async function holdAskingOf(db: Db, customerId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`alerts ${customerId}`}::text, 0))`.execute(
    db,
  );
}

/** What somebody waits for, the last asked for first. */
export function selectWaiting(db: Db, { customerId, websiteId }: WaitingIn): Promise<AlertRow[]> {
  return db
    .selectFrom("product_alert")
    .select(ALERT)
    .where("customer_id", "=", customerId)
    .where("website_id", "=", websiteId)
    .where("told_at", "is", null)
    .orderBy("asked_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** False where it is not theirs, or they wait no more. */
export async function deleteAlert(
  db: Db,
  { customerId, websiteId }: WaitingIn,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("product_alert")
    .where("customer_id", "=", customerId)
    .where("website_id", "=", websiteId)
    .where("told_at", "is", null)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Who a letter's link is of; undefined where there is none of it any more. */
export function selectReader(db: Db, tokenHash: string): Promise<WaitingIn | undefined> {
  return db
    .selectFrom("product_alert")
    .select(["customer_id as customerId", "website_id as websiteId"])
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
}

/** Ends all that somebody waits for in a website; gives how many it was. */
export async function deleteWaiting(db: Db, { customerId, websiteId }: WaitingIn): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("product_alert")
    .where("customer_id", "=", customerId)
    .where("website_id", "=", websiteId)
    .where("told_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** What was told before then; the links of its letters work no more. */
export async function deleteToldBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("product_alert").where("told_at", "<", before).execute();
}

/** Deletes the alerts of a customer. */
export async function deleteAlertsOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom("product_alert").where("customer_id", "=", customerId).execute();
}

/** All alerts of a customer, in every website, told ones too; the last asked for first. */
export function selectAlertsOf(
  db: Db,
  customerId: number,
): Promise<(AlertRow & { readonly websiteId: number })[]> {
  return db
    .selectFrom("product_alert")
    .select([...ALERT, "website_id as websiteId"])
    .where("customer_id", "=", customerId)
    .orderBy("asked_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** They are another customer's from now on; what both wait for stays the other's own. */
export async function updateOwnerOfAlerts(db: Db, fromId: number, intoId: number): Promise<void> {
  await sql`UPDATE product_alert AS moved SET customer_id = ${intoId} WHERE customer_id = ${fromId}
    AND told_at IS NULL AND NOT EXISTS (SELECT FROM product_alert AS kept
      WHERE kept.customer_id = ${intoId} AND kept.told_at IS NULL AND kept.website_id = moved.website_id
        AND kept.product_id = moved.product_id AND kept.kind = moved.kind)`.execute(db);
}

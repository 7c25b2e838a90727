import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Who has looked: a customer, in a website. */
export interface ViewedBy {
  readonly customerId: number;
  readonly websiteId: number;
}

/** Products that somebody looked at, the last first. */
export async function selectViewed(
  db: Db,
  { customerId, websiteId }: ViewedBy,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("viewed_product")
    .select("product_id")
    .where("customer_id", "=", customerId)
    .where("website_id", "=", websiteId)
    .orderBy("viewed_at", "desc")
    .orderBy("product_id", "desc")
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/**
 * Notes that these products were looked at now, the first of them last, and forgets all but the last so many. Who notes
 * at the same time waits, for rows are written in the order of their products.
 */
export async function writeViewed(
  db: Db,
  { customerId, websiteId }: ViewedBy,
  { ids, now, max }: { readonly ids: readonly number[]; readonly now: Date; readonly max: number },
): Promise<void> {
  await sql`INSERT INTO viewed_product (customer_id, website_id, product_id, viewed_at)
    SELECT ${customerId}, ${websiteId}, id, ${now}::timestamptz - place * interval '1 millisecond'
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS seen(id, place) ORDER BY id
    ON CONFLICT (customer_id, website_id, product_id)
      DO UPDATE SET viewed_at = GREATEST(viewed_product.viewed_at, excluded.viewed_at)`.execute(db);
  await sql`DELETE FROM viewed_product WHERE customer_id = ${customerId} AND website_id = ${websiteId}
    AND product_id NOT IN (SELECT product_id FROM viewed_product
      WHERE customer_id = ${customerId} AND website_id = ${websiteId}
      ORDER BY viewed_at DESC, product_id DESC LIMIT ${max})`.execute(db);
}

/** Deletes what a customer has looked at. */
export async function deleteViewedBy(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom("viewed_product").where("customer_id", "=", customerId).execute();
}

/** All that a customer looked at, in every website, and when. */
export function selectViewedBy(
  db: Db,
  customerId: number,
): Promise<{ readonly productId: number; readonly viewedAt: Date }[]> {
  return db
    .selectFrom("viewed_product")
    .select(["product_id as productId", "viewed_at as viewedAt"])
    .where("customer_id", "=", customerId)
    .orderBy("viewed_at", "desc")
    .execute();
}

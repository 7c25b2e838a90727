import type { AlertKind } from "@placket/domain/stock-alert/stock-alert";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { WaitedFor } from "./stock-alert.sql.ts";

/** What somebody waits for, in which view and at whose prices, once for all who do. */
export interface Wanted extends WaitedFor {
  readonly kind: AlertKind;
  readonly storeViewId: number;
  readonly groupId: number;
  /** The highest price at which any of them asked; `null` of stock. */
  readonly priceMinor: number | null;
}

/** All that is waited for. */
export async function selectWanted(db: Db): Promise<readonly Wanted[]> {
  const { rows } = await sql<Wanted>`
    SELECT kind, product_alert.product_id AS "productId", parent_id AS "parentId",
      product_alert.store_view_id AS "storeViewId", group_id AS "groupId", max(price_minor) AS "priceMinor"
    FROM product_alert JOIN customer ON customer.id = customer_id AND customer.is_active
    WHERE told_at IS NULL
    GROUP BY kind, product_alert.product_id, parent_id, product_alert.store_view_id, group_id`.execute(
    db,
  );
  return rows;
}

/** Somebody who waits, and where they are told. */
export interface Waiting extends WaitedFor {
  readonly id: number;
  readonly customerId: number;
  readonly email: string;
  readonly groupId: number;
  readonly storeViewId: number;
  readonly kind: AlertKind;
  readonly priceMinor: number | null;
}

/** Who waits for these products, held, one customer after the other; whom another process tells is left out. */
export async function holdWaiting(
  db: Db,
  {
    productIds,
    after,
    limit,
  }: { readonly productIds: readonly number[]; readonly after: number; readonly limit: number },
): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    SELECT product_alert.id, customer_id AS "customerId", email, group_id AS "groupId",
      product_alert.store_view_id AS "storeViewId", kind, product_id AS "productId", parent_id AS "parentId",
      price_minor AS "priceMinor"
    FROM product_alert JOIN customer ON customer.id = customer_id AND customer.is_active
    WHERE told_at IS NULL AND product_id = ANY(${productIds}::int[]) AND customer_id IN (
      SELECT DISTINCT waiting.customer_id FROM product_alert AS waiting
      WHERE waiting.told_at IS NULL AND waiting.product_id = ANY(${productIds}::int[])
        AND waiting.customer_id > ${after} ORDER BY waiting.customer_id LIMIT ${limit})
    ORDER BY customer_id, product_alert.id FOR UPDATE OF product_alert SKIP LOCKED`.execute(db);
  return rows;
}

/** They were told; the letter's link is kept as a hash. */
export async function updateTold(
  db: Db,
  ids: readonly number[],
  { tokenHash, now }: { readonly tokenHash: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable("product_alert")
    .set({ told_at: now, token_hash: tokenHash })
    .where("id", "in", ids)
    .execute();
}

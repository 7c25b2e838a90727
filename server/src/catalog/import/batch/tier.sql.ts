import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";

/** A tier price as it is stored; `null` website or group: every one. */
export interface Tier {
  readonly product_id: number;
  readonly website_id: number | null;
  readonly customer_group_id: number | null;
  readonly quantity: number;
  readonly price_minor: number | null;
  readonly discount_micro: number | null;
}

export interface TierOfSku extends Tier {
  readonly sku: string;
}

/** The tiers of some products. */
export async function loadTiers(db: Db, productIds: readonly number[]): Promise<Tier[]> {
  const { rows } = await sql<Tier>`
    SELECT product_id, website_id, customer_group_id, quantity, price_minor, discount_micro
    FROM tier_price WHERE product_id = ANY(${productIds}::integer[])`.execute(db);
  return rows;
}

/** A page of all tiers in the order of their ids, each with its SKU. */
export async function pageOfTiers(
  db: Db,
  after: number,
  size: number,
): Promise<(TierOfSku & { id: number })[]> {
  const { rows } = await sql<TierOfSku & { id: number }>`
    SELECT t.id, t.product_id, t.website_id, t.customer_group_id, t.quantity, t.price_minor, t.discount_micro, p.sku
    FROM tier_price t JOIN product p ON p.id = t.product_id
    WHERE t.id > ${after} ORDER BY t.id LIMIT ${size}`.execute(db);
  return rows;
}

/** Stores tiers; one of the same product, website, group and quantity is replaced. */
export async function writeTiers(db: Db, tiers: readonly Tier[]): Promise<void> {
  if (tiers.length === 0) return;
  await sql`
    INSERT INTO tier_price (product_id, website_id, customer_group_id, quantity, price_minor, discount_micro)
    SELECT product_id, website_id, customer_group_id, quantity, price_minor, discount_micro
    FROM jsonb_to_recordset(${JSON.stringify(tiers)}::jsonb) AS r (product_id integer, website_id integer,
      customer_group_id integer, quantity integer, price_minor integer, discount_micro integer)
    ON CONFLICT (product_id, coalesce(website_id, 0), coalesce(customer_group_id, -1), quantity)
    DO UPDATE SET price_minor = excluded.price_minor, discount_micro = excluded.discount_micro`.execute(
    db,
  );
}

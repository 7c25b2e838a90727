import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** A virtual product and what it costs everybody, in minor units of the catalogue's currency. */
export interface ServiceRow {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly minor: number | null;
  readonly quantities: readonly { readonly quantity: number; readonly minor: number }[];
  /** Special prices, prices of a website and tiers of a website, a group or a discount. */
  readonly otherPrices: number;
}

/** Tiers that hold for everybody, as a price. */
const PLAIN = sql`website_id IS NULL AND customer_group_id IS NULL AND quantity > 1 AND tier_price.price_minor IS NOT NULL`;

const services = (db: Db) =>
  db
    .selectFrom("product")
    .select([
      "id",
      "sku",
      "name",
      "price_minor as minor",
      sql<ServiceRow["quantities"]>`coalesce((
        SELECT json_agg(json_build_object('quantity', quantity, 'minor', tier_price.price_minor) ORDER BY quantity)
        FROM tier_price WHERE product_id = product.id AND ${PLAIN}), '[]')`.as("quantities"),
      sql<number>`(
        (SELECT count(*) FROM tier_price WHERE product_id = product.id AND NOT (${PLAIN}))
        + (SELECT count(*) FROM product_website_price WHERE product_id = product.id)
        + (product.special_price_minor IS NOT NULL)::int)::int`.as("otherPrices"),
    ])
    .where("type", "=", "virtual");

/** The first virtual products, by sku. */
export const selectServices = (db: Db, limit: number): Promise<readonly ServiceRow[]> =>
  services(db).orderBy("sku").limit(limit).execute();

/** One, by its sku in whatever letters, that nobody else changes until the transaction is over. */
export const holdService = (db: Db, sku: string): Promise<ServiceRow | undefined> =>
  services(db)
    .where(sql`lower(sku)`, "=", sku.toLowerCase())
    .forUpdate()
    .executeTakeFirst();

/** Writes what it costs everybody; other prices stay. */
export async function writeServicePrice(
  db: Db,
  id: number,
  { minor, quantities }: { readonly minor: number } & Pick<ServiceRow, "quantities">,
): Promise<void> {
  await db.updateTable("product").set({ price_minor: minor }).where("id", "=", id).execute();
  await db
    .deleteFrom("tier_price")
    .where("product_id", "=", id)
    .where(sql<boolean>`${PLAIN}`)
    .execute();
  if (quantities.length === 0) return;
  await db
    .insertInto("tier_price")
    .values(
      quantities.map((one) => ({ product_id: id, quantity: one.quantity, price_minor: one.minor })),
    )
    .execute();
}

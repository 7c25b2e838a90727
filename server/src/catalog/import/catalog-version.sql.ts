import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** Tells everybody who follows the catalogue that it has changed; heard when the transaction commits. */
export async function raiseCatalogVersion(db: Db): Promise<void> {
  await sql`
    WITH raised AS (UPDATE catalog_version SET version = version + 1 RETURNING version)
    SELECT pg_notify('catalog', version::text) FROM raised`.execute(db);
}

/** Lets the planner know that the tables have grown: the embedded engine has nobody else who would tell it. */
export async function analyzeCatalog(db: Db): Promise<void> {
  await sql`
    ANALYZE product, stock_item, product_media, product_link, product_variant, configurable_attribute,
      product_scope_value, category_product, attribute_option, tier_price`.execute(db);
}

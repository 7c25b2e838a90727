import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** Lets the planner know that the tables have grown at once, before the server notices by itself. */
export async function analyzeCatalog(db: Db): Promise<void> {
  await sql`
    ANALYZE product, stock_item, product_media, product_link, product_variant, configurable_attribute,
      product_scope_value, product_website_price, category_product, attribute_option, tier_price`.execute(
    db,
  );
}

import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { LinkedProduct } from "../staff/parts/product-parts.sql.ts";

/** The products that lie in a category itself, in their order; so many at most. */
export async function selectLying(
  db: Db,
  categoryId: number,
  limit: number,
): Promise<readonly LinkedProduct[]> {
  const { rows } = await sql<LinkedProduct>`
    SELECT p.id, p.sku, p.name, p.is_enabled AS "isEnabled"
    FROM category_product c JOIN product p ON p.id = c.product_id
    WHERE c.category_id = ${categoryId} ORDER BY c.position, p.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Lays exactly these products into a category, in this order; what is not a product any more is left out. */
export async function writeLying(
  db: Db,
  categoryId: number,
  productIds: readonly number[],
): Promise<void> {
  const ids = [...productIds];
  await sql`
    DELETE FROM category_product
    WHERE category_id = ${categoryId} AND NOT (product_id = ANY(${ids}::int[]))`.execute(db);
  await sql`
    INSERT INTO category_product (category_id, product_id, position)
    SELECT ${categoryId}::int, p.id, o.at
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS o (id, at) JOIN product p ON p.id = o.id
    ON CONFLICT (category_id, product_id) DO UPDATE SET position = excluded.position
    WHERE category_product.position <> excluded.position`.execute(db);
}

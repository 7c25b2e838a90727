import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { NamedProduct } from "../staff-product.sql.ts";

/** A variant of a family, by its color. */
export interface ColoredVariant {
  readonly id: number;
  readonly sku: string;
  readonly colorId: number;
  readonly label: string;
}

/** Variants by the first attribute that their family shows as colors or pictures, in the family's order. */
export async function selectColors(db: Db, familyId: number): Promise<readonly ColoredVariant[]> {
  const { rows } = await sql<ColoredVariant>`
    WITH axis AS (
      SELECT a.id, a.code FROM configurable_attribute c JOIN attribute a ON a.id = c.attribute_id
      WHERE c.product_id = ${familyId} AND a.swatch IN ('color', 'image')
      ORDER BY c.position, a.id LIMIT 1)
    SELECT p.id, p.sku, o.id AS "colorId", o.label
    FROM axis JOIN product_variant v ON v.parent_id = ${familyId}
    JOIN product p ON p.id = v.child_id
    JOIN attribute_option o ON o.attribute_id = axis.id AND to_jsonb(o.id) = p.attributes -> axis.code
    ORDER BY v.position, v.child_id`.execute(db);
  return rows;
}

/** A product that another one shows. */
export interface LinkedProduct extends NamedProduct {
  readonly isEnabled: boolean;
}

/** Products by their sku in lower case. */
export async function selectLinked(
  db: Db,
  skus: readonly string[],
): Promise<ReadonlyMap<string, LinkedProduct>> {
  const { rows } = await sql<LinkedProduct>`
    SELECT id, sku, name, is_enabled AS "isEnabled" FROM product
    WHERE lower(sku) = ANY(${[...skus]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.sku.toLowerCase(), row]));
}

/** Groups of customers, those who are not signed in first. */
export const selectGroups = (db: Db) =>
  db.selectFrom("customer_group").select(["id", "code as name"]).orderBy("id").execute();

/** Takes all tier prices of a product away. */
export async function deleteTiers(db: Db, productId: number): Promise<void> {
  await db.deleteFrom("tier_price").where("product_id", "=", productId).execute();
}

import { sql } from "kysely";
import { BESTSELLERS } from "@placket/domain/catalog/bestsellers";
import type { AttributeInput } from "@placket/domain/catalog/staff/product-values";
import type { Db } from "../../db/database.ts";
import { categoryPaths } from "../import/dictionary/dictionary.sql.ts";

/** A product that another one is named with. */
export interface NamedProduct {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
}

/** The sku of a product; `undefined` where it is not there any more. */
export async function selectSku(db: Db, id: number): Promise<string | undefined> {
  const row = await db.selectFrom("product").select("sku").where("id", "=", id).executeTakeFirst();
  return row?.sku;
}

/** Skus in lower case, by id. */
export async function selectSkus(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; sku: string }>`
    SELECT id, lower(sku) AS sku FROM product WHERE id = ANY(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}

/** The class of tax that most products have; `null` where none has one. */
export async function selectUsualTaxClass(db: Db): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT tax_class_id AS id FROM product WHERE tax_class_id IS NOT NULL
    GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`.execute(db);
  return rows[0]?.id ?? null;
}

/**
 * Lets nobody else write some products until the transaction ends: shelves first, as imports and orders hold them, so that
 * nobody waits in a circle.
 */
export async function holdProducts(db: Db, ids: readonly number[]): Promise<void> {
  await sql`SELECT FROM stock_item WHERE product_id = ANY(${[...ids]}::int[]) ORDER BY product_id FOR UPDATE`.execute(
    db,
  );
  await sql`SELECT FROM product WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    db,
  );
}

/** Addresses are given one after another: two products that are written at once never get the same. */
export async function holdAddresses(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('product addresses'))`.execute(db);
}

/** Whether a category stands at a path. */
export async function isCategoryPath(db: Db, path: string): Promise<boolean> {
  const row = await db
    .selectFrom("category")
    .select("id")
    .where("url_path", "=", path)
    .executeTakeFirst();
  return row !== undefined;
}

/** The families of a variant, and by which attributes they tell it from its brothers. */
export async function selectFamilies(
  db: Db,
  id: number,
): Promise<readonly (NamedProduct & { readonly axes: readonly string[] })[]> {
  const { rows } = await sql<NamedProduct & { axes: string[] }>`
    SELECT p.id, p.sku, p.name, ARRAY(
      SELECT a.code FROM configurable_attribute c JOIN attribute a ON a.id = c.attribute_id
      WHERE c.product_id = p.id ORDER BY c.position) AS axes
    FROM product_variant v JOIN product p ON p.id = v.parent_id
    WHERE v.child_id = ${id} ORDER BY p.id`.execute(db);
  return rows;
}

export interface ChoosableAttribute {
  readonly code: string;
  readonly label: string;
  readonly input: AttributeInput;
  /** Whether families may tell their variants apart by it. */
  readonly isConfigurable: boolean;
  readonly options: readonly { readonly id: number; readonly label: string }[];
}

/** Every attribute that staff say with its options, as they are called everywhere. */
export async function selectAttributes(db: Db): Promise<readonly ChoosableAttribute[]> {
  const { rows } = await sql<ChoosableAttribute>`
    SELECT code, label, input, is_configurable AS "isConfigurable", (
      SELECT coalesce(json_agg(json_build_object('id', o.id, 'label', o.label) ORDER BY o.position, o.id), '[]')
      FROM attribute_option o WHERE o.attribute_id = a.id) AS options
    FROM attribute a WHERE code <> ${BESTSELLERS} ORDER BY position, label, code`.execute(db);
  return rows;
}

/** Classes of tax that products may have. */
export const selectTaxClasses = (db: Db) =>
  db
    .selectFrom("tax_class")
    .select(["id", "name"])
    .where("kind", "=", "product")
    .orderBy("name")
    .execute();

/** Categories by their path, in the order of the tree. */
export async function selectCategories(
  db: Db,
): Promise<readonly { readonly id: number; readonly path: readonly string[] }[]> {
  const paths = await categoryPaths(db);
  return [...paths]
    .map(([id, path]) => ({ id, path }))
    .sort((a, b) => (a.path.join("\n") < b.path.join("\n") ? -1 : 1));
}

/** When a product was written last. */
export async function selectUpdatedAt(db: Db, id: number): Promise<Date> {
  const { updatedAt } = await db
    .selectFrom("product")
    .select("updated_at as updatedAt")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return updatedAt;
}

/** Those of some paths at which a category stands. */
export async function selectCategoryPaths(
  db: Db,
  paths: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ path: string }>`
    SELECT url_path AS path FROM category WHERE url_path = ANY(${[...paths]}::text[])`.execute(db);
  return rows.map(({ path }) => path);
}

/** The codes of the attributes by which a family tells its variants apart, in their order. */
export async function selectAxes(db: Db, familyId: number): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    SELECT a.code FROM configurable_attribute c JOIN attribute a ON a.id = c.attribute_id
    WHERE c.product_id = ${familyId} ORDER BY c.position, a.id`.execute(db);
  return rows.map(({ code }) => code);
}

/** A product that has a price of its own. */
export interface PricedProduct extends NamedProduct {
  readonly priceMinor: number;
}

/** Products with prices among these and the variants of these, by sku; so many at most. */
export async function selectPrices(
  db: Db,
  ids: readonly number[],
  limit: number,
): Promise<readonly PricedProduct[]> {
  const { rows } = await sql<PricedProduct>`
    SELECT id, sku, name, price_minor AS "priceMinor" FROM product
    WHERE price_minor IS NOT NULL AND id IN (
      SELECT unnest(${[...ids]}::int[])
      UNION SELECT child_id FROM product_variant WHERE parent_id = ANY(${[...ids]}::int[]))
    ORDER BY lower(sku) LIMIT ${limit}`.execute(db);
  return rows;
}

import type { BundleDraft } from "@placket/domain/bundle/bundle-draft";
import { sql } from "kysely";
import { DatabaseError } from "pg";
import type { Db } from "../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../list/list-page.ts";

const SORTING: Sorting = {
  columns: {
    sku: { by: sql`lower(product.sku)`, as: "text" },
    name: { by: sql`lower(product.name)`, as: "text" },
  },
  unlessTold: "sku",
  id: sql.ref<number>("product.id"),
};

/** Bundles whose sku begins so, or whose name holds it. */
export function selectBundleRows(db: Db, text: string, page: PageAsked) {
  const literal = literally(text);
  const query = db
    .selectFrom("product")
    .select([
      "product.id",
      "product.sku",
      "product.name",
      "product.is_enabled as isEnabled",
      sql<number>`(SELECT count(*)::int FROM bundle_option o WHERE o.product_id = product.id)`.as(
        "options",
      ),
      sql<number>`(SELECT count(*)::int FROM bundle_selection s WHERE s.product_id = product.id)`.as(
        "selections",
      ),
    ])
    .where("product.type", "=", "bundle");
  const found =
    text === ""
      ? query
      : query.where((row) =>
          row.or([
            row(sql`lower(product.sku)`, "like", `${literal.toLowerCase()}%`),
            row("product.name", "ilike", `%${literal}%`),
          ]),
        );
  return listPage(found, SORTING, page);
}

/** A product that may stand in a bundle. */
export interface SelectableProduct {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
}

const SELECTABLE = ["simple", "virtual"] as const;

const FOUND_MAX = 20;

/** Products that may be chosen in a bundle, by what staff typed. */
export function selectSelectable(db: Db, text: string): Promise<SelectableProduct[]> {
  const literal = literally(text);
  return db
    .selectFrom("product")
    .select(["id", "sku", "name"])
    .where("type", "in", SELECTABLE)
    .where((row) =>
      row.or([
        row(sql`lower(sku)`, "like", `${literal.toLowerCase()}%`),
        row("name", "ilike", `%${literal}%`),
      ]),
    )
    .orderBy(sql`lower(sku)`)
    .limit(FOUND_MAX)
    .execute();
}

/** Those of some products that may be chosen in a bundle. */
export function selectNamed(db: Db, ids: readonly number[]): Promise<SelectableProduct[]> {
  return db
    .selectFrom("product")
    .select(["id", "sku", "name"])
    .where("type", "in", SELECTABLE)
    .where(sql<boolean>`id = ANY(${ids}::int[])`)
    .execute();
}

/** A bundle as it is stored. */
export interface BundleRow extends Omit<BundleDraft, "leftLabel" | "rightLabel"> {
  readonly id: number;
  readonly urlKey: string;
  readonly labels: unknown;
}

/** A bundle; `hold` lets nobody else write it until the transaction ends. */
export async function selectBundle(
  db: Db,
  id: number,
  { hold = false } = {},
): Promise<BundleRow | undefined> {
  const { rows } = await sql<BundleRow>`
    SELECT p.id, p.sku, p.name, p.url_key AS "urlKey", p.is_enabled AS "isEnabled", p.price_minor AS "priceMinor",
      coalesce(b.price_type, 'dynamic') AS "priceType", coalesce(b.sku_type, 'dynamic') AS "skuType",
      coalesce(b.weight_type, 'dynamic') AS "weightType", coalesce(b.price_view, 'range') AS "priceView",
      coalesce(b.ships, 'together') AS ships,
      coalesce(lower(p.attributes ->> 'bundle_items_step_through_selection') IN ('true', '1', 'yes'), false) AS "isStepped",
      p.attributes -> 'cw_bundle_attr_label_text' AS labels,
      (SELECT coalesce(json_agg(json_build_object('title', title, 'type', type, 'isRequired', is_required,
          'isByImage', is_by_image, 'selections', (
            SELECT coalesce(json_agg(json_build_object('productId', child_id, 'isDefault', is_default,
              'defaultQuantity', default_quantity, 'canChangeQuantity', can_change_quantity,
              'priceMinor', price_minor, 'priceMicro', price_micro, 'groupLabels', group_labels)
              ORDER BY position, id), '[]')
            FROM bundle_selection WHERE option_id = o.id)) ORDER BY position, id), '[]')
        FROM bundle_option o WHERE o.product_id = p.id) AS options
    FROM product p LEFT JOIN bundle b ON b.product_id = p.id
    WHERE p.id = ${id} AND p.type = 'bundle' ${hold ? sql`FOR UPDATE OF p` : sql``}`.execute(db);
  return rows[0];
}

interface ProductValues extends Pick<BundleDraft, "isEnabled" | "name" | "priceMinor" | "sku"> {
  readonly urlKey: string;
  /** Attributes that a bundle's page asks for; `null` takes one away. */
  readonly attributes: Readonly<Record<string, boolean | string | null>>;
  readonly now: Date;
}

/** A new product of the type bundle, in every website; `undefined` where its sku is taken. */
export async function insertBundleProduct(
  db: Db,
  { sku, name, urlKey, isEnabled, priceMinor, attributes, now }: ProductValues,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    WITH made AS (
      INSERT INTO product (sku, type, name, url_key, is_enabled, price_minor, attributes, website_ids, tax_class_id,
        created_at, updated_at)
      SELECT ${sku}, 'bundle', ${name}, ${urlKey}, ${isEnabled}, ${priceMinor},
        jsonb_strip_nulls(${JSON.stringify(attributes)}::jsonb), ARRAY(SELECT id FROM website ORDER BY id),
        (SELECT tax_class_id FROM product WHERE tax_class_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1),
        ${now}, ${now}
      ON CONFLICT DO NOTHING RETURNING id
    ), shelf AS (
      INSERT INTO stock_item (product_id, manage_stock) SELECT id, false FROM made
    )
    SELECT id FROM made`.execute(db);
  return rows[0]?.id;
}

/** Writes what is said of the product; gives whether its sku is free. */
export async function updateBundleProduct(
  db: Db,
  id: number,
  { sku, name, isEnabled, priceMinor, attributes, now }: Omit<ProductValues, "urlKey">,
): Promise<boolean> {
  try {
    await sql`
      UPDATE product SET sku = ${sku}, name = ${name}, is_enabled = ${isEnabled}, price_minor = ${priceMinor},
        attributes = jsonb_strip_nulls(attributes || ${JSON.stringify(attributes)}::jsonb), updated_at = ${now}
      WHERE id = ${id}`.execute(db);
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

const UNIQUE_VIOLATION = "23505";

/** Whether a product stands at an address already. */
export async function isUrlKeyTaken(db: Db, urlKey: string): Promise<boolean> {
  const found = await db
    .selectFrom("product")
    .select("id")
    .where("url_key", "=", urlKey)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

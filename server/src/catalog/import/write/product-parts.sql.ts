import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { RealIds } from "../dictionary/dictionary.sql.ts";
import type { Dictionary } from "../dictionary/dictionary.ts";
import { iso, realAttributes } from "./product-row.ts";
import type { ProductState } from "../draft/product-state.ts";
import { recordset } from "./recordset.sql.ts";

/** A product that is in the database, and what it is to be. */
interface Stored {
  readonly id: number;
  readonly state: ProductState;
}

const STOCK =
  "product_id integer, quantity integer, is_in_stock boolean, manage_stock boolean, backorders boolean, " +
  "out_of_stock_quantity integer, min_cart_quantity integer, max_cart_quantity integer, quantity_increment integer, " +
  "increments_enabled boolean, notify_below integer";

/** Writes the stock of the products that were stored: adds its row, or replaces what stands there. */
export async function writeStock(db: Db, stored: readonly Stored[]): Promise<void> {
  if (stored.length === 0) return;
  const names = STOCK.split(", ").map((column) => column.split(" ")[0]);
  const columns = sql.raw(names.join(", "));
  const updates = sql.raw(
    names
      .slice(1)
      .map((name) => `${name} = excluded.${name}`)
      .join(", "),
  );
  const rows = stored.map(({ id, state }) => ({ product_id: id, ...state.stock }));
  await sql`
    INSERT INTO stock_item (${columns}) SELECT ${columns} FROM ${recordset(rows, STOCK)}
    ON CONFLICT (product_id) DO UPDATE SET ${updates}`.execute(db);
}

/** Writes which categories the products that were stored stand in; those they left are left. */
export async function writeCategories(
  db: Db,
  stored: readonly Stored[],
  realIds: RealIds,
): Promise<void> {
  if (stored.length === 0) return;
  const rows = stored.flatMap(({ id, state }) =>
    state.categoryIds.map((category) => ({
      category_id: realIds.get(category) ?? category,
      product_id: id,
    })),
  );
  await sql`
    DELETE FROM category_product c WHERE c.product_id = ANY(${idsOf(stored)}::integer[]) AND NOT EXISTS (
      SELECT 1 FROM ${recordset(rows, "category_id integer, product_id integer")}
      WHERE r.category_id = c.category_id AND r.product_id = c.product_id)`.execute(db);
  await sql`
    INSERT INTO category_product (category_id, product_id)
    SELECT category_id, product_id FROM ${recordset(rows, "category_id integer, product_id integer")}
    ON CONFLICT DO NOTHING`.execute(db);
}

/** Replaces the pictures of the products that were stored. */
export async function writeMedia(db: Db, stored: readonly Stored[]): Promise<void> {
  if (stored.length === 0) return;
  await sql`DELETE FROM product_media WHERE product_id = ANY(${idsOf(stored)}::integer[])`.execute(
    db,
  );
  const rows = stored.flatMap(({ id, state }) =>
    state.media.map(({ isHidden, ...entry }, position) => ({
      product_id: id,
      position,
      is_hidden: isHidden,
      ...entry,
    })),
  );
  await sql`
    INSERT INTO product_media (product_id, file, label, kind, roles, is_hidden, position, width, height)
    SELECT product_id, file, label, kind, roles, is_hidden, position, width, height
    FROM ${recordset(rows, "product_id integer, file text, label text, kind text, roles text[], is_hidden boolean, position integer, width integer, height integer")}`.execute(
    db,
  );
}

/** Replaces the attributes by which the configurable products that were stored are chosen, in their order. */
export async function writeAxes(
  db: Db,
  stored: readonly Stored[],
  realIds: RealIds,
): Promise<void> {
  if (stored.length === 0) return;
  await sql`DELETE FROM configurable_attribute WHERE product_id = ANY(${idsOf(stored)}::integer[])`.execute(
    db,
  );
  const rows = stored.flatMap(({ id, state }) =>
    state.axes.map(({ attributeId, label }, position) => ({
      product_id: id,
      attribute_id: realIds.get(attributeId) ?? attributeId,
      label,
      position,
    })),
  );
  await sql`
    INSERT INTO configurable_attribute (product_id, attribute_id, label, position)
    SELECT product_id, attribute_id, label, position
    FROM ${recordset(rows, "product_id integer, attribute_id integer, label text, position integer")}`.execute(
    db,
  );
}

type IdOf = (sku: string) => number;

/** Replaces the variants of the configurable products that were stored, in their order. */
export async function writeVariants(db: Db, stored: readonly Stored[], idOf: IdOf): Promise<void> {
  if (stored.length === 0) return;
  await sql`DELETE FROM product_variant WHERE parent_id = ANY(${idsOf(stored)}::integer[])`.execute(
    db,
  );
  const rows = stored.flatMap(({ id, state }) =>
    state.variants.map((sku, position) => ({ parent_id: id, child_id: idOf(sku), position })),
  );
  await sql`
    INSERT INTO product_variant (parent_id, child_id, position)
    SELECT parent_id, child_id, position
    FROM ${recordset(rows, "parent_id integer, child_id integer, position integer")}`.execute(db);
}

/** Replaces the links of the products that were stored to others, by kind and in their order. */
export async function writeLinks(db: Db, stored: readonly Stored[], idOf: IdOf): Promise<void> {
  if (stored.length === 0) return;
  await sql`DELETE FROM product_link WHERE product_id = ANY(${idsOf(stored)}::integer[])`.execute(
    db,
  );
  const rows = stored.flatMap(({ id, state }) =>
    [...state.links].flatMap(([kind, links]) =>
      links.map(({ sku, position }) => ({ product_id: id, linked_id: idOf(sku), kind, position })),
    ),
  );
  await sql`
    INSERT INTO product_link (product_id, linked_id, kind, position)
    SELECT product_id, linked_id, kind, position
    FROM ${recordset(rows, "product_id integer, linked_id integer, kind text, position integer")}`.execute(
    db,
  );
}

/** Replaces what the products that were stored say otherwise in single store views. */
export async function writeScopes(
  db: Db,
  stored: readonly Stored[],
  { realIds, dictionary }: { readonly realIds: RealIds; readonly dictionary: Dictionary },
): Promise<void> {
  if (stored.length === 0) return;
  await sql`DELETE FROM product_scope_value WHERE product_id = ANY(${idsOf(stored)}::integer[])`.execute(
    db,
  );
  const rows = stored.flatMap(({ id, state }) =>
    [...state.scopes].map(([view, { fields, attributes }]) => ({
      product_id: id,
      store_view_id: view,
      value: {
        ...fields,
        ...(attributes.size > 0 && { attributes: realAttributes(attributes, dictionary, realIds) }),
      },
    })),
  );
  await sql`
    INSERT INTO product_scope_value (product_id, store_view_id, value)
    SELECT product_id, store_view_id, value
    FROM ${recordset(rows, "product_id integer, store_view_id integer, value jsonb")}`.execute(db);
}

const WEBSITE_PRICE =
  "product_id integer, website_id integer, price_minor integer, special_price_minor integer, " +
  "special_from timestamptz, special_to timestamptz, msrp_minor integer";

/**
 * Replaces the prices that the products that were stored have on single websites; minor units of the website's
 * currency.
 */
export async function writeWebsitePrices(db: Db, stored: readonly Stored[]): Promise<void> {
  if (stored.length === 0) return;
  await sql`DELETE FROM product_website_price WHERE product_id = ANY(${idsOf(stored)}::integer[])`.execute(
    db,
  );
  const rows = stored.flatMap(({ id, state }) =>
    [...state.websitePrices].map(([website, { special_from, special_to, ...amounts }]) => ({
      product_id: id,
      website_id: website,
      ...amounts,
      special_from: iso(special_from),
      special_to: iso(special_to),
    })),
  );
  const columns = sql.raw(
    WEBSITE_PRICE.split(", ")
      .map((column) => column.split(" ")[0])
      .join(", "),
  );
  await sql`
    INSERT INTO product_website_price (${columns}) SELECT ${columns}
    FROM ${recordset(rows, WEBSITE_PRICE)}`.execute(db);
}

function idsOf(stored: readonly Stored[]): number[] {
  return stored.map(({ id }) => id);
}

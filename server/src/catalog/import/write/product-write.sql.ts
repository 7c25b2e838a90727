import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { RealIds } from "../dictionary/dictionary.sql.ts";
import type { Dictionary } from "../dictionary/dictionary.ts";
import {
  writeAxes,
  writeCategories,
  writeLinks,
  writeMedia,
  writeScopes,
  writeStock,
  writeVariants,
  writeWebsitePrices,
} from "./product-parts.sql.ts";
import { writeBundleParts } from "./bundle-parts.ts";
import { productRow } from "./product-row.ts";
import { loadReferences } from "../dictionary/reference.sql.ts";
import { recordset } from "./recordset.sql.ts";
import { keepOldAddresses } from "./rewrite.sql.ts";
import { changedParts, type ProductPart, type ProductState } from "../draft/product-state.ts";

/** A product to store: as it is in the database, and as it is to be. */
export interface Change {
  readonly before: ProductState;
  readonly after: ProductState;
}

interface WriteOptions {
  readonly dictionary: Dictionary;
  /** Ids that stand for pending names in the states. */
  readonly realIds: RealIds;
  /** Ids of products that changes name and that are not among them, by SKU in lower case. */
  readonly otherIds: ReadonlyMap<string, number>;
  readonly now: Date;
}

/** Stores the changes with a handful of statements, however many they are. */
export async function writeProducts(
  db: Db,
  changes: readonly Change[],
  options: WriteOptions,
): Promise<void> {
  const ids = new Map(options.otherIds);
  const told = changes
    .map((change) => ({ ...change, parts: new Set(changedParts(change.before, change.after)) }))
    .filter(({ before, parts }) => before.id === 0 || parts.size > 0);
  for (const { before } of told) if (before.id > 0) ids.set(before.sku.toLowerCase(), before.id);
  await upsertProducts(db, told, options, ids);
  await addNamed(db, told, ids);
  const idOf = (sku: string) => {
    const id = ids.get(sku.toLowerCase());
    if (id === undefined) throw new Error(`Product ${sku} was not stored`);
    return id;
  };
  const having = (part: ProductPart) =>
    told
      .filter(({ before, parts }) => parts.has(part) || (before.id === 0 && part === "stock"))
      .map(({ after }) => ({ id: idOf(after.sku), state: after }));
  await writeStock(db, having("stock"));
  await writeCategories(db, having("categoryIds"), options.realIds);
  await writeMedia(db, having("media"));
  await writeAxes(db, having("axes"), options.realIds);
  await writeVariants(db, having("variants"), idOf);
  await writeBundleParts(db, having("bundle"), idOf);
  await writeLinks(db, having("links"), idOf);
  await writeScopes(db, having("scopes"), options);
  await writeWebsitePrices(db, having("websitePrices"));
}

/** A row that changes some links leaves others, to products that it does not name. */
async function addNamed(db: Db, told: readonly Told[], ids: Map<string, number>): Promise<void> {
  const named = told.flatMap(({ after, parts }) => [
    ...(parts.has("links") ? [...after.links.values()].flat().map(({ sku }) => sku) : []),
    ...(parts.has("variants") ? after.variants : []),
    ...(parts.has("bundle")
      ? (after.bundle?.options ?? []).flatMap(({ selections }) => selections.map(({ sku }) => sku))
      : []),
  ]);
  const missing = [...new Set(named)].filter((sku) => !ids.has(sku));
  for (const [sku, { id }] of await loadReferences(db, missing)) ids.set(sku, id);
}

type Told = Change & { readonly parts: ReadonlySet<ProductPart> };

async function upsertProducts(
  db: Db,
  told: readonly Told[],
  options: WriteOptions,
  ids: Map<string, number>,
): Promise<void> {
  const fresh = told.filter(({ before }) => before.id === 0);
  const changed = told.filter(({ before, parts }) => before.id > 0 && parts.has("fields"));
  if (fresh.length > 0) {
    const rows = fresh.map(({ after }) => productRow(after, options));
    const { rows: stored } = await sql<{ id: number; sku: string }>`
      INSERT INTO product (${COLUMNS}, sku, type, updated_at)
      SELECT ${COLUMNS}, sku, type, ${options.now} FROM ${recordset(rows, PRODUCT)}
      RETURNING id, sku`.execute(db);
    for (const { id, sku } of stored) ids.set(sku.toLowerCase(), id);
  }
  if (changed.length > 0) {
    const rows = changed.map(({ before, after }) => ({
      id: before.id,
      ...productRow(after, options),
    }));
    await sql`
      UPDATE product p SET (${COLUMNS}) = (SELECT ${COLUMNS} FROM (SELECT r.*) AS one), updated_at = ${options.now}
      FROM ${recordset(rows, PRODUCT)} WHERE p.id = r.id`.execute(db);
    const moves = changed.map(({ before, after }) => ({
      from: before.fields.url_key,
      to: after.fields.url_key,
    }));
    await keepOldAddresses(
      db,
      moves.filter(({ from, to }) => from !== "" && from !== to),
    );
  }
  const touched = told
    .filter(({ before, parts }) => before.id > 0 && !parts.has("fields"))
    .map(({ before }) => before.id);
  if (touched.length > 0) {
    await sql`UPDATE product SET updated_at = ${options.now} WHERE id = ANY(${touched}::integer[])`.execute(
      db,
    );
  }
}

const COLUMNS = sql.raw(
  "attribute_set, name, url_key, is_enabled, visibility, tax_class_id, weight_grams, price_minor, special_price_minor, " +
    "special_from, special_to, msrp_minor, description, short_description, meta_title, meta_keywords, meta_description, " +
    "attributes, custom_options, website_ids, created_at",
);
const PRODUCT =
  "id integer, sku text, type text, attribute_set text, name text, url_key text, is_enabled boolean, visibility smallint, " +
  "tax_class_id integer, weight_grams integer, price_minor integer, special_price_minor integer, special_from timestamptz, " +
  "special_to timestamptz, msrp_minor integer, description text, short_description text, meta_title text, " +
  "meta_keywords text, meta_description text, attributes jsonb, custom_options jsonb, website_ids integer[], created_at timestamptz";

import type {
  ImageRole,
  Link,
  LinkKind,
  PriceFields,
  ProductFields,
  StockFields,
} from "@placket/domain/catalog-import/product-draft";
import type { CustomOption } from "@placket/domain/custom-option/custom-option";
import { stockDefaults } from "@placket/domain/catalog-import/product-draft";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { selectBundles } from "./bundle-load.sql.ts";
import type {
  AttributeValue,
  AxisState,
  MediaState,
  ProductState,
  ScopeState,
} from "../draft/product-state.ts";

/**
 * The products with these SKUs as they stand, by SKU in lower case. Their stock rows are locked until the
 * transaction ends, so that an order placed meanwhile is neither lost nor doubled; not for whoever only reads.
 */
export async function loadProducts(
  db: Db,
  skus: readonly string[],
  { lock = true } = {},
): Promise<Map<string, ProductState>> {
  const { rows } = await sql<ProductRow>`
    SELECT * FROM product WHERE lower(sku) = ANY(${skus}::text[]) ORDER BY id`.execute(db);
  return withParts(db, rows, lock);
}

/** A page of products in the order of their ids; those that are made of others in pages of their own. */
export async function pageOfProducts(
  db: Db,
  page: { readonly made: boolean; readonly after: number; readonly size: number },
): Promise<ProductState[]> {
  const { rows } = await sql<ProductRow>`
    SELECT * FROM product
    WHERE id > ${page.after} AND (type IN ('configurable', 'bundle')) = ${page.made}
      AND type IN ('simple', 'virtual', 'configurable', 'bundle')
    ORDER BY id LIMIT ${page.size}`.execute(db);
  return [...(await withParts(db, rows, false)).values()];
}

async function withParts(
  db: Db,
  rows: readonly ProductRow[],
  lock: boolean,
): Promise<Map<string, ProductState>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const stock = await selectStock(db, ids, lock);
  const categories = await selectCategoryIds(db, ids);
  const media = await selectMedia(db, ids);
  const links = await selectLinks(db, ids);
  const axes = await selectAxes(db, ids);
  const variants = await selectVariants(db, ids);
  const bundles = await selectBundles(db, ids);
  const scopes = await selectScopes(db, ids);
  const websitePrices = await selectWebsitePrices(db, ids);
  const states = rows.map((row): ProductState => ({
    ...ownParts(row),
    stock: stock.get(row.id) ?? stockDefaults,
    categoryIds: categories.get(row.id) ?? [],
    media: media.get(row.id) ?? [],
    links: links.get(row.id) ?? new Map(),
    axes: axes.get(row.id) ?? [],
    variants: variants.get(row.id) ?? [],
    bundle: bundles.get(row.id) ?? null,
    scopes: scopes.get(row.id) ?? new Map(),
    websitePrices: websitePrices.get(row.id) ?? new Map(),
  }));
  return new Map(states.map((state) => [state.sku.toLowerCase(), state]));
}

type OwnParts =
  | "id"
  | "sku"
  | "type"
  | "fields"
  | "taxClassId"
  | "websiteIds"
  | "attributes"
  | "options";

interface ProductRow extends Omit<ProductFields, "special_from" | "special_to" | "created_at"> {
  readonly id: number;
  readonly sku: string;
  readonly type: string;
  readonly special_from: Date | null;
  readonly special_to: Date | null;
  readonly created_at: Date;
  readonly tax_class_id: number | null;
  readonly website_ids: number[];
  readonly attributes: Readonly<Record<string, AttributeValue>>;
  readonly custom_options: readonly CustomOption[];
}

function ownParts(row: ProductRow): Pick<ProductState, OwnParts> {
  return {
    id: row.id,
    sku: row.sku,
    type: row.type,
    taxClassId: row.tax_class_id,
    websiteIds: [...row.website_ids].sort((a, b) => a - b),
    attributes: new Map(Object.entries(row.attributes)),
    options: row.custom_options,
    fields: {
      attribute_set: row.attribute_set,
      name: row.name,
      url_key: row.url_key,
      is_enabled: row.is_enabled,
      visibility: row.visibility,
      weight_grams: row.weight_grams,
      price_minor: row.price_minor,
      special_price_minor: row.special_price_minor,
      special_from: row.special_from?.getTime() ?? null,
      special_to: row.special_to?.getTime() ?? null,
      msrp_minor: row.msrp_minor,
      description: row.description,
      short_description: row.short_description,
      meta_title: row.meta_title,
      meta_keywords: row.meta_keywords,
      meta_description: row.meta_description,
      created_at: row.created_at.getTime(),
    },
  };
}

async function selectStock(
  db: Db,
  ids: readonly number[],
  lock: boolean,
): Promise<Map<number, StockFields>> {
  const { rows } = await sql<StockFields & { product_id: number }>`
    SELECT * FROM stock_item WHERE product_id = ANY(${ids}::integer[]) ORDER BY product_id
    ${lock ? sql`FOR UPDATE` : sql``}`.execute(db);
  return new Map(rows.map(({ product_id, ...stock }) => [product_id, stock]));
}

async function selectCategoryIds(db: Db, ids: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ product_id: number; category_id: number }>`
    SELECT product_id, category_id FROM category_product
    WHERE product_id = ANY(${ids}::integer[]) ORDER BY category_id`.execute(db);
  return grouped(
    rows,
    (row) => row.product_id,
    (row) => row.category_id,
  );
}

interface MediaRow {
  readonly product_id: number;
  readonly file: string;
  readonly label: string | null;
  readonly kind: string;
  readonly roles: ImageRole[];
  readonly is_hidden: boolean;
  readonly width: number | null;
  readonly height: number | null;
}

async function selectMedia(db: Db, ids: readonly number[]): Promise<Map<number, MediaState[]>> {
  const { rows } = await sql<MediaRow>`
    SELECT product_id, file, label, kind, roles, is_hidden, width, height FROM product_media
    WHERE product_id = ANY(${ids}::integer[]) ORDER BY product_id, position, id`.execute(db);
  return grouped(
    rows,
    (row) => row.product_id,
    ({ file, label, kind, roles, is_hidden, width, height }) => ({
      file,
      label,
      kind,
      roles,
      isHidden: is_hidden,
      width,
      height,
    }),
  );
}

async function selectLinks(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, Map<LinkKind, Link[]>>> {
  const { rows } = await sql<{ product_id: number; kind: LinkKind; sku: string; position: number }>`
    SELECT l.product_id, l.kind, lower(p.sku) AS sku, l.position
    FROM product_link l JOIN product p ON p.id = l.linked_id
    WHERE l.product_id = ANY(${ids}::integer[]) ORDER BY l.product_id, l.kind, l.position, lower(p.sku)`.execute(
    db,
  );
  const links = new Map<number, Map<LinkKind, Link[]>>();
  for (const { product_id, kind, sku, position } of rows) {
    const ofProduct = links.get(product_id) ?? new Map<LinkKind, Link[]>();
    ofProduct.set(kind, [...(ofProduct.get(kind) ?? []), { sku, position }]);
    links.set(product_id, ofProduct);
  }
  return links;
}

async function selectAxes(db: Db, ids: readonly number[]): Promise<Map<number, AxisState[]>> {
  const { rows } = await sql<{ product_id: number; attribute_id: number; label: string | null }>`
    SELECT product_id, attribute_id, label FROM configurable_attribute
    WHERE product_id = ANY(${ids}::integer[]) ORDER BY product_id, position, attribute_id`.execute(
    db,
  );
  return grouped(
    rows,
    (row) => row.product_id,
    (row) => ({ attributeId: row.attribute_id, label: row.label }),
  );
}

async function selectVariants(db: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ parent_id: number; sku: string }>`
    SELECT v.parent_id, lower(p.sku) AS sku FROM product_variant v JOIN product p ON p.id = v.child_id
    WHERE v.parent_id = ANY(${ids}::integer[]) ORDER BY v.parent_id, v.position, v.child_id`.execute(
    db,
  );
  return grouped(
    rows,
    (row) => row.parent_id,
    (row) => row.sku,
  );
}

async function selectScopes(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, Map<number, ScopeState>>> {
  const { rows } = await sql<{ product_id: number; store_view_id: number; value: ScopeJson }>`
    SELECT product_id, store_view_id, value FROM product_scope_value
    WHERE product_id = ANY(${ids}::integer[]) ORDER BY product_id, store_view_id`.execute(db);
  const pairs = grouped(
    rows,
    (row) => row.product_id,
    ({ store_view_id, value: { attributes, ...fields } }) => {
      const scope: ScopeState = { fields, attributes: new Map(Object.entries(attributes ?? {})) };
      return [store_view_id, scope] as const;
    },
  );
  return new Map([...pairs].map(([id, scopes]) => [id, new Map(scopes)]));
}

interface WebsitePriceRow {
  readonly product_id: number;
  readonly website_id: number;
  readonly price_minor: number | null;
  readonly special_price_minor: number | null;
  readonly special_from: Date | null;
  readonly special_to: Date | null;
  readonly msrp_minor: number | null;
}

async function selectWebsitePrices(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, ProductState["websitePrices"]>> {
  const { rows } = await sql<WebsitePriceRow>`
    SELECT * FROM product_website_price
    WHERE product_id = ANY(${ids}::integer[]) ORDER BY product_id, website_id`.execute(db);
  const pairs = grouped(
    rows,
    (row) => row.product_id,
    ({ website_id, special_from, special_to, ...amounts }) =>
      [
        website_id,
        said({
          price_minor: amounts.price_minor,
          special_price_minor: amounts.special_price_minor,
          special_from: special_from?.getTime() ?? null,
          special_to: special_to?.getTime() ?? null,
          msrp_minor: amounts.msrp_minor,
        }),
      ] as const,
  );
  return new Map([...pairs].map(([id, prices]) => [id, new Map(prices)]));
}

/** What a website says; what it does not say is left out. */
function said(prices: PriceFields): Partial<PriceFields> {
  return Object.fromEntries(Object.entries(prices).filter(([, value]) => value !== null));
}

type ScopeJson = Partial<ProductFields> & {
  readonly attributes?: Readonly<Record<string, AttributeValue>>;
};

function grouped<Row, Value>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
  valueOf: (row: Row) => Value,
): Map<number, Value[]> {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(valueOf(row));
    else groups.set(keyOf(row), [valueOf(row)]);
  }
  return groups;
}

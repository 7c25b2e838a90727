import { sql } from "kysely";
import type { ProductType } from "@placket/domain/catalog/product";
import type { Db } from "../../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../../list/list-page.ts";

/** Which products staff look for. */
export interface ProductSearch {
  /** The beginning of an sku, or a part of a name; `""` for all. */
  readonly text: string;
  readonly type?: ProductType | undefined;
  readonly isEnabled?: boolean | undefined;
  readonly visibility?: number | undefined;
  readonly categoryId?: number | undefined;
  /** Products that are meant, or those that are not, where something else than the database knows them. */
  readonly ids?: { readonly are: "in" | "out"; readonly of: readonly number[] } | undefined;
}

const NOT_VISIBLE = 1;

const SORTING: Sorting = {
  columns: {
    sku: { by: sql`lower(product.sku)`, as: "text" },
    name: { by: sql`lower(product.name)`, as: "text" },
  },
  unlessTold: "sku",
  id: sql.ref<number>("product.id"),
};

/**
 * Products that match, by sku unless told. Each kind that there is, by visibility, status and type, is looked up by
 * itself (migration `product-list`): its first rows come off an index in their order, whatever else is asked.
 */
export async function selectProducts(db: Db, search: ProductSearch, page: PageAsked) {
  const ways =
    search.text === ""
      ? (await selectKinds(db)).filter(isAskedBy(search)).map((kind) => byKind(db, search, kind))
      : byWords(db, search, !page.sort?.endsWith("name"));
  const query = db
    .selectFrom("product")
    .select(["product.id", "sku", "name", "type", "is_enabled as isEnabled", "visibility"]);
  return listPage(ways.length === 0 ? query.where(sql<boolean>`false`) : query, SORTING, {
    ...page,
    ...(ways.length > 0 && { ways }),
  });
}

export type ProductListRow = Extract<
  Awaited<ReturnType<typeof selectProducts>>,
  { ok: true }
>["value"]["rows"][number];

interface Kind {
  readonly visibility: number;
  readonly isEnabled: boolean;
  readonly type: ProductType;
}

/** Every kind of which there is a product: the index is jumped along, not read. */
async function selectKinds(db: Db): Promise<Kind[]> {
  const { rows } = await sql<Kind>`
    WITH RECURSIVE kind AS (
      (SELECT visibility, is_enabled, type FROM product ORDER BY 1, 2, 3 LIMIT 1)
      UNION ALL
      SELECT next.* FROM kind, LATERAL (
        SELECT visibility, is_enabled, type FROM product
        WHERE (visibility, is_enabled, type) > (kind.visibility, kind.is_enabled, kind.type)
        ORDER BY 1, 2, 3 LIMIT 1) AS next
    ) SELECT visibility, is_enabled AS "isEnabled", type FROM kind`.execute(db);
  return rows;
}

/** Whether products of a visibility are listed: variants in their family, by their sku, or where they are asked for. */
export function isListed(search: ProductSearch, visibility: number): boolean {
  if (search.visibility !== undefined) return visibility === search.visibility;
  return search.text !== "" || visibility !== NOT_VISIBLE;
}

const isAskedBy = (search: ProductSearch) => (kind: Kind) =>
  isListed(search, kind.visibility) &&
  (search.isEnabled ?? kind.isEnabled) === kind.isEnabled &&
  (search.type ?? kind.type) === kind.type;

const byKind = (db: Db, search: ProductSearch, { visibility, isEnabled, type }: Kind) =>
  narrowed(db, search)
    .where("visibility", "=", visibility)
    .where("is_enabled", "=", isEnabled)
    .where("type", "=", type);

/** By the beginning of an sku, whatever is called so; by a part of a name what is visible by itself. */
function byWords(db: Db, search: ProductSearch, isBySku: boolean) {
  const { text, type, isEnabled, visibility } = search;
  const literal = literally(text);
  let query = narrowed(db, search);
  if (type !== undefined) query = query.where("type", "=", type);
  if (isEnabled !== undefined) query = query.where("is_enabled", "=", isEnabled);
  if (visibility !== undefined) query = query.where("visibility", "=", visibility);
  return [
    query.where(beginsWith(literal.toLowerCase(), isBySku)),
    query
      .where(sql<boolean>`product.name ILIKE ${`%${literal}%`}`)
      .where(sql<boolean>`visibility <> ${sql.lit(NOT_VISIBLE)}`),
  ];
}

/** Nobody turns so many pages: in an order that no index of skus gives, no more of them are sorted. */
const BEGINNING_MAX = 2_000;

/** Products whose sku begins so; in another order than that of skus the first ones. */
function beginsWith(literal: string, isBySku: boolean) {
  const pattern = `${literal}%`;
  return isBySku
    ? sql<boolean>`lower(product.sku) LIKE ${pattern}`
    : sql<boolean>`product.id = ANY(ARRAY(SELECT begun.id FROM product AS begun
        WHERE lower(begun.sku) LIKE ${pattern} ORDER BY lower(begun.sku) LIMIT ${sql.lit(BEGINNING_MAX)}))`;
}

function narrowed(db: Db, { categoryId, ids }: ProductSearch) {
  let query = db.selectFrom("product").select([]);
  if (categoryId !== undefined) query = query.where(standsIn(categoryId));
  if (ids !== undefined) {
    const isOneOf = sql<boolean>`product.id = ANY(${[...ids.of]}::int[])`;
    query = query.where(ids.are === "in" ? isOneOf : sql<boolean>`NOT (${isOneOf})`);
  }
  return query;
}

/** In the category or in one below it. */
const standsIn = (categoryId: number) => sql<boolean>`EXISTS (
  SELECT FROM category_product c WHERE c.product_id = product.id AND c.category_id = ANY(ARRAY(
    WITH RECURSIVE tree AS (
      SELECT ${categoryId}::int AS id
      UNION ALL
      SELECT child.id FROM category child JOIN tree ON child.parent_id = tree.id
    ) SELECT id FROM tree)))`;

/** What a line of the list says besides. */
export interface ProductFigures {
  readonly id: number;
  /** Its own price, else the lowest of its variants. */
  readonly priceMinor: number | null;
  readonly variants: number;
  readonly pieces: number | null;
}

/** Prices and pieces of the products of a page; families have those of their variants. */
export async function selectFigures(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProductFigures>> {
  const { rows } = await sql<ProductFigures>`
    SELECT p.id, coalesce(p.price_minor, family.price) AS "priceMinor", family.variants,
      CASE WHEN p.type IN ('configurable', 'bundle') THEN family.pieces
        WHEN shelf.manage_stock THEN shelf.quantity END AS pieces
    FROM product p
    LEFT JOIN stock_item shelf ON shelf.product_id = p.id
    CROSS JOIN LATERAL (
      SELECT min(child.price_minor) AS price, count(*)::int AS variants,
        sum(s.quantity) FILTER (WHERE s.manage_stock AND s.quantity > 0)::int AS pieces
      FROM product_variant v JOIN product child ON child.id = v.child_id
      LEFT JOIN stock_item s ON s.product_id = child.id
      WHERE v.parent_id = p.id) AS family
    WHERE p.id = ANY(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

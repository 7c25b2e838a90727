import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../db/database.ts";

/**
 * What the read model is built from, read in ranges of product ids. Each query answers with one row of
 * JSON arrays, one per column: parsing those is several times faster than reading rows.
 */

/** The products of one batch, ascending by id; every column has as many values as `id`. */
export interface ProductBatch {
  readonly id: readonly number[];
  readonly type: readonly string[];
  readonly enabled: readonly boolean[];
  readonly login: readonly boolean[];
  readonly discontinued: readonly boolean[];
  readonly embroidery: readonly boolean[];
  readonly lockdown: readonly boolean[];
  readonly visibility: readonly number[];
  readonly base: readonly (number | null)[];
  readonly special: readonly (number | null)[];
  readonly special_from: readonly (number | null)[];
  readonly special_to: readonly (number | null)[];
  readonly msrp: readonly (number | null)[];
  readonly tax_class: readonly (number | null)[];
  readonly weight: readonly (number | null)[];
  readonly websites: readonly (readonly number[])[];
  readonly sku: readonly string[];
  readonly name: readonly (string | null)[];
  readonly url_key: readonly (string | null)[];
  readonly has_stock: readonly boolean[];
  readonly quantity: readonly (number | null)[];
  readonly in_stock: readonly (boolean | null)[];
  readonly managed: readonly (boolean | null)[];
  readonly backorders: readonly (boolean | null)[];
  readonly minimum: readonly (number | null)[];
  readonly maximum: readonly (number | null)[];
  readonly increment: readonly (number | null)[];
  /** One column per attribute asked for, named `a` and its number in the list. */
  readonly [attributeColumn: `a${number}`]: readonly unknown[];
}

/** So many products after an id, or those named; `attributeCodes` are the configurable attributes. */
export async function selectProductBatch(
  db: Db,
  wanted: { readonly after: number; readonly limit: number } | NamedProducts,
  attributeCodes: readonly string[],
): Promise<ProductBatch | undefined> {
  const attributes = attributeCodes.map(
    (code, i) => sql`, json_agg(attributes->${code}::text) as ${sql.ref(`a${i}`)}`,
  );
  const { rows } = await sql<ProductBatch & { id: number[] | null }>`
    select json_agg(id) as id, json_agg(type) as type, json_agg(is_enabled) as enabled,
      json_agg(coalesce(attributes->>'login_required' in ('true', '1'), false)) as login,
      json_agg(coalesce(attributes->>'discontinued_product' in ('true', '1'), false)) as discontinued,
      json_agg(coalesce(attributes->>'has_embroidery' in ('true', '1'), false)) as embroidery,
      json_agg(coalesce(attributes->>'is_embroidery_lockdown' in ('true', '1'), false)) as lockdown,
      json_agg(visibility) as visibility, json_agg(price_minor) as base,
      json_agg(special_price_minor) as special, json_agg(${epochMs("special_from")}) as special_from,
      json_agg(${epochMs("special_to")}) as special_to, json_agg(msrp_minor) as msrp,
      json_agg(tax_class_id) as tax_class, json_agg(weight_grams) as weight,
      json_agg(website_ids) as websites, json_agg(sku) as sku,
      json_agg(case when ${hasPage} or ${isOnItsOwn} then name end) as name,
      json_agg(case when ${hasPage} then url_key end) as url_key,
      json_agg(product_id is not null) as has_stock,
      json_agg(quantity - greatest(0, out_of_stock_quantity)) as quantity, json_agg(is_in_stock) as in_stock,
      json_agg(manage_stock) as managed, json_agg(backorders) as backorders,
      json_agg(min_cart_quantity) as minimum, json_agg(max_cart_quantity) as maximum,
      json_agg(case when increments_enabled then quantity_increment else 1 end) as increment
      ${sql.join(attributes, sql``)}
    from (${productsWanted(wanted)}) batch`.execute(db);
  const batch = rows[0];
  return batch?.id ? batch : undefined;
}

function productsWanted(
  wanted: { readonly after: number; readonly limit: number } | NamedProducts,
) {
  if ("ids" in wanted) {
    return sql`select * from product left join stock_item on product_id = id
      where id = any(${wanted.ids}::int[]) order by id`;
  }
  // The bound on both sides: a merge join would read the stock from its beginning for every batch.
  return sql`select * from product left join stock_item on product_id = id and product_id > ${wanted.after}
    where id > ${wanted.after} order by id limit ${wanted.limit}`;
}

/** Variants are named by their parent: only products that can stand alone keep their own texts. */
const hasPage = sql`visibility > 1 or type not in ('simple', 'virtual')`;

/** What is bought with something else only, as a text on a coat or a part of a bundle, has a name and no page. */
const isOnItsOwn = sql`not exists (select from product_variant where child_id = id)`;

const epochMs = (column: string): RawBuilder<unknown> =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** How many products there are, disabled ones too. */
export async function countProducts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from product`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Products of a range of ids: after `after`, up to and with `upTo`. */
interface IdRange {
  readonly after: number;
  readonly upTo: number;
}

/** Products of these ids. */
interface NamedProducts {
  readonly ids: readonly number[];
}

export type ProductsWanted = IdRange | NamedProducts;

/** The condition that a column names one of them. */
export function among(column: string, wanted: ProductsWanted): RawBuilder<unknown> {
  const id = sql.ref(column);
  if ("ids" in wanted) return sql`${id} = any(${wanted.ids}::int[])`;
  return sql`${id} > ${wanted.after} and ${id} <= ${wanted.upTo}`;
}

/** Columns of one query; null when the range holds nothing. */
type Columns<Names extends string> = { readonly [Name in Names]: readonly number[] | null };

/**
 * Which variants belong to which configurable product, as columns; ordered by product and position, `null` of none.
 */
export function selectVariantBatch(db: Db, wanted: ProductsWanted) {
  return one<Columns<"parent" | "child">>(
    db,
    sql`select json_agg(parent_id) as parent, json_agg(child_id) as child from (
      select parent_id, child_id from product_variant
      where ${among("parent_id", wanted)}
      order by parent_id, position, child_id) batch`,
  );
}

/** Prices that websites have of their own, ascending by product. */
export type OwnPriceBatch = {
  readonly [
    Name in "product" | "website" | "base" | "special" | "special_from" | "special_to" | "msrp"
  ]: readonly (number | null)[] | null;
};

/** Prices of single websites, as columns in minor units; ordered by product, `null` of none. */
export function selectOwnPriceBatch(db: Db, wanted: ProductsWanted) {
  return one<OwnPriceBatch>(
    db,
    sql`select json_agg(product_id) as product, json_agg(website_id) as website,
      json_agg(price_minor) as base, json_agg(special_price_minor) as special,
      json_agg(${epochMs("special_from")}) as special_from,
      json_agg(${epochMs("special_to")}) as special_to, json_agg(msrp_minor) as msrp
    from (select * from product_website_price where ${among("product_id", wanted)}
      order by product_id) batch`,
  );
}

/**
 * Bulk prices, as columns, ordered by product and quantity; -1 stands for every website, for every group, and for no
 * price or no discount. `null` of none.
 */
export function selectTierBatch(db: Db, wanted: ProductsWanted) {
  return one<Columns<"product" | "website" | "group" | "quantity" | "price" | "discount">>(
    db,
    sql`select json_agg(product_id) as product, json_agg(coalesce(website_id, -1)) as website,
      json_agg(coalesce(customer_group_id, -1)) as group, json_agg(quantity) as quantity,
      json_agg(coalesce(price_minor, -1)) as price, json_agg(coalesce(discount_micro, -1)) as discount
    from (select * from tier_price where ${among("product_id", wanted)}
      order by product_id, quantity, id) batch`,
  );
}

/** The first pictures of each product, the one for tiles leading. */
export function selectImageBatch(db: Db, wanted: ProductsWanted) {
  return one<{ product: readonly number[] | null; files: readonly (readonly string[])[] | null }>(
    db,
    sql`select json_agg(product_id) as product, json_agg(files) as files from (
      select product_id, (array_agg(file order by 'small' = any(roles) desc,
        'base' = any(roles) desc, position, id))[1:6] as files
      from product_media
      where ${among("product_id", wanted)}
        and not is_hidden and kind = 'image'
      group by product_id order by product_id) batch`,
  );
}

/**
 * By which attributes configurable products are chosen, each with the label it has there; ordered by product, `null`
 * of none.
 */
export function selectConfigurableBatch(db: Db, wanted: ProductsWanted) {
  return one<{
    product: readonly number[] | null;
    attributes: readonly (readonly { id: number; label: string | null }[])[] | null;
  }>(
    db,
    sql`select json_agg(product_id) as product, json_agg(attributes) as attributes from (
      select product_id, json_agg(json_build_object('id', attribute_id, 'label', label)
        order by position, attribute_id) as attributes
      from configurable_attribute
      where ${among("product_id", wanted)}
      group by product_id order by product_id) batch`,
  );
}

/** Which product stands where in which category, as columns; `null` of none. */
export function selectMembershipBatch(db: Db, wanted: ProductsWanted) {
  return one<Columns<"product" | "category" | "position">>(
    db,
    sql`select json_agg(product_id) as product, json_agg(category_id) as category,
      json_agg(position) as position
    from (select * from category_product
      where ${among("product_id", wanted)}) batch`,
  );
}

/** Attributes of products that stand in listings, as `a0`, `a1` … by the order of `codes`. */
export function selectListedBatch(db: Db, wanted: ProductsWanted, codes: readonly string[]) {
  const columns = codes.map(
    (code, i) => sql`, json_agg(attributes->${code}::text) as ${sql.ref(`a${i}`)}`,
  );
  return one<{ id: readonly number[] | null; [column: `a${number}`]: readonly unknown[] }>(
    db,
    sql`select json_agg(id) as id ${sql.join(columns, sql``)} from (
      select id, attributes from product
      where ${among("id", wanted)} and visibility > 1 order by id) batch`,
  );
}

/** What single store views say otherwise. */
export function selectScopeBatch(db: Db, wanted: ProductsWanted) {
  return one<{
    product: readonly number[] | null;
    view: readonly number[] | null;
    value: readonly unknown[] | null;
  }>(
    db,
    sql`select json_agg(product_id) as product, json_agg(store_view_id) as view,
      json_agg(value - 'description' - 'short_description') as value
    from product_scope_value
    where ${among("product_id", wanted)} and store_view_id > 0`,
  );
}

async function one<Row>(db: Db, query: RawBuilder<unknown>): Promise<Row> {
  const { rows } = await query.$castTo<Row>().execute(db);
  return rows[0] as Row;
}

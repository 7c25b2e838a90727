import { sql, type RawBuilder } from "kysely";
import { analyzeCatalog } from "../catalog/import/analyze-catalog.ts";
import type { Db } from "../db/database.ts";

/** Size of a made-up catalogue. */
export interface CatalogueSize {
  readonly products: number;
  readonly variantsEach: number;
}

/** Products made by one statement. */
const CHUNK = 5_000;

/** Filterable attributes besides color and size, and how many options each has. */
const FACETS = {
  material: 12,
  gender: 3,
  fit: 5,
  sleeve: 6,
  collar: 8,
  closure: 6,
  pattern: 10,
  brand: 40,
  season: 4,
  care: 7,
} as const;

const COLORS = 12;
const SIZES = 10;
const TOP_CATEGORIES = 10;
const SUB_CATEGORIES = 8;

/**
 * Fills an empty, migrated database with a made-up catalogue: configurable products of so many variants,
 * 12 facets, 90 categories, pictures, stock, and a special price on every twentieth product. The same
 * size gives the same catalogue.
 */
export async function fillCatalogue(db: Db, size: CatalogueSize): Promise<void> {
  await makeStore(db);
  await makeAttributes(db);
  await makeCategories(db);
  for (let from = 1; from <= size.products; from += CHUNK) {
    const to = Math.min(from + CHUNK - 1, size.products);
    await makeProducts(db, { from, to, variants: size.variantsEach });
  }
  for (const table of ["product", "category", "attribute", "attribute_option"]) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'),
      (select max(id) from ${sql.table(table)}))`.execute(db);
  }
  await analyzeCatalog(db);
}

async function makeStore(db: Db): Promise<void> {
  await run(
    db,
    sql`insert into website (id, code, name, currency) values (1, 'base', 'Base', 'USD')`,
  );
  await run(
    db,
    sql`insert into store_group (id, website_id, code, name, root_category_id)
    values (1, 1, 'main', 'Main', 2)`,
  );
  await run(
    db,
    sql`insert into store_view (id, website_id, group_id, code, name, locale, country_code)
    values (1, 1, 1, 'us', 'US English', 'en-US', 'US')`,
  );
}

/** Attribute 1 is color, 2 is size; option ids are 1000 times the attribute's plus a number. */
async function makeAttributes(db: Db): Promise<void> {
  const facets = Object.entries({ color: COLORS, size: SIZES, ...FACETS });
  for (const [i, [code, options]] of facets.entries()) {
    const id = i + 1;
    const isConfigurable = id <= 2;
    const swatch = id === 1 ? "color" : null;
    await run(
      db,
      sql`insert into attribute (id, code, label, input, swatch, is_filterable, is_searchable,
        is_configurable, is_visible, position)
      values (${id}, ${code}, initcap(${code}), 'select', ${swatch}, true, ${id !== 2}, ${isConfigurable}, true, ${id})`,
    );
    await run(
      db,
      sql`insert into attribute_option (id, attribute_id, label, swatch_value, position)
      select ${id}::int * 1000 + n, ${id}, initcap(${code}) || ' ' || n, '#' || lpad(to_hex(n * 999983 % 16777216), 6, '0'), n
      from generate_series(0, ${options}::int - 1) n`,
    );
  }
}

async function makeCategories(db: Db): Promise<void> {
  await run(db, sql`insert into category (id, name) values (2, 'Default Category')`);
  await run(
    db,
    sql`insert into category (id, parent_id, name, url_key, url_path, position)
    select 10 + n, 2, 'Department ' || n, 'department-' || n, 'department-' || n, n
    from generate_series(0, ${TOP_CATEGORIES}::int - 1) n`,
  );
  await run(
    db,
    sql`insert into category (id, parent_id, name, url_key, url_path, position)
    select 100 + n, 10 + n / ${SUB_CATEGORIES}::int, 'Range ' || n, 'range-' || n,
      'department-' || (n / ${SUB_CATEGORIES}::int) || '/range-' || n, n
    from generate_series(0, ${TOP_CATEGORIES * SUB_CATEGORIES}::int - 1) n`,
  );
}

interface Chunk {
  readonly from: number;
  readonly to: number;
  readonly variants: number;
}

/** Product `p` has the id `p × (variants + 1)`; its variants follow it. */
async function makeProducts(db: Db, { from, to, variants }: Chunk): Promise<void> {
  const step = variants + 1;
  const parents = sql`generate_series(${from}::int, ${to}::int) p`;
  const children = sql`${parents}, generate_series(1, ${variants}::int) v`;
  await run(
    db,
    sql`insert into product (id, sku, type, name, url_key, tax_class_id, price_minor,
      special_price_minor, msrp_minor, short_description, description, attributes, website_ids)
    select p * ${step}::int, 'GEN-' || lpad(p::text, 6, '0'), 'configurable', ${productName},
      'generated-' || p, 2, null, null, case when p % 7 = 0 then 9900 end, 'A made-up garment.',
      repeat('A made-up garment for measuring. ', 12), ${facetValues}, '{1}' from ${parents}`,
  );
  await run(
    db,
    sql`insert into product (id, sku, type, name, url_key, visibility, tax_class_id, weight_grams,
      price_minor, special_price_minor, attributes, website_ids)
    select p * ${step}::int + v, 'GEN-' || lpad(p::text, 6, '0') || '-' || v, 'simple', ${productName},
      'generated-' || p || '-' || v, 1, 2, 400, 1995 + (p * 37 % 80) * 100 + v / 8 * 300,
      case when p % 20 = 0 then 1495 + (p % 10) * 100 end,
      jsonb_build_object('color', 1000 + (p + v % 4) % ${COLORS}::int, 'size', 2000 + v % ${SIZES}::int), '{1}'
    from ${children}`,
  );
  await run(
    db,
    sql`insert into configurable_attribute (product_id, attribute_id, position)
    select p * ${step}::int, a, a from ${parents}, generate_series(1, 2) a`,
  );
  await run(
    db,
    sql`insert into product_variant (parent_id, child_id, position)
    select p * ${step}::int, p * ${step}::int + v, v from ${children}`,
  );
  await run(
    db,
    sql`insert into stock_item (product_id, quantity)
    select p * ${step}::int + v, (p * 13 + v * 7) % 200 from ${parents}, generate_series(0, ${variants}::int) v`,
  );
  await run(
    db,
    sql`insert into product_media (product_id, file, roles, position)
    select p * ${step}::int + v, 'gen/' || p || '-' || ((p + v % 4) % ${COLORS}::int) || '_sf.jpg', '{base,small,thumbnail}', 0
    from ${parents}, generate_series(0, ${variants}::int) v`,
  );
  await run(
    db,
    sql`insert into category_product (category_id, product_id, position)
    select 100 + p % ${TOP_CATEGORIES * SUB_CATEGORIES}::int, p * ${step}::int, p from ${parents}`,
  );
}

/** Two words out of some hundred and a noun, so that searches find some and not all. */
const productName = sql`(array['Merrow','Harlow','Alder','Corvin','Teagan','Sutton','Briar','Locke'])[p % 8 + 1]
  || ' ' || (array['Chef','Server','Barista','Clinic','Workshop','Hotel'])[p / 8 % 6 + 1]
  || ' ' || (array['Coat','Apron','Trouser','Shirt','Vest','Cap','Jacket','Polo','Scrub','Skirt'])[p / 48 % 10 + 1]
  || ' ' || p % 977`;

const facetValues = sql`jsonb_build_object(${sql.join(
  Object.entries(FACETS).flatMap(([code, options], i) => [
    sql.lit(code),
    sql`${sql.lit((i + 3) * 1000)} + (p * ${sql.lit(i * 2 + 3)} + p / ${sql.lit(i + 2)}) % ${sql.lit(options)}`,
  ]),
)})`;

async function run(db: Db, statement: RawBuilder<unknown>): Promise<void> {
  await statement.execute(db);
}

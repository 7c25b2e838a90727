import fc from "fast-check";
import { sql, type RawBuilder } from "kysely";
import { aConfigurable, aProduct, type Shop } from "../../testing/shop.ts";
import { aCategory, aStoreView } from "./catalog-app.ts";

/** A store in which anything that a patch can take in may be edited. */
export interface EditedStore {
  /** All products; those below `listed` have a page from the beginning. */
  readonly products: readonly number[];
  readonly listed: number;
  readonly categories: readonly number[];
  readonly options: { readonly color: readonly number[]; readonly size: readonly number[] };
}

/** Attributes of each kind that listings, searches and orders are made of. */
const ATTRIBUTES = [
  { code: "material", label: "Material", input: "text", is_filterable: true, is_searchable: true },
  {
    code: "weight_class",
    label: "Weight",
    input: "number",
    is_filterable: true,
    is_sortable: true,
  },
  { code: "season", label: "Season", input: "text", is_searchable: true, is_sortable: true },
  { code: "cw_product_callouts", label: "Callout", input: "text" },
  { code: "tile_text", label: "Line on the tile", input: "text", is_visible: true },
] as const;

/** Fills a shop with two families, a few plain products, a second view and a tree of categories. */
export async function fillEditedStore(shop: Shop): Promise<EditedStore> {
  const { db } = shop;
  await aStoreView(shop, { id: 2, code: "fr", locale: "fr-FR" });
  await db.insertInto("attribute").values(ATTRIBUTES.slice()).execute();
  await db
    .updateTable("attribute")
    .set({ is_searchable: true, is_sortable: true })
    .where("code", "=", "color")
    .execute();
  const listed: number[] = [];
  const variants: number[] = [];
  for (const [sku, name] of [
    ["COAT", "Chef Coats"],
    ["VEST", "Server Vest"],
  ] as const) {
    const family = await aConfigurable(shop, { sku, name });
    listed.push(family.id);
    variants.push(...Object.values(family.variants));
  }
  for (const [i, name] of ["Skull Cap", "Chef Apron", "Bar Aprons", "Coat Hanger"].entries()) {
    const attributes = JSON.stringify({ material: "Twill", weight_class: i, season: NAMES[i] });
    listed.push(await aProduct(shop, { sku: `PLAIN-${i}`, name, attributes }));
  }
  const [a = 0, b = 0, c = 0, d = 0] = listed;
  const kitchen = await aCategory(shop, { name: "Kitchen", urlPath: "kitchen", products: [a, c] });
  const coats = await aCategory(shop, {
    name: "Coats",
    urlPath: "kitchen/coats",
    parentId: kitchen,
    products: [a, b],
  });
  // A website that has prices of its own already; the first one would be read with all the rest.
  await db
    .insertInto("product_website_price")
    .values({ product_id: d, website_id: 1, price_minor: 1234 })
    .execute();
  const bar = await aCategory(shop, { name: "Bar", urlPath: "bar", products: [b, d] });
  return {
    products: [...listed, ...variants],
    listed: listed.length,
    categories: [2, kitchen, coats, bar],
    options: {
      color: Object.values(shop.color.options),
      size: Object.values(shop.size.options),
    },
  };
}

const NAMES = ["Chef Coat", "chef coats", "Merrow Apron", "Bär Apron", "Cap", "Summer"];

/** One edit: which, of which product, and numbers that say what is written. */
export const anEdit = fc.record({
  what: fc.constantFrom<EditName>(
    "price",
    "special",
    "website",
    "words",
    "sku",
    "visibility",
    "attributes",
    "options",
    "category",
    "tier",
    "stock",
    "rules",
    "family",
    "picture",
    "view",
    "websites",
    "link",
    "catalogRule",
  ),
  product: fc.nat(),
  n: fc.nat({ max: 20 }),
  m: fc.nat({ max: 20 }),
});

type Edit = typeof anEdit extends fc.Arbitrary<infer One> ? One : never;
type EditName = keyof typeof EDITS;

interface Place {
  readonly store: EditedStore;
  /** Any product, one of those with a page, and a variant. */
  readonly id: number;
  readonly listedId: number;
  readonly variantId: number;
  readonly product: number;
  readonly n: number;
  readonly m: number;
  readonly now: Date;
}

const HOUR = 3_600_000;
const instant = (now: Date, hours: number) =>
  hours === 0 ? null : new Date(now.getTime() + hours * HOUR);
const pick = <Thing>(list: readonly Thing[], n: number) => list[n % list.length]!;

/** Each as a line of SQL that somebody types by hand. */
const EDITS = {
  price: ({ id, n, m }) => sql`update product set price_minor = ${n === 0 ? null : n * 100},
    msrp_minor = ${m === 0 ? null : m * 150} where id = ${id}`,
  special: ({
    id,
    n,
    m,
    now,
  }) => sql`update product set special_price_minor = ${n === 0 ? null : n * 90},
    special_from = ${instant(now, (m % 5) - 2)}, special_to = ${instant(now, m % 4)} where id = ${id}`,
  website: ({ id, n, m, now }) =>
    n % 3 === 0
      ? sql`delete from product_website_price where product_id = ${id}`
      : sql`insert into product_website_price
          (product_id, website_id, price_minor, special_price_minor, special_to, msrp_minor)
          values (${id}, 1, ${m === 0 ? null : m * 110}, ${n === 1 ? null : n * 70},
            ${instant(now, m % 3)}, ${n * 200})
          on conflict (product_id, website_id) do update set price_minor = excluded.price_minor,
            special_price_minor = excluded.special_price_minor, special_to = excluded.special_to`,
  words: ({
    id,
    n,
    m,
  }) => sql`update product set name = ${pick(NAMES, n)}, url_key = ${`key-${m % 4}`},
    description = ${`Text ${n}`} where id = ${id}`,
  sku: ({ id, n }) => sql`update product set sku = ${`sku ${id} ${n}`} where id = ${id}`,
  visibility: ({ listedId, n, m }) => sql`update product set visibility = ${(n % 4) + 1},
    is_enabled = ${m % 3 !== 0} where id = ${listedId}`,
  attributes: ({ listedId, n, m, store }) =>
    sql`update product set attributes = ${JSON.stringify({
      material: pick(["Twill", "Denim", "Canvas coat", ""], n),
      weight_class: m,
      season: pick(NAMES, m),
      color: pick(store.options.color, n),
      cw_product_callouts: pick(["New", "", "Sale"], n),
      tile_text: pick(["7 oz", "9 oz"], m),
    })} where id = ${listedId}`,
  options: ({ variantId, n, m, store }) => sql`update product set is_enabled = ${n % 3 !== 0},
    attributes = ${JSON.stringify({ color: pick(store.options.color, n), size: pick(store.options.size, m) })}
    where id = ${variantId}`,
  category: ({ listedId, n, m, store }) =>
    n % 2 === 0
      ? sql`delete from category_product where product_id = ${listedId} and category_id = ${pick(store.categories, m)}`
      : sql`insert into category_product (category_id, product_id, position)
          values (${pick(store.categories, m)}, ${listedId}, ${n})
          on conflict (category_id, product_id) do update set position = excluded.position`,
  tier: ({ id, n, m }) =>
    n % 4 === 0
      ? sql`delete from tier_price where product_id = ${id}`
      : sql`insert into tier_price (product_id, customer_group_id, quantity, price_minor)
          values (${id}, ${pick([null, 1, 2], n)}, ${pick([1, 6], m)}, ${m * 80}) on conflict do nothing`,
  stock: ({ id, n }) => sql`update stock_item set quantity = ${n % 4}, is_in_stock = ${n % 5 !== 0}
    where product_id = ${id}`,
  rules: ({ id, n, m }) => sql`update stock_item set min_cart_quantity = ${n + 1},
    quantity_increment = ${m + 1}, increments_enabled = ${n % 2 === 0} where product_id = ${id}`,
  family: ({ variantId, n, m, store }) =>
    n % 3 === 0
      ? sql`delete from product_variant where child_id = ${variantId}`
      : sql`insert into product_variant (parent_id, child_id, position)
          values (${pick(store.products.slice(0, 2), n)}, ${variantId}, ${m})
          on conflict (parent_id, child_id) do update set position = excluded.position`,
  picture: ({ id, n, m }) =>
    n % 3 === 0
      ? sql`delete from product_media where product_id = ${id}`
      : sql`insert into product_media (product_id, file, roles, position)
          values (${id}, ${`p/${n}_sb.jpg`}, ${pick(["{}", "{base,small}"], m)}, ${m}) on conflict do nothing`,
  view: ({ listedId, n, m }) =>
    n % 4 === 0
      ? sql`delete from product_scope_value where product_id = ${listedId}`
      : sql`insert into product_scope_value (product_id, store_view_id, value)
          values (${listedId}, ${pick([1, 2], m)}, ${JSON.stringify(viewValue(n, m))})
          on conflict (product_id, store_view_id) do update set value = excluded.value`,
  websites: ({ id, n }) =>
    sql`update product set website_ids = ${n % 3 === 0 ? "{}" : "{1}"} where id = ${id}`,
  link: ({ id, listedId, n }) =>
    n % 3 === 0
      ? sql`delete from product_link where product_id = ${id}`
      : sql`insert into product_link (product_id, linked_id, kind) values (${id}, ${listedId}, 'related')
          on conflict do nothing`,
  catalogRule: ({ n, m, product, store, now }) =>
    n % 5 === 0
      ? sql`delete from catalog_rule where id = ${(m % 3) + 1}`
      : sql`insert into catalog_rule (id, name, conditions, action, priority, stops_further, group_ids,
            active_from, active_to)
          values (${(m % 3) + 1}, 'Rule', ${JSON.stringify(ruledProducts(store, n, m))},
            ${JSON.stringify(pick(PRICE_ACTIONS, product))}, ${n % 4}, ${m % 4 === 0},
            ${pick(["{}", "{1}", "{0,2}"], product)}, ${instant(now, (m % 5) - 2)},
            ${instant(now, (n % 4) + 1)})
          on conflict (id) do update set conditions = excluded.conditions, action = excluded.action,
            priority = excluded.priority, group_ids = excluded.group_ids,
            active_from = excluded.active_from, active_to = excluded.active_to`,
} satisfies Record<string, (place: Place) => RawBuilder<unknown>>;

const PRICE_ACTIONS = [
  { kind: "byPercent", micro: 250_000 },
  { kind: "byFixed", minor: 300 },
  { kind: "toPercent", micro: 600_000 },
  { kind: "toFixed", minor: 450 },
];

/** Conditions of each kind that a product may meet. */
function ruledProducts({ categories, options }: EditedStore, n: number, m: number) {
  const is = n % 2 === 0 ? "in" : "notIn";
  const asked = [
    { fact: "sku", is, values: [pick(["coat", "vest", "plain-1", "coat-white-s"], m)] },
    { fact: "category", is, values: [pick(categories, m)] },
    { fact: "option", is, values: [pick(options.color, m)] },
  ];
  return {
    match: pick(["all", "any"], m),
    of: n % 7 === 0 ? [] : [pick(asked, n), pick(asked, m)],
  };
}

/** What a view says of a product: some of its fields. */
function viewValue(n: number, m: number) {
  return {
    ...(n % 2 === 0 && { name: pick(NAMES, m) }),
    ...(n % 3 === 0 && { url_key: `cle-${m % 3}` }),
    ...(n % 5 === 0 && { is_enabled: m % 2 === 0 }),
    ...(n % 7 === 0 && { visibility: (m % 4) + 1 }),
    ...(m % 2 === 0 && {
      attributes: { material: pick(["Sergé", "Twill"], n), season: pick(NAMES, n) },
    }),
  };
}

/** The edit as a statement. */
export function statementOf(edit: Edit, store: EditedStore, now: Date): RawBuilder<unknown> {
  const { what, product, n, m } = edit;
  return EDITS[what]({
    store,
    id: pick(store.products, product),
    listedId: pick(store.products.slice(0, store.listed), product),
    variantId: pick(store.products.slice(store.listed), product),
    product,
    n,
    m,
    now,
  });
}

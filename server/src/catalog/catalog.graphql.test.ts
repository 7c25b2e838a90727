import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sayInEnglish } from "../translation/say.ts";
import { graphqlAnswer } from "../graphql/answer-errors.ts";
import { createEngine, type Engine } from "../graphql/engine.ts";
import { aConfigurable, aProduct } from "../testing/shop.ts";
import { aCategory, catalogApp, type CatalogApp } from "./testing/catalog-app.ts";
import { catalogResolvers } from "./catalog.graphql.ts";
import { silentLog } from "../testing/silent-log.ts";

let app: CatalogApp;
let engine: Engine;
const ids = { coat: 0, cap: 0, kitchen: 0, coats: 0 };

beforeAll(async () => {
  app = await catalogApp(async (shop) => {
    const coat = await aConfigurable(shop, {
      sku: "COAT",
      name: "Chef Coat",
      url_key: "chef-coat",
      description: "<p>Warm.</p>",
    });
    ids.coat = coat.id;
    ids.cap = await aProduct(shop, {
      sku: "CAP",
      name: "Cap",
      url_key: "cap",
      price_minor: 1000,
      special_price_minor: 750,
    });
    ids.kitchen = await aCategory(shop, {
      name: "Kitchen",
      urlPath: "kitchen",
      products: [ids.cap],
    });
    ids.coats = await aCategory(shop, {
      name: "Coats",
      urlPath: "kitchen/coats",
      parentId: ids.kitchen,
      products: [ids.coat],
    });
    await shop.db
      .insertInto("product_media")
      .values({ product_id: ids.coat, file: "coat_sf.jpg", roles: ["base"], label: "Front" })
      .execute();
    await shop.db
      .insertInto("url_rewrite")
      .values({
        store_view_id: 1,
        request_path: "old",
        target_path: "chef-coat",
        redirect_code: 301,
      })
      .execute();
  });
  engine = createEngine({
    resolvers: catalogResolvers,
    costPerMinute: 0,
    monotonic: () => performance.now(),
    // Nothing is kept: each question is answered anew.
    sharing: { version: () => ({ held: app.ctx().held }), epochOf: () => "", now: () => 0 },
  });
});

afterAll(() => app.close());

// Read back from JSON: the shape is what each test asserts.
async function ask(text: string, variables = {}) {
  const read = () => ({ text, variables, operationName: undefined });
  const asker = { ctx: async () => app.ctx(), client: "test", mayChange: undefined };
  const made = await engine.answer(read, asker);
  if (made.json) return JSON.parse(made.json.toString());
  const { body } = graphqlAnswer(made.result, { log: silentLog, say: sayInEnglish });
  return JSON.parse(JSON.stringify(body));
}

const uid = (id: number) => btoa(String(id));

describe("products", () => {
  it("answers a category's page with prices, sort fields, aggregations and page info", async () => {
    const { data, errors } = await ask(
      `query ($uid: String) { products(filter: { category_uid: { eq: $uid } }, pageSize: 1, currentPage: 2) {
        total_count
        page_info { current_page page_size total_pages }
        sort_fields { default options { value label } }
        aggregations { attribute_code label count options { label value count } }
        items { __typename uid sku name url_key stock_status
          price_range { minimum_price { regular_price { value currency } final_price { value } discount { amount_off percent_off } } }
          small_image { url label } description { html }
          ... on ConfigurableProduct { configurable_options { attribute_code values { uid label value_index swatch_data { value } } }
            variants { attributes { code label uid } product { sku price_range { minimum_price { final_price { value } } } } } } } } }`,
      { uid: uid(ids.kitchen) },
    );
    expect(errors).toBeUndefined();
    expect(data.products).toMatchObject({
      total_count: 2,
      page_info: { current_page: 2, page_size: 1, total_pages: 2 },
      sort_fields: { default: "position" },
    });
    const [coat] = data.products.items;
    expect(coat).toMatchObject({
      __typename: "ConfigurableProduct",
      uid: uid(ids.coat),
      url_key: "chef-coat",
      small_image: { url: "/media/catalog/w1080/coat_sf.jpg" },
      description: { html: "<p>Warm.</p>" },
    });
    expect(coat.variants).toHaveLength(6);
    expect(coat.configurable_options[0].values[0].uid).toBe(coat.variants[0].attributes[0].uid);
    expect(
      data.products.aggregations.find(
        (one: { attribute_code: string }) => one.attribute_code === "color",
      ).options,
    ).toEqual([
      { label: "White", value: String(app.shop.color.options["White"]), count: 1 },
      { label: "Black", value: String(app.shop.color.options["Black"]), count: 1 },
    ]);
  });

  it("gives the regular and the lowered price with the discount", async () => {
    const { data } = await ask(`{ products(filter: { sku: { eq: "cap" } }) { items { sku
      price_range { minimum_price { regular_price { value } final_price { value } discount { amount_off percent_off } } } } } }`);
    expect(data.products.items).toEqual([
      {
        sku: "CAP",
        price_range: {
          minimum_price: {
            regular_price: { value: 10 },
            final_price: { value: 7.5 },
            discount: { amount_off: 2.5, percent_off: 25 },
          },
        },
      },
    ]);
  });

  it.each([
    ['search: "chef"', ["COAT"]],
    ['filter: { url_key: { in: ["cap", "chef-coat", "x"] } }', ["CAP", "COAT"]],
    ['filter: { price: { from: "5", to: "9.99" } }', ["CAP"]],
    ['filter: { color: { eq: "Black" } }', ["COAT"]],
    ['filter: { attributes: [{ code: "size", in: ["S"] }] }', ["COAT"]],
    ['filter: { name: { match: "coat" } }', ["COAT"]],
    ["sort: { price: DESC }", ["COAT", "CAP"]],
    ["sort: { name: ASC }", ["CAP", "COAT"]],
  ])("finds products by %s", async (given, skus) => {
    const { data, errors } = await ask(`{ products(${given}) { items { sku } } }`);
    expect(errors).toBeUndefined();
    expect(data.products.items.map((item: { sku: string }) => item.sku)).toEqual(skus);
  });

  it.each([
    ["currentPage: 0", "catalog.badPage"],
    ["pageSize: 100000", "catalog.badPageSize"],
    ["sort: { relevance: ASC }", "catalog.badSort"],
    ['filter: { price: { from: "cheap" } }', "catalog.badPriceRange"],
  ])("refuses %s with %s", async (given, key) => {
    const { errors } = await ask(`{ products(${given}) { total_count } }`);
    expect(errors[0].extensions).toMatchObject({ key, category: "graphql-input" });
  });
});

describe("categories", () => {
  it("categoryList without filters gives the root with its children", async () => {
    const { data, errors } =
      await ask(`{ categoryList { uid name children { name url_path include_in_menu
      children { name breadcrumbs { category_name category_url_path } } } } }`);
    expect(errors).toBeUndefined();
    expect(data.categoryList).toEqual([
      {
        uid: uid(2),
        name: "Default Category",
        children: [
          {
            name: "Kitchen",
            url_path: "kitchen",
            include_in_menu: 1,
            children: [
              {
                name: "Coats",
                breadcrumbs: [{ category_name: "Kitchen", category_url_path: "kitchen" }],
              },
            ],
          },
        ],
      },
    ]);
  });

  it("categories are found by uid, parent, url key and name, with their products", async () => {
    const { data } = await ask(
      `query ($uid: String) {
        byUid: categories(filters: { category_uid: { in: [$uid] } }) { total_count items { name products { total_count items { sku } } } }
        byParent: categoryList(filters: { parent_category_uid: { eq: $uid } }) { name }
        byName: categoryList(filters: { name: { match: "coa" } }) { name } }`,
      { uid: uid(ids.kitchen) },
    );
    expect(data.byUid).toEqual({
      total_count: 1,
      items: [
        { name: "Kitchen", products: { total_count: 2, items: [{ sku: "CAP" }, { sku: "COAT" }] } },
      ],
    });
    expect([data.byParent, data.byName]).toEqual([[{ name: "Coats" }], [{ name: "Coats" }]]);
  });
});

async function route(url: string) {
  const { data } = await ask(
    `query ($url: String!) { route(url: $url) { __typename type relative_url redirect_code
      ... on ConfigurableProduct { sku } ... on CategoryTree { name } } }`,
    { url },
  );
  return data.route;
}

describe("route", () => {
  it("answers products, categories and moved addresses; null for none", async () => {
    expect(await route("/chef-coat")).toMatchObject({
      __typename: "ConfigurableProduct",
      type: "PRODUCT",
      redirect_code: 0,
      sku: "COAT",
    });
    expect(await route("kitchen/coats")).toMatchObject({
      __typename: "CategoryTree",
      type: "CATEGORY",
      name: "Coats",
    });
    expect(await route("/old")).toMatchObject({
      relative_url: "chef-coat",
      redirect_code: 301,
      sku: "COAT",
    });
    expect(await route("/nowhere")).toBeNull();
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aConfigurable, aProduct } from "../testing/shop.ts";
import { setConfigValues } from "../store/set-config.ts";
import { aBritishWebsite, aCategory, catalogApp, type CatalogApp } from "./testing/catalog-app.ts";
import { stores } from "../store/store-config.ts";

let app: CatalogApp;
const ids = { coat: 0, cap: 0, apron: 0, scarf: 0, kitchen: 0 };

beforeAll(async () => {
  app = await catalogApp(async (shop) => {
    await aBritishWebsite(shop);
    const website_ids = [1, 2];
    const coat = await aConfigurable(shop, { sku: "COAT", price_minor: 5400, website_ids });
    ids.coat = coat.id;
    ids.cap = await aProduct(shop, {
      sku: "CAP",
      price_minor: 1000,
      msrp_minor: 1500,
      website_ids,
    });
    ids.apron = await aProduct(shop, { sku: "APRON", price_minor: 3000, website_ids });
    ids.scarf = await aProduct(shop, { sku: "SCARF", price_minor: 500, website_ids });
    const products = [ids.coat, ids.cap, ids.apron, ids.scarf];
    ids.kitchen = await aCategory(shop, { name: "Kitchen", urlPath: "kitchen", products });
    const own = { website_id: 2 };
    const variants = Object.values(coat.variants);
    await shop.db
      .insertInto("product_website_price")
      .values([
        ...variants.map((product_id) => ({ ...own, product_id, price_minor: 4600 })),
        { ...own, product_id: ids.coat, price_minor: 4600 },
        {
          ...own,
          product_id: ids.cap,
          price_minor: 1200,
          special_price_minor: 900,
          special_from: "2026-03-01T00:00:00Z",
          special_to: "2026-03-02T12:00:00Z",
          msrp_minor: 1400,
        },
        { ...own, product_id: ids.apron, price_minor: 400 },
      ])
      .execute();
    await shop.db
      .insertInto("attribute_label")
      .values({ attribute_id: shop.color.id, store_view_id: 2, label: "Colour" })
      .execute();
    await shop.db
      .insertInto("tier_price")
      .values([
        { product_id: ids.coat, quantity: 12, price_minor: 1000 },
        { product_id: ids.coat, quantity: 24, discount_micro: 500_000 },
        { product_id: ids.coat, website_id: 2, quantity: 6, price_minor: 4000 },
      ])
      .execute();
  });
});
afterAll(() => app.close());

const info = async (id: number, view: string) =>
  (await app.get(`app-product-info?id=${id}`, { view })).body;
const listed = async (query: string, view: string) => {
  const { body } = await app.get(`app-products?categoryId=${ids.kitchen}&${query}`, { view });
  return body.items.map((item: { sku: string; price: { formatted: string } | null }) => [
    item.sku,
    item.price?.formatted ?? null,
  ]);
};
const ask = async (store: string, query: string) => {
  const { json } = await app.fastify.inject({
    method: "GET",
    url: `/graphql?query=${encodeURIComponent(query)}`,
    headers: { store },
  });
  return json().data;
};
const graphql = async (store: string) => {
  const query = `{ products(search: "COAT", pageSize: 1) { items { price_range { minimum_price {
    final_price { value currency } } } } } }`;
  const { products } = await ask(store, query);
  return products.items[0].price_range.minimum_price.final_price;
};

describe("a website with prices of its own (issue 8, C9)", () => {
  it("sells at its own price, in its own currency, and never at a number of the other one", async () => {
    expect(await info(ids.coat, "uk")).toMatchObject({
      price: { value: 46, currency: "GBP", formatted: "£46.00" },
    });
    expect(await info(ids.coat, "us")).toMatchObject({
      price: { value: 54, currency: "USD", formatted: "$54.00" },
    });
    expect((await info(ids.scarf, "uk")).price).toBeNull();
  });

  it("tells the storefront how its currency is written", async () => {
    const formatOf = async (view: string) => (await app.get("app-config", { view })).body;
    expect(await formatOf("uk")).toMatchObject({
      currency: "GBP",
      price_format: { pattern: "£%s" },
    });
    expect(await formatOf("us")).toMatchObject({
      currency: "USD",
      price_format: { pattern: "$%s" },
    });
  });

  it("CONF-15 names the currency that each website counts in and shows, here and there", async () => {
    const query = `{ storeConfig { base_currency_code default_display_currency_code }
      currency { base_currency_code default_display_currency_code available_currency_codes } }`;
    for (const [view, code] of [
      ["uk", "GBP"],
      ["us", "USD"],
    ] as const) {
      const both = { base_currency_code: code, default_display_currency_code: code };
      const told = { storeConfig: both, currency: { ...both, available_currency_codes: [code] } };
      // oxlint-disable-next-line no-await-in-loop
      expect(await ask(view, query)).toEqual(told);
    }
  });

  it("calls its attributes by its own words, where they are chosen, filtered by and shown", async () => {
    const filters = `app-products?categoryId=${ids.kitchen}`;
    for (const [view, label] of [
      ["uk", "Colour"],
      ["us", "Color"],
    ] as const) {
      const answers = [await app.get(filters, { view }), { body: await info(ids.coat, view) }];
      for (const { body } of answers) {
        const labels = [...JSON.stringify(body).matchAll(/"label":"(Colou?r)"/g)];
        expect(new Set(labels.map(([, said]) => said))).toEqual(new Set([label]));
      }
    }
  });

  it("has special prices with their own days, and recommended prices of its own", async () => {
    expect(await info(ids.cap, "uk")).toMatchObject({
      price: { formatted: "£9.00" },
      originalPrice: { formatted: "£12.00" },
      msrpPrice: { formatted: "£14.00" },
    });
    expect((await info(ids.cap, "us")).price).toMatchObject({ formatted: "$10.00" });
  });

  it("takes its own tiers and discounts of everywhere, and no price of another currency", async () => {
    const tiers = (body: { tierPrices: { qty: number; value: number }[] }) =>
      body.tierPrices.map(({ qty, value }) => [qty, value]);
    expect(tiers(await info(ids.coat, "uk"))).toEqual([
      [6, 40],
      [24, 23],
    ]);
    expect(tiers(await info(ids.coat, "us"))).toEqual([[12, 10]]);
  });

  it("is listed, sorted and kept by its own prices, whoever asked before", async () => {
    const dollars = [
      ["SCARF", "$5.00"],
      ["CAP", "$10.00"],
      ["APRON", "$30.00"],
      ["COAT", "$54.00"],
    ];
    const pounds = [
      ["APRON", "£4.00"],
      ["CAP", "£9.00"],
      ["COAT", "£46.00"],
      ["SCARF", null],
    ];
    for (const time of ["made", "kept"]) {
      expect(await listed("sort=price", "us"), time).toEqual(dollars);
      expect(await listed("sort=price", "uk"), time).toEqual(pounds);
      expect(await graphql("us"), time).toEqual({ value: 54, currency: "USD" });
      expect(await graphql("uk"), time).toEqual({ value: 46, currency: "GBP" });
    }
  });

  it("ends a special price of its own when its days are over", async () => {
    app.time.now = new Date("2026-03-02T12:00:00Z");
    expect((await info(ids.cap, "uk")).price).toMatchObject({ formatted: "£12.00" });
    expect(await listed("sort=price", "uk")).toContainEqual(["CAP", "£12.00"]);
    app.time.now = new Date("2026-03-02T10:00:00Z");
  });

  it("with a rate of exchange has a price for what has none of its own, once staff set it", async () => {
    const ctx = app.ctx();
    expect(ctx.held(stores).catalogCurrency).toBe("USD");
    const scope = { kind: "website", id: 2 } as const;
    const set = await app.database.db
      .transaction()
      .execute((db) =>
        setConfigValues({ ...ctx, db }, { scope, set: { priceRate: 0.8 }, useDefault: [] }),
      );
    expect(set.ok).toBe(true);
    await expect
      .poll(async () => (await info(ids.scarf, "uk")).price?.formatted, { timeout: 30_000 })
      .toBe("£4.00");
    expect(await info(ids.coat, "uk")).toMatchObject({
      price: { formatted: "£46.00" },
      tierPrices: [
        { qty: 6, value: 40 },
        { qty: 12, value: 8 },
      ],
    });
    expect((await info(ids.scarf, "us")).price).toMatchObject({ formatted: "$5.00" });
  });

  it("whose views are closed hinders nobody", async () => {
    await app.database.db
      .updateTable("store_view")
      .set({ is_active: false })
      .where("code", "=", "uk")
      .execute();
    await app.catalog.refresh();
    expect((await info(ids.coat, "us")).price).toMatchObject({ formatted: "$54.00" });
  });
});

import { searchEndpoints } from "@placket/contract/search/search.rest";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCategory, catalogApp, type CatalogApp } from "../catalog/testing/catalog-app.ts";
import { aConfigurable, aProduct } from "../testing/shop.ts";

let app: CatalogApp;

beforeAll(async () => {
  app = await catalogApp(async (shop) => {
    await shop.db
      .updateTable("attribute")
      .set({ is_searchable: true })
      .where("code", "=", "color")
      .execute();
    const coat = await aConfigurable(shop, {
      sku: "MRW-COAT",
      name: "Merrow Chef Coat",
      url_key: "coat",
    });
    await shop.db
      .insertInto("product_media")
      .values({ product_id: coat.id, file: "coat_sf.jpg" })
      .execute();
    const trouser = await aProduct(shop, {
      sku: "MRW-TR",
      name: "Chef Trousers",
      price_minor: 4500,
    });
    await aProduct(shop, { sku: "CHEFTOOL", name: "Apron Clip", price_minor: 500 });
    await aProduct(shop, { sku: "SECRET", name: "Chef Secret", visibility: 2 });
    await aProduct(shop, { sku: "OFF", name: "Chef Off", is_enabled: false });
    await aCategory(shop, { name: "Kitchen", urlPath: "kitchen", products: [coat.id, trouser] });
  });
});

afterAll(() => app.close());

const names = (body: { items: { name: string }[] }) => body.items.map(({ name }) => name);
const mini = async (q: string) =>
  (await app.get(`app-mini-search?q=${encodeURIComponent(q)}`)).body;
const search = (query: string) => app.get(`app-search?${query}`);

describe("app-mini-search", () => {
  it("SEARCH-12 answers products with sku, name, canonical_url, image and price range", async () => {
    const { body } = await app.get("app-mini-search?q=mer");
    expect(() => searchEndpoints.miniSearch.reply.parse(body)).not.toThrow();
    expect(body.items[0]).toMatchObject({
      sku: "MRW-COAT",
      name: "Merrow Chef Coat",
      canonical_url: "/coat",
      image: { url: "/media/catalog/w480/coat_sf.jpg" },
      price_range: {
        minimum_price: { final_price: { value: 20 } },
        maximum_price: { final_price: { value: 20 } },
      },
    });
  });

  it("SEARCH-13 SEARCH-16 OPEN-22 answers suggestions, which are words, and items", async () => {
    const { status, body } = await app.get("app-mini-search?q=chef%20coa");
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(["items", "suggestions"]);
    expect(body.suggestions).toEqual(["chef coat"]);
    expect(names(body)).toEqual(["Merrow Chef Coat"]);
  });

  it("SEARCH-10 finds nothing below three characters", async () => {
    expect(await mini("ch")).toEqual({ suggestions: [], items: [] });
    expect(await mini("  c ")).toEqual({ suggestions: [], items: [] });
  });

  it("finds the beginnings of words, all of them, plural or not", async () => {
    expect(names(await mini("chef coa"))).toEqual(["Merrow Chef Coat"]);
    expect(names(await mini("coats chefs"))).toEqual(["Merrow Chef Coat"]);
  });

  it("finds a color of a variant, and an item number whose beginning is typed", async () => {
    expect(names(await mini("black"))).toEqual(["Merrow Chef Coat"]);
    expect(names(await mini("mrw-coat-white"))).toEqual(["Merrow Chef Coat"]);
    expect(names(await mini("MRW-"))).toEqual(["Merrow Chef Coat", "Chef Trousers"]);
  });

  it("leads with an item number, leaves out what is not for the search or disabled", async () => {
    expect(names(await mini("chef"))).toEqual(["Apron Clip", "Merrow Chef Coat", "Chef Trousers"]);
  });

  it("SEARCH-05 suggests the query with its last word completed", async () => {
    expect((await mini("chef tro")).suggestions).toEqual(["chef trousers"]);
  });

  it("SEARCH-04 refuses more than 128 characters", async () => {
    const { status, body } = await app.get(`app-mini-search?q=${"x".repeat(129)}`);
    expect({ status, key: body.key }).toEqual({ status: 400, key: "search.queryTooLong" });
  });
});

describe("app-search", () => {
  it("SEARCH-17 answers a listing, the best first, with filters of its own", async () => {
    const { status, body } = await search("q=chef");
    expect(status).toBe(200);
    expect(() => searchEndpoints.search.reply.parse(body)).not.toThrow();
    expect(body).toMatchObject({ totalCount: 3, sortBy: "relevance" });
    expect(body.filterOptions.map((filter: { code: string }) => filter.code)).toEqual([
      "category",
      "color",
      "size",
      "price",
    ]);
  });

  it("SEARCH-17 has so many products on so many pages, and the extra call the rest of the same", async () => {
    const first = (await search("q=chef&page=0&pageSize=2&sort=name")).body;
    const second = (await search("q=chef&page=1&pageSize=2&sort=name")).body;
    expect([names(first), names(second)]).toEqual([
      ["Apron Clip", "Chef Trousers"],
      ["Merrow Chef Coat"],
    ]);
    const filters = encodeURIComponent('{"category":["kitchen"]}');
    const asked = `q=chef&page=0&pageSize=2&sort=name&filters=${filters}`;
    expect((await search(asked)).body.totalCount).toBe(2);
    const extra = await app.get(`app-search-extra?${asked}`);
    expect(extra.body.filterOptions).toEqual((await search(asked)).body.filterOptions);
  });

  it("is sorted, filtered and paged as a category is", async () => {
    expect(names((await search("q=chef&sort=price")).body)).toEqual([
      "Apron Clip",
      "Merrow Chef Coat",
      "Chef Trousers",
    ]);
    expect(names((await search("q=chef&color=white")).body)).toEqual(["Merrow Chef Coat"]);
    expect(names((await search("q=chef&category=kitchen&sort=name:desc")).body)).toEqual([
      "Merrow Chef Coat",
      "Chef Trousers",
    ]);
  });

  it("OPEN-23 the extra call answers attributes, options and filters", async () => {
    const { body } = await app.get("app-search-extra?q=chef");
    expect(() => searchEndpoints.searchExtra.reply.parse(body)).not.toThrow();
    expect(body.items).toBeUndefined();
  });

  it.each([
    ["q=", "search.emptyQuery"],
    ["q=%20", "search.emptyQuery"],
    [`q=${"x".repeat(129)}`, "search.queryTooLong"],
    ["q=chef&page=x", "catalog.badPage"],
    ["", "access.badRequest"],
  ])("refuses %s with %s", async (query, key) => {
    const { status, body } = await search(query);
    expect({ status, key: body.key }).toEqual({ status: 400, key });
  });

  it("takes any text of 128 characters", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", minLength: 3, maxLength: 128 }), async (q) => {
        const { status } = await search(`q=${encodeURIComponent(q)}`);
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 50 },
    );
  });
});

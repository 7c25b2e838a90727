import { catalogEndpoints } from "@placket/contract/catalog/catalog.rest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { APRON_SPREAD, kitchenStore, type KitchenStore, skusOf } from "../testing/kitchen-store.ts";

let app: KitchenStore["app"];
let ids: KitchenStore["ids"];
let variants: KitchenStore["variants"];

beforeAll(async () => {
  ({ app, ids, variants } = await kitchenStore());
});

afterAll(() => app.close());

/** Counts beside the options of one filter, by label. */
function counts(
  body: { filterOptions: { code: string; options: { label: string; count: number }[] }[] },
  code: string,
) {
  const options = body.filterOptions.find((one) => one.code === code)?.options ?? [];
  return Object.fromEntries(options.map((option) => [option.label, option.count]));
}

describe("app-products", () => {
  it("PLP-20, OPEN-13 answers items, totalCount, sortOptions, filterOptions with counts, attributes and options", async () => {
    const { status, body } = await app.get(`app-products?categoryId=${ids.kitchen}`);
    expect(status).toBe(200);
    expect(() => catalogEndpoints.products.reply.parse(body)).not.toThrow();
    expect(body.totalCount).toBe(3);
    expect(body.sortOptions.map((option: { value: string }) => option.value)).toEqual([
      "position",
      "name",
      "price",
      "newest",
    ]);
    expect(body.attributes.map((one: { code: string }) => one.code)).toEqual(["color", "size"]);
    expect(body.options).toHaveLength(5);
  });

  it("shows a category's own products by position, then those of its children, none disabled or of another website", async () => {
    const { body } = await app.get(`app-products?categoryId=${ids.kitchen}`);
    expect(skusOf(body)).toEqual(["CAP", "COAT", "APRON"]);
  });

  it("PLP-11 GET app-products takes categoryId, page, pageSize, sort and filters", async () => {
    const filters = encodeURIComponent(JSON.stringify({ color: ["Black"] }));
    const ask = (page: number) =>
      app.get(
        `app-products?categoryId=${ids.kitchen}&page=${page}&pageSize=12&sort=name:desc&filters=${filters}`,
      );
    const { status, body } = await ask(0);
    expect(status).toBe(200);
    expect(skusOf(body)).toEqual(["CAP", "COAT"]);
    expect(body).toMatchObject({ page: 0, pageSize: 12, sortBy: "name", sortDir: "desc" });
    expect((await ask(1)).body).toMatchObject({ items: [], page: 1, totalCount: 2 });
    const coats = await app.get(`app-products?categoryId=${ids.coats}`);
    expect(skusOf(coats.body)).toEqual(["APRON", "COAT"]);
  });

  it("PLP-30 product labels default to topRight", async () => {
    const { body } = await app.get(`app-products?categoryId=${ids.kitchen}`);
    const labels = body.items.map((item: { labels: unknown }) => item.labels);
    expect(labels).toEqual([[{ text: "New", position: "topRight" }], [], []]);
  });

  it("PLP-31 a swatch option has id, value, label, type, upcharge, stockLabel, isOutOfStock, isAllowed, selected and disabled", async () => {
    const { body } = await app.get(`app-products?categoryId=${ids.kitchen}`);
    const coat = body.items.find((item: { sku: string }) => item.sku === "COAT");
    const shared = { type: "color", upcharge: null, isAllowed: true, selected: false };
    const inStock = { stockLabel: "", isOutOfStock: false, disabled: false };
    const { White, Black } = app.shop.color.options;
    expect(coat.swatches.options).toMatchObject([
      { id: White, label: "White", value: "White", ...shared, ...inStock },
      { id: Black, label: "Black", value: "#1d1d20", ...shared, ...inStock },
    ]);
  });

  it("a tile says what it is made of and the span of its sizes, each view in its own words", async () => {
    const path = `app-products?categoryId=${ids.kitchen}`;
    const { body } = await app.get(path);
    const madeOf = ({ text, sizes }: { text: string; sizes: unknown }) => ({ text, sizes });
    expect(body.items.map(madeOf)).toEqual([
      { text: "", sizes: null },
      { text: "Twill 7.2 oz", sizes: { from: "S", to: "L" } },
      { text: "", sizes: null },
    ]);
    const french = await app.get(path, { view: "fr" });
    expect(french.body.items[1].text).toBe("Sergé 244 g");
  });

  it("a category's notes come with the first page that its product leads, and with no other", async () => {
    const path = `app-products?categoryId=${ids.coats}`;
    expect((await app.get(path)).body.spread).toEqual({ notes: APRON_SPREAD.notes });
    expect((await app.get(`${path}&sort=name:desc`)).body.spread).toBeNull();
    expect((await app.get(`${path}&color=black`)).body.spread).toBeNull();
    expect((await app.get(`${path}&page=1`)).body.spread).toBeNull();
    expect((await app.get(`app-products?categoryId=${ids.kitchen}`)).body.spread).toBeNull();
  });

  it("PLP-01 a tile carries url, price block, label, swatches with pictures and a second picture", async () => {
    const { body } = await app.get(`app-products?categoryId=${ids.kitchen}`);
    const [cap, coat] = body.items;
    expect(cap).toMatchObject({
      url: "/cap",
      price: { value: 8, currency: "USD", formatted: "$8.00" },
      originalPrice: { value: 10 },
      msrpPrice: { value: 15 },
      strikePrice: { value: 10 },
      labels: [{ text: "New", position: "topRight" }],
      swatches: null,
      stock_status: "IN_STOCK",
    });
    expect(coat.images.map((image: { type: string }) => image.type)).toEqual([
      "studioFront",
      "studioBack",
    ]);
    expect(coat.swatches.options).toMatchObject([
      { label: "White", images: [] },
      {
        label: "Black",
        productId: variants["Black/S"],
        images: [{ image: "/media/catalog/w480/c/black_sf.jpg" }],
      },
    ]);
  });

  it.each([
    ["name", ["APRON", "COAT", "CAP"]],
    ["name:desc", ["CAP", "COAT", "APRON"]],
    ["price", ["CAP", "COAT", "APRON"]],
    ["price:desc", ["APRON", "COAT", "CAP"]],
    ["newest", ["APRON", "CAP", "COAT"]],
    ["position:desc", ["APRON", "COAT", "CAP"]],
  ])("PLP-19 sorts by %s", async (sort, expected) => {
    const { body } = await app.get(`app-products?categoryId=${ids.kitchen}&sort=${sort}`);
    expect(skusOf(body)).toEqual(expected);
  });

  it("PLP-16 pages start at 0; a page after the last one is empty", async () => {
    const { body } = await app.get(`app-products?categoryId=${ids.kitchen}&page=1&pageSize=12`);
    expect(body).toMatchObject({ items: [], totalCount: 3, page: 1, pageSize: 12 });
  });

  it("PLP-21 price ranges are joined by OR", async () => {
    const found = async (price: string) =>
      skusOf((await app.get(`app-products?categoryId=${ids.kitchen}&price=${price}`)).body);
    const coat = await found("15-29.99");
    const others = [...(await found("0-14.99")), ...(await found("30-"))];
    expect(others.length).toBeGreaterThan(0);
    const all = await found("0-14.99,15-29.99,30-");
    expect(all.toSorted()).toEqual([...coat, ...others].toSorted());
  });

  it("PLP-21 filters by option id, label, category and price; a filter does not count itself out", async () => {
    const black = app.shop.color.options["Black"];
    for (const value of [black, "black"]) {
      const { body } = await app.get(`app-products?categoryId=${ids.kitchen}&color=${value}`);
      expect(skusOf(body)).toEqual(["CAP", "COAT"]);
      expect(counts(body, "color")).toEqual({ White: 1, Black: 2 });
      expect(counts(body, "size")).toEqual({ S: 1, M: 1, L: 1 });
    }
    const category = await app.get(`app-products?categoryId=${ids.kitchen}&category=kitchen/coats`);
    expect(skusOf(category.body)).toEqual(["COAT", "APRON"]);
    expect(counts(category.body, "category")).toEqual({ "Shop By Coat": 2 });
    const price = await app.get(`app-products?categoryId=${ids.kitchen}&price=15-29.99`);
    expect(skusOf(price.body)).toEqual(["COAT"]);
  });

  it("takes the filters as JSON too and ignores those it does not know", async () => {
    const filters = encodeURIComponent(JSON.stringify({ color: ["White"], utm_source: "x" }));
    const { body } = await app.get(
      `app-products?categoryId=${ids.kitchen}&filters=${filters}&gclid=1`,
    );
    expect(skusOf(body)).toEqual(["COAT"]);
  });

  it.each([
    ["page=-1", "catalog.badPage"],
    ["page=1.5", "catalog.badPage"],
    ["pageSize=0", "catalog.badPageSize"],
    ["pageSize=100000", "catalog.badPageSize"],
    ["sort=evil", "catalog.badSort"],
    ["sortDir=sideways", "catalog.badSort"],
    ["sortBy=__proto__", "catalog.badSort"],
    ["filters={", "catalog.badFilters"],
    ["price=cheap", "catalog.badPriceRange"],
    ["categoryId=99999", "access.badRequest"],
    ["color=1&color=2&page=abc", "catalog.badPage"],
    ["page=%00", "access.badRequest"],
    [`color=${Array.from({ length: 201 }, (_, i) => i).join()}`, "catalog.badFilters"],
  ])("answers %s with a clear refusal", async (query, key) => {
    const { status, body } = await app.get(`app-products?categoryId=${ids.kitchen}&${query}`);
    expect({ status, key: body.key }).toEqual({ status: 400, key });
  });

  it("answers an unknown category with 404", async () => {
    const { status, body } = await app.get("app-products?categoryId=99999");
    expect({ status, key: body.key }).toEqual({ status: 404, key: "catalog.noSuchCategory" });
  });

  it("answers 304 to who holds the answer, and the same bytes compressed once they are made", async () => {
    const path = `app-products?categoryId=${ids.kitchen}&sort=name`;
    const first = await app.get(path);
    const again = await app.get(path, {
      headers: { "if-none-match": String(first.headers["etag"]) },
    });
    expect([again.status, again.body]).toEqual([304, null]);
    await expect
      .poll(async () => {
        const url = `/rest/us/V1/xmapi/${path}`;
        const answer = await app.fastify.inject({
          method: "GET",
          url,
          headers: { "accept-encoding": "br" },
        });
        return answer.headers["content-encoding"];
      })
      .toBe("br");
  });
});

describe("the slices of a listing", () => {
  it.each([
    ["productsExtra", "app-products-extra"],
    ["productsPrices", "app-products-prices"],
    ["productsSwatches", "app-products-swatches"],
    ["productsOptionImages", "app-products-option-images"],
    ["productsOptionPrices", "app-products-option-prices"],
  ] as const)("PLP-12 %s answers its part of the same page", async (name, path) => {
    const { status, body } = await app.get(`${path}?categoryId=${ids.kitchen}&color=black`);
    expect(status).toBe(200);
    expect(() => catalogEndpoints[name].reply.parse(body)).not.toThrow();
  });

  it.each(["prices", "swatches", "option-images", "option-prices"])(
    "PLP-12 -%s names the products of the page in its order",
    async (part) => {
      const { body } = await app.get(`app-products-${part}?categoryId=${ids.kitchen}&color=black`);
      expect(body.items.map((item: { id: number }) => item.id)).toEqual([ids.cap, ids.coat]);
    },
  );

  it("OPEN-53 is sorted by each of its sort options, in either direction", async () => {
    const idsOf = async (how: string) =>
      (await app.get(`app-products?categoryId=${ids.kitchen}&${how}`)).body.items.map(
        ({ id }: { id: number }) => id,
      );
    const { body } = await app.get(`app-products?categoryId=${ids.kitchen}`);
    for (const { value } of body.sortOptions as { value: string }[]) {
      const up = await idsOf(`sortBy=${value}&sortDir=asc`);
      const down = await idsOf(`sortBy=${value}&sortDir=desc`);
      expect(up.toSorted(), value).toEqual(down.toSorted());
      expect(up, value).not.toEqual(down);
    }
  });

  it("CONF-35 the lowest price is shown with two decimals", async () => {
    const { body } = await app.get(`app-products?categoryId=${ids.coats}`);
    expect(body.items[1].minPrice).toEqual({ value: 20, currency: "USD", formatted: "$20.00" });
  });

  it("PDP-15 option prices name each variant's final price", async () => {
    const asked = `app-products-option-prices?categoryId=${ids.coats}`;
    const { body } = await app.get(`${asked}&color=black`);
    const [coat] = body.items.filter(({ id }: { id: number }) => id === ids.coat);
    expect(coat.optionPrices).toHaveLength(6);
    expect(coat.optionPrices[0]).toEqual({
      product_id: variants["White/S"],
      final_price: { amount: 20, value: 20, currency: "USD", formatted: "$20.00" },
    });
  });

  it("PLP-12 option prices are answered only where filters are present", async () => {
    const asked = `app-products-option-prices?categoryId=${ids.kitchen}`;
    const idsOf = async (filters: string) => {
      const { status, body } = await app.get(`${asked}${filters}`);
      expect(status).toBe(200);
      return body.items.map(({ id }: { id: number }) => id);
    };
    expect(await idsOf("")).toEqual([]);
    expect(await idsOf("&sortBy=price&page=0")).toEqual([]);
    expect(await idsOf("&price=0-1000")).not.toEqual([]);
    expect(await idsOf(`&filters=${encodeURIComponent('{"color":["black"]}')}`)).toEqual([
      ids.cap,
      ids.coat,
    ]);
  });
});

describe("app-categories", () => {
  it("MENU-10 OPEN-21 answers the tree as a flat list with children ids and the root", async () => {
    const { body } = await app.get("app-categories");
    expect(() => catalogEndpoints.categories.reply.parse(body)).not.toThrow();
    expect(body.rootId).toBe(2);
    expect(body.items[1]).toMatchObject({
      name: "Kitchen",
      children: [ids.coats],
      productCount: 3,
    });
  });

  it("MENU-03 splits a name that starts with Shop By", async () => {
    const { body } = await app.get("app-categories");
    expect(body.items[2]).toMatchObject({
      isShopByCategory: true,
      namePrefix: "Shop By",
      nameRest: "Coat",
      breadcrumbs: [{ url: "/kitchen" }, { url: "/kitchen/coats" }],
    });
  });
});

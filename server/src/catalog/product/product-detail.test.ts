import { aCustomer } from "@placket/domain/access/principal";
import { catalogEndpoints } from "@placket/contract/catalog/catalog.rest";
import { productToWire } from "@placket/contract/catalog/product.codec";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listCategory, productInfo } from "../catalog.ts";
import { kitchenStore, type KitchenStore, skusOf } from "../testing/kitchen-store.ts";

let app: KitchenStore["app"];
let ids: KitchenStore["ids"];
let variants: KitchenStore["variants"];

beforeAll(async () => {
  ({ app, ids, variants } = await kitchenStore());
});

afterAll(() => app.close());

describe("app-product-info", () => {
  it("PDP-03 to PDP-15 answers the whole product", async () => {
    const { status, body } = await app.get(`app-product-info?id=${ids.coat}`);
    expect(status).toBe(200);
    expect(() => catalogEndpoints.productInfo.reply.parse(body)).not.toThrow();
    expect(body).toMatchObject({
      sku: "COAT",
      type: "configurable",
      isEnabled: true,
      inStock: true,
      parentId: null,
    });
    expect(body.index).toHaveLength(6);
    expect(body.index[0].selections).toEqual([
      { attribute: app.shop.color.id, value: app.shop.color.options["White"] },
      { attribute: app.shop.size.id, value: app.shop.size.options["S"] },
    ]);
    expect(body.colorIndex[app.shop.color.options["Black"] ?? 0]).toHaveLength(3);
    expect(body.breadcrumbs.map((crumb: { url: string }) => crumb.url)).toEqual([
      "/kitchen",
      "/kitchen/coats",
    ]);
  });

  it("PDP-23 orders the pictures studio front, studio back, detail", async () => {
    const { body } = await app.get(`app-product-info?id=${ids.coat}`);
    expect(
      body.images.map((image: { type: string; alt: string }) => [image.type, image.alt]),
    ).toEqual([
      ["studioFront", "Front"],
      ["studioBack", "Merrow Chef Coat"],
      ["detail", "Merrow Chef Coat"],
    ]);
  });

  it.each([
    ["cap", "simple"],
    ["fitting", "virtual"],
    ["coat", "configurable"],
  ] as const)("PDP-01 the product %s is %s", async (name, type) => {
    const { body } = await app.get(`app-product-info?id=${ids[name]}`);
    expect(body.type).toBe(type);
  });

  it("PDP-08 lists tiers below the price with their rounded percentage", async () => {
    const { body } = await app.get(`app-product-info?id=${ids.coat}`);
    expect(body.tierPrices).toMatchObject([{ qty: 12, value: 18, percent: 10 }]);
  });

  it("PDP-49 a variant named with its parent has its own number, pictures and stock and its family's name", async () => {
    const id = variants["Black/M"] ?? 0;
    const { body } = await app.get(`app-product-info?id=${id}&parentId=${ids.coat}`);
    expect(body).toMatchObject({
      id,
      parentId: ids.coat,
      sku: "COAT-Black-M",
      name: "Merrow Chef Coat",
      url: "/coat",
      quantity: 100,
    });
    expect(body.images).toHaveLength(1);
  });

  it("PDP-49 takes the category override parameter, a number, beside them", async () => {
    const plain = await app.get(`app-product-info?id=${ids.cap}`);
    const over = await app.get(`app-product-info?id=${ids.cap}&overrideCategoryId=${ids.coats}`);
    expect(over).toMatchObject({ status: 200, body: plain.body });
    expect((await app.get(`app-product-info?id=${ids.cap}&overrideCategoryId=x`)).status).toBe(400);
  });

  it("PDP-49 the way to it leads through the category that stands over its own, where that holds it", async () => {
    const wayUnder = async (overrideCategoryId: number) => {
      const asked = `app-product-info?id=${ids.coat}&overrideCategoryId=${overrideCategoryId}`;
      const { body } = await app.get(asked);
      return body.breadcrumbs.map(({ url }: { url: string }) => url);
    };
    expect(await wayUnder(ids.kitchen)).toEqual(["/kitchen"]);
    expect(await wayUnder(ids.coats)).toEqual(["/kitchen", "/kitchen/coats"]);
    expect(await wayUnder(99_999), "of no category").toEqual(["/kitchen", "/kitchen/coats"]);
  });

  it("PDP-22 a picture, an all-round view and a video each say what they are", async () => {
    const { body } = await app.get(`app-product-info?id=${ids.apron}`);
    expect(body.images).toMatchObject([
      { type: "studioFront", image: "/media/catalog/w1080/a/apron_sf.jpg" },
      { type: "magic360", image: "/media/catalog/w1080/a/apron-spin.webp" },
      { type: "external-video", full: "https://video.example/apron" },
      { type: "image", image: "/media/catalog/w1080/a/apron.jpg" },
    ]);
  });

  it("ROUTE-31 a disabled product is answered as such", async () => {
    const { body } = await app.get(`app-product-info?id=${ids.hidden}`);
    expect(body).toMatchObject({ isEnabled: false, inStock: false, robots: "NOINDEX,FOLLOW" });
  });

  it.each([
    ["id=99999", 404],
    ["id=0", 400],
    ["id=x", 400],
    ["id=1e99", 400],
    ["", 400],
  ])("refuses %s with %d", async (query, status) => {
    expect((await app.get(`app-product-info?${query}`)).status).toBe(status);
  });

  it("refuses a product of another website and a parent that is not the variant's", async () => {
    expect((await app.get(`app-product-info?id=${ids.foreign}`)).status).toBe(404);
    expect((await app.get(`app-product-info?id=${ids.cap}&parentId=${ids.coat}`)).status).toBe(404);
  });
});

describe("store views and customer groups", () => {
  it("a store view's own name, address and text stand over the default ones", async () => {
    const { body } = await app.get(`app-product-info?id=${ids.coat}`, { view: "fr" });
    expect(body).toMatchObject({
      name: "Veste de cuisine",
      url: "/veste",
      description: "Une veste.",
    });
    const listing = await app.get(`app-products?categoryId=${ids.kitchen}&sort=name`, {
      view: "fr",
    });
    expect(listing.body.items.map((item: { name: string }) => item.name)).toEqual([
      "Alder Apron",
      "Skull Cap",
      "Veste de cuisine",
    ]);
    const tree = await app.get("app-categories", { view: "fr" });
    expect(tree.body.items.map((item: { url: string }) => item.url)).toEqual([
      "/",
      "/cuisine",
      "/kitchen/coats",
    ]);
  });

  it("a group's own price is its tier of quantity 1, in listing, order and product page", async () => {
    const principal = aCustomer({ customerId: 1, email: "a@example.com", groupId: 2 });
    const ctx = { ...app.ctx(), principal };
    const listing = listCategory(ctx, ids.kitchen, { sort: "price", perFilter: {} });
    expect(
      listing.ok && listing.value.items.map((item) => [item.sku, item.price?.amount.minor]),
    ).toEqual([
      ["CAP", 800],
      ["COAT", 1500],
      ["APRON", 3000],
    ]);
    const detail = await productInfo(ctx, ids.coat);
    expect(detail.ok && detail.value.price?.amount.minor).toBe(1500);
  });

  it("PDP-51 special_price_flag says that a group has a price of its own, and of nobody else", async () => {
    const flagOf = async (groupId: number, id: number) => {
      const principal = aCustomer({ customerId: 1, email: "a@example.com", groupId });
      const detail = await productInfo({ ...app.ctx(), principal }, id);
      if (!detail.ok) throw new Error("The product is not there");
      return productToWire(detail.value).extension_attributes.special_price_flag;
    };
    expect(await flagOf(2, ids.coat)).toBe(true);
    expect(await flagOf(2, ids.cap), "the group pays what all pay").toBe(false);
    expect(await flagOf(1, ids.coat), "the price is another group's").toBe(false);
    const { body } = await app.get(`app-product-info?id=${ids.coat}`);
    expect(body).toMatchObject({ extension_attributes: { special_price_flag: false } });
  });
});

describe("single products", () => {
  it("PLP-14 answers item numbers in the given order, case apart; a variant gives its family", async () => {
    const { body } = await app.get("app-products-by-skus?skus=apron,COAT-White-L,nothing,cap,coat");
    expect(skusOf(body)).toEqual(["APRON", "COAT", "CAP"]);
    const many = await app.get(`app-products-by-skus?skus=${"a,".repeat(101)}`);
    expect(many.body.key).toBe("catalog.tooManySkus");
  });

  it("PDP-50 answers related and upsell products that are to be seen", async () => {
    expect(skusOf((await app.get(`app-product-related?productId=${ids.coat}`)).body)).toEqual([
      "CAP",
    ]);
    expect(skusOf((await app.get(`app-product-upsell?productId=${ids.coat}`)).body)).toEqual([
      "APRON",
    ]);
    expect((await app.get("app-product-related?productId=99999")).status).toBe(404);
  });
});

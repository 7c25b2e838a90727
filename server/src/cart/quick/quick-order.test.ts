import { DIGITIZING_SKU } from "@placket/domain/cart/digitizing/digitizing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aProduct(shop, {
      sku: "CAP",
      name: "Skull cap",
      price_minor: 2000,
      stock: { quantity: 9 },
    });
    await aProduct(shop, { sku: DIGITIZING_SKU, name: "Digitizing", type: "virtual" });
    await aProduct(shop, { sku: "CAPE", name: "Barber cape", price_minor: 3000 });
    await aProduct(shop, { sku: "CAP-OLD", name: "Old cap", is_enabled: false });
    const family = await aProduct(shop, { sku: "COAT", type: "configurable", name: "Chef coat" });
    const variant = await aProduct(shop, {
      sku: "COAT-WHITE",
      visibility: 1,
      price_minor: 4500,
      attributes: JSON.stringify({ color: shop.color.options["White"] }),
    });
    await shop.db
      .insertInto("configurable_attribute")
      .values({ product_id: family, attribute_id: shop.color.id })
      .execute();
    await shop.db
      .insertInto("product_variant")
      .values({ parent_id: family, child_id: variant })
      .execute();
  });
});
afterAll(() => app.close());

const post = (path: string, lines: readonly object[]) => app.rest("POST", path, { lines });

describe("an order by item numbers", () => {
  it("issue 11.5 all lines are in the cart at once, variants on their family, one number once", async () => {
    const answer = await post("app-quick-order", [
      { sku: "cap", qty: 2 },
      { sku: " COAT-WHITE ", qty: 3 },
      { sku: "CAP", qty: 1 },
    ]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body).toMatchObject({
      items: [
        { sku: "CAP", quantity: 3 },
        { sku: "COAT-WHITE", name: "Chef coat", quantity: 3 },
      ],
    });
  });

  it("issue 11.5 of lines that cannot be each is told beside it, and none is added", async () => {
    const lines = [
      { sku: "CAPE", qty: 1 },
      { sku: "NOTHING", qty: 1 },
      { sku: "COAT", qty: 1 },
      { sku: "CAP", qty: 10 },
      { sku: "CAPE", qty: 1.5 },
      { sku: "CAP-OLD", qty: 1 },
    ];
    const answer = await post("app-quick-order", lines);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect((answer.body as { errors: object[] }).errors).toMatchObject([
      { field: "lines.1.sku", key: "cart.noSuchProduct" },
      { field: "lines.2.sku", key: "cart.needsProduct" },
      { field: "lines.3.qty", key: "cart.outOfStock" },
      { field: "lines.4.qty", key: "quantity.notANumber" },
      { field: "lines.5.sku", key: "cart.noSuchProduct" },
    ]);
    const checked = await post("app-quick-order-check", lines);
    expect((checked.body as { lines: object[] }).lines).toMatchObject([
      { product: { name: "Barber cape" }, total: { value: 30 }, problems: [] },
      { product: null, total: null, problems: [{ field: "sku", key: "cart.noSuchProduct" }] },
      { problems: [{ field: "sku", key: "cart.needsProduct" }] },
      { product: { name: "Skull cap" }, total: null, problems: [{ field: "qty" }] },
      { problems: [{ field: "qty", key: "quantity.notANumber" }] },
      { product: null, total: null, problems: [{ field: "sku", key: "cart.noSuchProduct" }] },
    ]);
  });

  it("issue 11.5 what is typed finds what can be ordered by its number, and nothing that must be chosen", async () => {
    const find = async (q: string) =>
      (await app.rest("GET", `app-quick-products?q=${q}`)).body as {
        items: { sku: string; details: string[] }[];
      };
    expect((await find("cap")).items.map(({ sku }) => sku)).toEqual(["CAP", "CAPE"]);
    expect((await find("coat")).items).toMatchObject([
      { sku: "COAT-WHITE", details: ["Color: White"], price: { value: 45 } },
    ]);
    expect((await find("barber")).items.map(({ sku }) => sku)).toEqual(["CAPE"]);
    expect((await find("%25")).items).toEqual([]);
    expect((await find("digit")).items, "the cart refuses what goes with a garment").toEqual([]);
  });
});

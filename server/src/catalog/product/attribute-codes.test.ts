import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
const ids: Record<string, number> = {};

/** What staff say of a garment, by the documents' codes. */
const SAID = {
  size_chart: '{"unit":"in"}',
  fit_style: "Slim",
  fit_sleeve: "Set in",
  discontinued_product: "1",
  cw_product_callouts: "Best seller",
  login_required: "1",
};

beforeAll(async () => {
  app = await testApp(async (shop) => {
    const { db } = shop;
    const codes = ["fit_style", "fit_sleeve", "size_chart"];
    await db
      .insertInto("attribute")
      .values(
        codes.map((code) => ({ code, label: code, input: "text" as const, is_visible: true })),
      )
      .execute();
    const garment = async (sku: string, attributes: object, stock: object = {}) => {
      const said = JSON.stringify(attributes);
      ids[sku] = await aProduct(shop, { sku, name: sku, attributes: said, stock });
    };
    await garment("SAID", SAID);
    await garment("PLAIN", {});
    await garment("SEWN", { has_embroidery: "1" });
    await garment("LOCKED", { has_embroidery: "1", is_embroidery_lockdown: "1" });
    const waitedFor = { quantity: 0, backorders: true };
    await garment("WAITED", {}, waitedFor);
    await garment("LAST", { discontinued_product: "1" }, waitedFor);
  });
});
afterAll(() => app.close());

const note = [{ type: "special-instructions", text: "On the left cuff", sku: null }];
const add = async (sku: string, parts?: object) =>
  app.rest("POST", "app-add-to-cart", { id: ids[sku], qty: 1, ...(parts && { parts }) });
const keyOf = ({ body }: { readonly body: unknown }) => (body as { key?: string }).key;

describe("attributes that steer", () => {
  it("PDP-11 size chart, fit, callout and login are told with the product", async () => {
    const { body } = await app.rest("GET", `app-product-info?id=${ids["SAID"]}`);
    expect(body).toMatchObject({
      labels: [{ text: "Best seller", position: "topRight" }],
      loginRequired: true,
      attributes: expect.arrayContaining([
        expect.objectContaining({ code: "size_chart", value: SAID.size_chart }),
        expect.objectContaining({ code: "fit_style", value: "Slim" }),
        expect.objectContaining({ code: "fit_sleeve", value: "Set in" }),
      ]) as unknown,
    });
    expect(keyOf(await add("SAID"))).toBe("access.loginRequired");
  });

  it("PDP-11 has_embroidery says whether, is_embroidery_lockdown whether only, it is sold embroidered", async () => {
    expect(keyOf(await add("PLAIN", note))).toBe("embroidery.optionUnavailable");
    expect((await add("SEWN", note)).status).toBe(200);
    expect((await add("SEWN")).status).toBe(200);
    expect(keyOf(await add("LOCKED"))).toBe("embroidery.soldEmbroidered");
  });

  it("PDP-11 PDP-34 discontinued_product is sold while it lasts, and no longer", async () => {
    const stock = async (sku: string) =>
      (await app.rest("GET", `app-product-info?id=${ids[sku]}`)).body as { stockData: object[] };
    expect((await stock("WAITED")).stockData).toMatchObject([
      { stock_message: "Available on backorder", is_item_saleable: true },
    ]);
    expect((await stock("LAST")).stockData).toMatchObject([
      { stock_message: "Out of stock", is_item_saleable: false },
    ]);
    expect((await add("WAITED")).status).toBe(200);
    expect(keyOf(await add("LAST"))).toBe("cart.outOfStock");
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let session: string;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    const { db } = shop;
    await db
      .insertInto("category")
      .values([
        { id: 10, parent_id: 2, name: "Coats", url_key: "coats", url_path: "coats" },
        { id: 11, parent_id: 10, name: "Long", url_key: "long", url_path: "coats/long" },
      ])
      .execute();
    const coat = await aProduct(shop, { sku: "A-COAT", name: "Zed coat", price_minor: 4000 });
    await aProduct(shop, { sku: "B-CAP", name: "Skull cap", is_enabled: false });
    await aProduct(shop, { sku: "C-OUT", name: "Out of it", stock: { quantity: 0 } });
    await aProduct(shop, { sku: "D-CARD", type: "giftcard", price_minor: null });
    const family = await aProduct(shop, {
      sku: "E-APRON",
      type: "configurable",
      price_minor: null,
    });
    const variants = await Promise.all(
      ["S", "M"].map((size, i) =>
        aProduct(shop, {
          sku: `E-APRON-${size}`,
          name: `Apron ${size}`,
          visibility: 1,
          price_minor: 1000 + i,
          stock: { quantity: i * 7 },
        }),
      ),
    );
    await db
      .insertInto("product_variant")
      .values(variants.map((child_id) => ({ parent_id: family, child_id })))
      .execute();
    await db.insertInto("category_product").values({ category_id: 11, product_id: coat }).execute();
  });
  session = await aStaffSession(app);
});
afterAll(() => app.close());

interface Line {
  readonly sku: string;
}

const list = async (query: string) =>
  (await callAdmin(app, `GET products?${query}`, { session })).json<{
    rows: readonly Line[];
    next: string | null;
  }>();
const skus = async (query: string) => (await list(query)).rows.map(({ sku }) => sku);

describe("the list of products", () => {
  it.each([
    ["", ["A-COAT", "B-CAP", "C-OUT", "D-CARD", "E-APRON"]],
    ["sort=-sku", ["E-APRON", "D-CARD", "C-OUT", "B-CAP", "A-COAT"]],
    ["sort=name", ["C-OUT", "D-CARD", "E-APRON", "B-CAP", "A-COAT"]],
    ["status=disabled", ["B-CAP"]],
    ["type=giftcard", ["D-CARD"]],
    ["visibility=1", ["E-APRON-M", "E-APRON-S"]],
    ["visibility=2", []],
    ["categoryId=10", ["A-COAT"]],
    ["categoryId=11&status=disabled", []],
    ["stock=none", ["C-OUT"]],
    ["stock=in&type=configurable", ["E-APRON"]],
    ["stock=none&visibility=1", ["E-APRON-S"]],
    ["search=e-apron", ["E-APRON", "E-APRON-M", "E-APRON-S"]],
    ["search=cap", ["B-CAP"]],
    ["search=%25", []],
  ])("issue 11.8 %s", async (query, wanted) => {
    await expect.poll(() => skus(query)).toEqual(wanted);
  });

  it("issue 11.8 a line says price and pieces, a family those of its variants", async () => {
    const { rows } = await list("");
    expect(rows[0]).toMatchObject({ priceMinor: 4000, pieces: 100, variants: 0 });
    expect(rows[4]).toMatchObject({ priceMinor: 1000, pieces: 7, variants: 2 });
  });

  it("issue 11.8 the list is given as a file", async () => {
    const file = await callAdmin(app, "GET products.csv?type=configurable", { session });
    expect(file.statusCode).toBe(200);
    expect(file.body).toContain("E-APRON,");
    expect(file.body).not.toContain("E-APRON-S");
  });
});

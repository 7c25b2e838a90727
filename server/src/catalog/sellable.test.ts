import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { kitchenStore, type KitchenStore } from "./testing/kitchen-store.ts";

let app: KitchenStore["app"];
let ids: KitchenStore["ids"];
let variants: KitchenStore["variants"];

beforeAll(async () => {
  ({ app, ids, variants } = await kitchenStore());
});

afterAll(() => app.close());

describe("the sellable products", () => {
  it("a variant is described with its family's name, its selections and its own picture", () => {
    const sellable = app.catalog.current().sellable(variants["Black/M"] ?? 0, ids.coat, 1);
    expect(sellable).toMatchObject({
      sku: "COAT-Black-M",
      name: "Merrow Chef Coat",
      urlKey: "coat",
      imageFile: "c/black_sf.jpg",
      isSaleable: true,
      stock: { quantity: 100, backorders: false },
      weightGrams: 300,
      selections: [{ optionLabel: "Black" }, { optionLabel: "M" }],
    });
  });

  it("a threshold below zero lets nobody order what is not there, as the shelf itself says", async () => {
    await app.database.db
      .updateTable("stock_item")
      .set({ out_of_stock_quantity: -5 })
      .where("product_id", "=", ids.cap)
      .execute();
    await app.catalog.refresh();
    expect(app.catalog.current().sellable(ids.cap, null, 1)?.stock.quantity).toBe(100);
  });

  it("tiers of the family hold for its variants, by the pieces of the whole family", () => {
    const snapshot = app.catalog.current();
    const price = (quantity: number, customerGroupId: number) =>
      snapshot.unitPrice(variants["White/S"] ?? 0, ids.coat, {
        websiteId: 1,
        customerGroupId,
        quantity,
        now: app.time.now,
      }).minor;
    expect([price(11, 0), price(12, 0), price(1, 2)]).toEqual([2000, 1800, 1500]);
  });

  it("finds products by number and by options, and says when there is none", () => {
    const snapshot = app.catalog.current();
    expect(snapshot.idOfSku("coat-white-s")).toBe(variants["White/S"]);
    expect(snapshot.idOfSku("coat-white-")).toBeUndefined();
    expect(snapshot.parentsOf(variants["White/S"] ?? 0)).toEqual([ids.coat]);
    const { color, size } = app.shop;
    expect(
      snapshot.variantWith(ids.coat, [size.options["L"] ?? 0, color.options["Black"] ?? 0]),
    ).toBe(variants["Black/L"]);
    expect(snapshot.variantWith(ids.coat, [color.options["Black"] ?? 0])).toBeUndefined();
    expect(snapshot.sellable(99_999, null, 1)).toBeUndefined();
    expect(snapshot.sellable(ids.cap, ids.coat, 1)).toBeUndefined();
    expect(() =>
      snapshot.unitPrice(99_999, null, {
        websiteId: 1,
        customerGroupId: 0,
        quantity: 1,
        now: app.time.now,
      }),
    ).toThrow(RangeError);
  });
});

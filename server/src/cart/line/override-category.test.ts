import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let cap = 0;
beforeAll(async () => {
  app = await testApp(async (shop) => {
    cap = await aProduct(shop, { sku: "CAP", stock: { quantity: 20 } });
  });
});
afterAll(() => app.close());

/** A cart of caps, an item for each; gives its mask id and the id of its first item. */
async function aCart(...items: readonly { qty: number; overrideCategoryId?: number }[]) {
  const data = items.map((item) => ({ id: cap, ...item }));
  const { body } = await app.rest("POST", "app-add-to-cart", { data });
  const [first] = body["items"] as readonly { readonly item_id: number }[];
  return { cookie: String(body["mask_id"]), item_id: first?.item_id };
}

const itemsOf = async (cookie: string) =>
  (await app.rest("GET", "app-get-cart", { cookie })).body["items"];

describe("CART-37 the category that stands over an item's own", () => {
  it("is set with its quantity; whoever says nothing of it leaves it", async () => {
    const cart = await aCart({ qty: 2 });
    const update = async (change: object) =>
      (await app.rest("POST", "app-update-cart", { ...cart, ...change })).body["items"];
    const placed = { item_id: cart.item_id, qty: 3, overrideCategoryId: 9 };
    expect(await update({ qty: 3, overrideCategoryId: 9 })).toMatchObject([placed]);
    expect(await update({ qty: 4 })).toMatchObject([{ ...placed, qty: 4 }]);
    expect(await itemsOf(cart.cookie)).toMatchObject([{ ...placed, qty: 4 }]);
    const none = { qty: 4, overrideCategoryId: null };
    expect(await update(none)).toMatchObject([{ item_id: cart.item_id, ...none }]);
  });

  it("makes one item of two that are the same by then, as far as there are pieces", async () => {
    const cart = await aCart({ qty: 2 }, { qty: 15, overrideCategoryId: 9 });
    const update = (qty: number) =>
      app.rest("POST", "app-update-cart", { ...cart, qty, overrideCategoryId: 9 });
    expect(await update(6)).toMatchObject({ status: 400, body: { key: "cart.outOfStock" } });
    expect(await itemsOf(cart.cookie)).toMatchObject([{ qty: 2 }, { qty: 15 }]);
    const one = { item_id: cart.item_id, overrideCategoryId: 9 };
    expect((await update(2)).body["items"]).toMatchObject([{ ...one, qty: 17 }]);
    // What is added to it again finds the same item.
    const data = { id: cap, qty: 1, overrideCategoryId: 9 };
    await app.rest("POST", "app-add-to-cart", { cookie: cart.cookie, data });
    expect(await itemsOf(cart.cookie)).toMatchObject([{ ...one, qty: 18 }]);
  });
});

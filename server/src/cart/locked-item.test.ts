import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let cap: number;
let apron: number;
let sewn: number;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    cap = await aProduct(shop, { sku: "CAP" });
    apron = await aProduct(shop, { sku: "APRON" });
    sewn = await aProduct(shop, { sku: "EMBROIDERY" });
  });
});
afterAll(() => app.close());

/** A cart with these pieces, and its mask id. */
async function aCart(...data: readonly { id: number; qty: number }[]) {
  const { body } = await app.rest("POST", "app-add-to-cart", { data });
  const items = body["items"] as readonly { item_id: number }[];
  return { maskId: String(body["mask_id"]), cart: { items } };
}

const cartOf = async (cookie: string) => (await app.rest("GET", "app-get-cart", { cookie })).body;

describe("the reserved embroidery sku", () => {
  it("CART-27, OPEN-41 an item of the sku EMBROIDERY can neither be changed nor taken out", async () => {
    const { maskId, cart } = await aCart({ id: apron, qty: 1 }, { id: cap, qty: 2 });
    const [line] = cart.items;
    const { db } = app.shop;
    await db
      .updateTable("cart_item")
      .set({ product_id: sewn })
      .where("id", "=", line?.item_id ?? 0)
      .execute();
    await db
      .updateTable("cart")
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .where("mask_id", "=", maskId)
      .execute();
    expect((await cartOf(maskId))["items"]).toMatchObject([
      { sku: "EMBROIDERY", userCanEdit: false },
      { sku: "CAP", userCanEdit: true },
    ]);
    const item = { cookie: maskId, item_id: line?.item_id };
    for (const [path, more] of [
      ["app-add-to-cart", { data: { id: sewn, qty: 5 } }],
      ["app-update-cart", { qty: 5 }],
      ["app-remove-cart-item", {}],
    ] as const) {
      const { body } = await app.rest("POST", path, { ...item, ...more });
      expect(body["key"]).toBe("cart.itemLocked");
    }
    expect((await cartOf(maskId))["total_quantity"]).toBe(3);
  });

  it.each(["EMBROIDERY", "embroidery"])(
    "CART-27, OPEN-41 nobody adds the sku EMBROIDERY by hand, over GraphQL as %s",
    async (sku) => {
      const data = { id: sewn, qty: 1 };
      const rest = await app.rest("POST", "app-add-to-cart", { data });
      expect(rest).toMatchObject({ status: 400, body: { key: "cart.itemLocked" } });
      const { maskId } = await aCart({ id: cap, qty: 1 });
      const add = `mutation ($id: String!, $items: [CartItemInput!]!) {
        addProductsToCart(cartId: $id, cartItems: $items) { user_errors { code } } }`;
      const graphql = await app.graphql(add, { id: maskId, items: [{ sku, quantity: 1 }] });
      expect(graphql.data?.["addProductsToCart"]).toEqual({
        user_errors: [{ code: "PERMISSION_DENIED" }],
      });
      expect((await cartOf(maskId))["total_quantity"]).toBe(1);
    },
  );
});

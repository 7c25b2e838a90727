import { afterAll, beforeAll, expect, it } from "vitest";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let id = 0;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    id = await aProduct(shop, { sku: "CAP" });
  });
});
afterAll(() => app.close());

async function aCart() {
  const added = await app.rest("POST", "app-add-to-cart", { data: { id, qty: 3 } });
  const [item] = added.body["items"] as readonly { readonly item_id: number }[];
  return { cookie: String(added.body["mask_id"]), item_id: item?.item_id };
}

it.each([null, "", "  ", [], [2], true, {}, "0x10", "1e3", "a dozen"])(
  "CART-23 a quantity of %j is none: refused, and the line stays as it is",
  async (qty) => {
    const cart = await aCart();
    const answer = await app.rest("POST", "app-update-cart", { ...cart, qty });
    expect(answer.status).toBe(400);
    const { body } = await app.rest("GET", `app-get-cart?cartId=${cart.cookie}`);
    expect(body["items"]).toMatchObject([{ qty: 3 }]);
    expect((await app.rest("POST", "app-add-to-cart", { data: { id, qty } })).status).toBe(400);
  },
);

it.each([
  [4, 4],
  ["4", 4],
  [" 4 ", 4],
])("a quantity of %j is %i", async (qty, pieces) => {
  const cart = await aCart();
  const { body } = await app.rest("POST", "app-update-cart", { ...cart, qty });
  expect(body["items"]).toMatchObject([{ qty: pieces }]);
});

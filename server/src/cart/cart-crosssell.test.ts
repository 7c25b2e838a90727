import { cartEndpoints } from "@placket/contract/cart/cart.rest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aConfigurable, aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let coat: Awaited<ReturnType<typeof aConfigurable>>;
let cap: number;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    coat = await aConfigurable(shop, { sku: "COAT", name: "Merrow chef coat", url_key: "coat" });
    cap = await aProduct(shop, { sku: "CAP", url_key: "cap" });
    const apron = await aProduct(shop, { sku: "APRON", url_key: "apron" });
    const hidden = await aProduct(shop, { sku: "HIDDEN", url_key: "hidden", is_enabled: false });
    await shop.db
      .insertInto("product_link")
      .values([
        { product_id: coat.id, linked_id: cap, kind: "crosssell" },
        { product_id: coat.id, linked_id: apron, kind: "crosssell", position: 1 },
        { product_id: coat.id, linked_id: hidden, kind: "crosssell", position: 2 },
        { product_id: cap, linked_id: coat.id, kind: "crosssell" },
      ])
      .execute();
  });
});
afterAll(() => app.close());

const skusFor = async (how: { cookie?: string; path?: string }) => {
  const path = how.path ?? "app-cart-crosssell";
  const { status, body } = await app.rest("GET", path, how.cookie ? { cookie: how.cookie } : {});
  expect(status).toBe(200);
  const { items } = cartEndpoints.cartCrosssell.reply.parse(body);
  return items.map(({ sku }) => sku);
};

it("PDP-50 GET /app-cart-crosssell answers what goes with the cart and is not in it", async () => {
  const items = [{ id: coat.variants["White/M"], parentId: coat.id, qty: 1 }];
  const added = await app.rest("POST", "app-add-to-cart", { data: items });
  const cookie = String(added.body["mask_id"]);
  expect(await skusFor({ cookie })).toEqual(["CAP", "APRON"]);
  expect(await skusFor({ path: `app-cart-crosssell?cartId=${cookie}` })).toEqual(["CAP", "APRON"]);
  await app.rest("POST", "app-add-to-cart", { cookie, data: { id: cap, qty: 1 } });
  expect(await skusFor({ cookie })).toEqual(["APRON"]);
});

it("answers nothing to whoever has no cart", async () => {
  expect(await skusFor({})).toEqual([]);
});

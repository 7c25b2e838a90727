import { afterAll, beforeAll, expect, it } from "vitest";
import { aBundle, bundleMaps, type TestBundle } from "../../../testing/order/bundle.ts";
import { aProduct } from "../../../testing/shop.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let kit: TestBundle;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    const coat = await aProduct(shop, { sku: "COAT", name: "Coat", price_minor: 4000 });
    const cap = await aProduct(shop, { sku: "CAP", name: "Cap", price_minor: 1500 });
    kit = await aBundle(
      shop,
      { sku: "KIT", name: "Kit" },
      {
        options: [
          { title: "Coat", selections: [{ child_id: coat }] },
          { title: "Cap", is_required: false, selections: [{ child_id: cap }] },
        ],
      },
    );
  });
});
afterAll(() => app.close());

it("BUNDLE-14 what staff want chosen by now, and was not chosen then, keeps a bundle in a cart from being ordered", async () => {
  const { body, cookies } = await app.rest("POST", "app-add-to-cart", {
    data: { id: kit.id, qty: 1, ...bundleMaps(kit, [[0, 0]]) },
  });
  expect(body["checkoutDisabled"]).toBe(false);
  await app.shop.db
    .updateTable("bundle_option")
    .set({ is_required: true })
    .where("id", "=", kit.options[1]!.id)
    .execute();
  const canBeOrdered = async () => {
    const cart = await app.rest("GET", "app-get-cart", { cookie: cookies["cartId"] ?? "" });
    return cart.body["checkoutDisabled"];
  };
  await expect.poll(canBeOrdered).toBe(true);
});

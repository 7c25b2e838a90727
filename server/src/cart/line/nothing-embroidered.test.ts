import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anOffer, textServices } from "../../testing/embroidery/an-offer.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let coat: number;
beforeAll(async () => {
  app = await testApp(async (shop) => {
    const attributes = JSON.stringify({ has_embroidery: true });
    coat = await aProduct(shop, { sku: "COAT", attributes });
    await textServices(shop);
    await anOffer(shop, { skus: ["coat"] });
  });
});
afterAll(() => app.close());

const REMOVED = { logo: "L000001", placement: "left-chest", isRemoved: true };

describe("what is embroidered on nothing", () => {
  it.each<[string, object]>([
    ["nothing", {}],
    ["logos that are all taken off", { logos: [REMOVED, REMOVED] }],
  ])("EMB-43 %s to embroider adds nothing", async (_, chosen) => {
    const { status, body } = await app.rest("POST", "add-embroidery-to-cart", {
      data: { productId: coat, ...chosen },
    });
    expect({ status, key: body["key"] }).toEqual({ status: 400, key: "embroidery.nothingChosen" });
  });

  it.each(["TEXT-1", "LOGO", "FLAG"])("EMB-14 the service %s is not bought alone", async (sku) => {
    const { id } = await app.shop.db
      .selectFrom("product")
      .select("id")
      .where("sku", "=", sku)
      .executeTakeFirstOrThrow();
    const alone = await app.rest("POST", "app-add-to-cart", { id, qty: 1 });
    expect(alone.body).toMatchObject({ key: "cart.itemLocked" });
    const { data: made } = await app.graphql("mutation { createEmptyCart }");
    const { data } = await app.graphql(
      `mutation ($id: String!, $sku: String!) {
        addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) {
          cart { items { id } } user_errors { message } } }`,
      { id: made?.["createEmptyCart"], sku },
    );
    expect(data?.["addProductsToCart"]).toEqual({
      cart: { items: [] },
      user_errors: [{ message: "This item cannot be edited." }],
    });
  });
});

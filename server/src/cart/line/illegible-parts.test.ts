import { afterAll, beforeAll, expect, it } from "vitest";
import { anOffer, textServices } from "../../testing/embroidery/an-offer.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp(async (shop) => {
    await aProduct(shop, { sku: "COAT", attributes: JSON.stringify({ has_embroidery: true }) });
    await textServices(shop);
    await anOffer(shop, { skus: ["coat"] });
  });
});
afterAll(() => app.close());

const TEXT = {
  lines: ["Anna"],
  font: "block",
  color: "1366",
  height_mm: 9,
  placement: "left-chest",
};

it.each([
  ["a number for a text", "text", { ...TEXT, lines: 7 }, /JSON with lines, font, color, /],
  ["an object for a text", "text", { ...TEXT, lines: [{ line: "Anna" }] }, /JSON with lines, /],
  ["a text for a number", "text", { ...TEXT, height_mm: "8" }, /JSON with lines, /],
  ["a list for all of it", "text", [], /JSON with lines, /],
  ["what nobody asked for", "text", { ...TEXT, recipe: {} }, /JSON with lines, /],
  ["a number for a flag", "flags", { flag: 7 }, /JSON with flag, placement, flag1, flag2\.$/],
  ["an object for a logo", "logos", { logo: {}, placement: "collar" }, /JSON with logo, placement/],
])("EMB-43 %s in what is entered is told in words", async (_, kind, value, words) => {
  const { data: made } = await app.graphql("mutation { createEmptyCart }");
  const { data } = await app.graphql(
    `mutation($id: String!, $option: EnteredOptionInput!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "COAT", quantity: 1, entered_options: [$option] }]) {
        cart { items { id } } user_errors { code message } } }`,
    {
      id: made?.["createEmptyCart"],
      option: { uid: btoa(`embroidery/${kind}`), value: JSON.stringify(value) },
    },
  );
  expect(data?.["addProductsToCart"]).toEqual({
    cart: { items: [] },
    user_errors: [{ code: "INVALID_PARAMETER_VALUE", message: expect.stringMatching(words) }],
  });
});

import { SEWN_TEXTS_MAX } from "@placket/domain/cart/cart-item";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anOffer, textServices } from "../../testing/embroidery/an-offer.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let coat: number;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    const embroidered = { attributes: JSON.stringify({ has_embroidery: true }) };
    coat = await aProduct(shop, { sku: "COAT", ...embroidered });
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

const line = (text: object) => ({
  id: coat,
  parts: [{ type: "text", text: JSON.stringify({ ...TEXT, ...text }), sku: null }],
});
/** Only a needle tells that it is. */
const tooWide = () => line({ lines: ["ANNABELLE"], placement: "collar" });
const addAll = (lines: readonly object[]) => app.rest("POST", "app-add-to-cart", { data: lines });

it("issue 10 no needle begins while anything else is wrong with one of them", async () => {
  const { body } = await addAll([tooWide(), line({ lines: ["Ωmega"] })]);
  const key = "embroidery.textUnknownLetter";
  expect(body).toMatchObject({ errors: [{ field: "items.1.text.lines.0", key }] });
  const wish = (text: object) => ({
    sku: "COAT",
    quantity: 1,
    entered_options: [{ uid: btoa("embroidery/text"), value: JSON.stringify(text) }],
  });
  const { data: made } = await app.graphql("mutation { createEmptyCart }");
  const { data } = await app.graphql(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }`,
    {
      id: String(made?.["createEmptyCart"]),
      items: [
        wish({ ...TEXT, lines: ["ANNABELLE"], placement: "collar" }),
        wish({ ...TEXT, lines: ["Ωmega"] }),
      ],
    },
  );
  const message = "There is no “Ω” to embroider. Please use another letter.";
  expect(data?.["addProductsToCart"]).toEqual({ user_errors: [{ message }] });
});

it("issue 10 one call has so many sewn, and none of more", async () => {
  const names = Array.from({ length: SEWN_TEXTS_MAX }, (_, at) => line({ lines: [`A${at}`] }));
  const { body } = await addAll([tooWide(), ...names]);
  expect(body).toMatchObject({ key: "embroidery.tooManyTexts" });
});

it("issue 10 one text on more lines than that is sewn once", async () => {
  const team = Array.from({ length: SEWN_TEXTS_MAX + 1 }, () => line({}));
  const { body } = await addAll(team);
  expect(body["items"]).toMatchObject([{ qty: SEWN_TEXTS_MAX + 1 }]);
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dstOf } from "../../testing/embroidery/a-logo.ts";
import { anOffer, offerTerms, textServices } from "../../testing/embroidery/an-offer.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let coat: number;
const CREST = "L000001";

beforeAll(async () => {
  app = await testApp(async (shop) => {
    const attributes = JSON.stringify({ has_embroidery: true });
    coat = await aProduct(shop, { sku: "COAT", attributes });
    await textServices(shop);
    const { logos: usual } = offerTerms();
    const preset = { number: CREST, placement: "left-chest", isLocked: true };
    const placements = ["left-chest", "back-yoke"];
    const logos = usual && { ...usual, placements, preset };
    await anOffer(shop, { skus: ["coat"], terms: offerTerms({ logos }) });
  });
  const form = new FormData();
  form.append("file", new File([new Uint8Array(dstOf())], "crest.dst"));
  const session = await aStaffSession(app);
  await callAdmin(app, "POST embroidery-logos", { session, form });
});
afterAll(() => app.close());

const TEXT = { lines: ["Anna"], font: "block", color: "1366", height_mm: 9 };
const text = (placement: string) => ({ text: { ...TEXT, placement } });
const crest = (placement: string, rest: object = {}) => ({
  logos: [{ logo: CREST, placement, ...rest }],
});

const embroider = (chosen: object) =>
  app.rest("POST", "add-embroidery-to-cart", { data: { productId: coat, ...chosen } });

describe("EMB-29 a logo that is locked on a product that may be bought bare", () => {
  it.each([
    ["a text without it", text("back-yoke")],
    ["a text where it stands", text("left-chest")],
    ["it elsewhere", crest("back-yoke")],
    ["it elsewhere, and a text where it stands", { ...crest("back-yoke"), ...text("left-chest") }],
    [
      "a text, and it taken off",
      { ...crest("left-chest", { isRemoved: true }), ...text("back-yoke") },
    ],
  ])("%s is refused", async (_, chosen) => {
    const { status, body } = await embroider(chosen);
    expect(body).toMatchObject({
      key: "embroidery.logoRequired",
      message: "A logo is needed at: Left chest.",
    });
    expect(status).toBe(400);
  });

  it("is refused by GraphQL too, which adds a text alone", async () => {
    const cart = await app.graphql("mutation { createEmptyCart }");
    const value = JSON.stringify({ ...TEXT, placement: "back-yoke" });
    const { data } = await app.graphql(
      `mutation ($cart: String!, $text: String!) {
        addProductsToCart(cartId: $cart, cartItems: [{ sku: "COAT", quantity: 1,
          entered_options: [{ uid: "${btoa("embroidery/text")}", value: $text }] }]) {
          cart { items { id } } user_errors { message } } }`,
      { cart: cart.data?.["createEmptyCart"], text: value },
    );
    expect(data?.["addProductsToCart"]).toEqual({
      cart: { items: [] },
      user_errors: [{ message: "A logo is needed at: Left chest." }],
    });
  });

  it("stands at its place, alone or beside a text, and without embroidery it is not asked for", async () => {
    for (const chosen of [crest("left-chest"), { ...crest("left-chest"), ...text("back-yoke") }]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status, body } = await embroider(chosen);
      expect({ status, errors: body["errors"] }).toEqual({ status: 200, errors: undefined });
    }
    const bare = await app.rest("POST", "app-add-to-cart", { data: { id: coat, qty: 1 } });
    expect(bare.status).toBe(200);
  });
});

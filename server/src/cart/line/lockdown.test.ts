import type { LogoWire } from "@placket/contract/embroidery/logo.codec";
import type { LogoTerms } from "@placket/domain/embroidery/offer/offer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aLogo, dstOf } from "../../testing/embroidery/a-logo.ts";
import { anOffer, offerTerms, textServices } from "../../testing/embroidery/an-offer.ts";
import { aConfigurable, aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
const ids: Record<string, number> = {};
let logos: string;
let own: LogoWire;

const NEEDED = "This item is sold with embroidery. Choose what is embroidered on it.";

beforeAll(async () => {
  app = await testApp(async (shop) => {
    const attributes = JSON.stringify({ has_embroidery: true, is_embroidery_lockdown: true });
    await textServices(shop);
    const { logos: usual } = offerTerms();
    const line = { number: 1, logos: [], takesOwn: true, placements: ["left-chest"] };
    const terms: Readonly<Record<string, LogoTerms | null>> = {
      vest: usual && { ...usual, lines: [{ ...line, isOptional: false }] },
      sash: usual && { ...usual, lines: [{ ...line, isOptional: true }] },
      stole: null,
    };
    for (const [name, logos] of Object.entries(terms)) {
      ids[name] = await aProduct(shop, { sku: name.toUpperCase(), attributes });
      await anOffer(shop, { name, skus: [name], terms: offerTerms({ logos }) });
    }
    ids["apron"] = (await aConfigurable(shop, { sku: "APRON" })).id;
    await shop.db
      .updateTable("product")
      .set({ attributes })
      .where("id", "=", ids["apron"])
      .execute();
    const wanted = terms["vest"] ?? null;
    await anOffer(shop, { name: "apron", skus: ["apron"], terms: offerTerms({ logos: wanted }) });
  });
  const brought = await aLogo(app, { bytes: dstOf() });
  ({ logos, logo: own } = brought);
});
afterAll(() => app.close());

const call = (url: string, payload: object, cartId = "") =>
  app.fastify.inject({
    method: "POST",
    url: `/rest/us/V1/xmapi/${url}`,
    cookies: { placket_logos: logos, ...(cartId && { cartId }) },
    payload,
  });

describe("a product that is sold with embroidery alone", () => {
  it.each(["vest", "sash", "stole"])(
    "PDP-34, EMB-20, EMB-38 is refused bare, whichever way it comes: %s",
    async (name) => {
      const id = ids[name];
      const instructions = { "special-instructions": { text: "Mind the seams." } };
      const answers = [
        await call("app-add-to-cart", { id, qty: 1 }),
        await call("app-add-to-cart", [{ id, qty: 1 }]),
        await call("add-embroidery-to-cart", { data: { productId: id } }),
        await call("add-embroidery-to-cart", { data: { productId: id, ...instructions } }),
      ];
      for (const answer of answers) {
        expect(answer.json()).toMatchObject({ key: "embroidery.soldEmbroidered" });
        expect(answer.statusCode).toBe(400);
      }
      const cart = await app.graphql("mutation { createEmptyCart }");
      const { data } = await app.graphql(
        `mutation ($cart: String!, $sku: String!) {
        addProductsToCart(cartId: $cart, cartItems: [{ sku: $sku, quantity: 1 }]) {
          cart { items { id } } user_errors { code message } } }`,
        { cart: cart.data?.["createEmptyCart"], sku: name.toUpperCase() },
      );
      expect(data?.["addProductsToCart"]).toEqual({
        cart: { items: [] },
        user_errors: [{ code: "REQUIRED_PARAMETER_MISSING", message: NEEDED }],
      });
    },
  );

  it("EMB-38 is told which logo it has to have, once something is sewn on it", async () => {
    const text = { font: "block", color: "1366", height_mm: 9, placement: "back-yoke" };
    const data = { productId: ids["vest"], text: { ...text, lines: ["Anna"] } };
    expect((await call("add-embroidery-to-cart", { data })).json()).toMatchObject({
      key: "embroidery.logoRequired",
      message: "A logo is needed at: Left chest.",
    });
  });

  it.each(["add-embroidery-to-cart", "generate-lp-images", "download-embroidery"])(
    "EMB-43, EMB-46, EMB-47, OPEN-15 %s refuses at the names that it was sent",
    async (path) => {
      const fields = async (data: object) =>
        (await call(path, { data }))
          .json<{ readonly errors: readonly { readonly field: string }[] }>()
          .errors.map(({ field }) => field);
      const logos = [{ logo: own.logo_number, placement: "left-chest" }];
      expect(await fields({ productId: 999_999, logos })).toEqual(["productId"]);
      expect(await fields({ productId: ids["sash"], qty: 0, logos })).toEqual(["qty"]);
      const nowhere = [{ ...logos[0], placement: "roof" }];
      expect(await fields({ productId: ids["sash"], logos: nowhere })).toContain(
        "logos.0.placement",
      );
    },
  );

  it("PDP-40, EMB-38 a family without its options says so first, on every transport", async () => {
    const text = "Need to select a product";
    const rest = await call("app-add-to-cart", { id: ids["apron"], qty: 1 });
    expect(rest.json()).toMatchObject({ key: "cart.needsProduct", message: text });
    const cart = await app.graphql("mutation { createEmptyCart }");
    const { data } = await app.graphql(
      `mutation ($cart: String!) { addProductsToCart(cartId: $cart, cartItems: [{ sku: "APRON", quantity: 1 }]) {
        user_errors { message } } }`,
      { cart: cart.data?.["createEmptyCart"] },
    );
    expect(data?.["addProductsToCart"]).toEqual({ user_errors: [{ message: text }] });
  });

  it("PDP-34, EMB-38 is sold with some, goes along with it, and is not made bare afterwards", async () => {
    const chosen = { logos: [{ logo: own.logo_number, placement: "left-chest" }] };
    const added = await call("add-embroidery-to-cart", {
      data: { productId: ids["sash"], ...chosen },
    });
    const { cart, item_id } = added.json<{
      readonly item_id: number;
      readonly cart: {
        readonly cart_id: string;
        readonly items: readonly { readonly parts: readonly object[] }[];
      };
    }>();
    const bared = { item_id, data: { productId: ids["sash"] } };
    const changed = await call("update-embroidery-to-cart", bared, cart.cart_id);
    expect(changed.json()).toMatchObject({ key: "embroidery.soldEmbroidered" });
    const again = { id: ids["sash"], qty: 1, parts: cart.items[0]?.parts };
    expect((await call("app-add-to-cart", again, cart.cart_id)).json()).toMatchObject({
      items: [{ qty: 2 }],
    });
  });
});

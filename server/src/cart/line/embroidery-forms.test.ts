import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let cap = 0;
beforeAll(async () => {
  app = await testApp(async (shop) => {
    const attributes = JSON.stringify({ has_embroidery: true });
    cap = await aProduct(shop, { sku: "CAP", attributes });
  });
});
afterAll(() => app.close());

const instructed = (text: string) =>
  JSON.stringify({ productId: cap, "special-instructions": { text } });

const formed = (url: string, form: Record<string, string>, cartId?: string) =>
  app.fastify.inject({
    method: "POST",
    url: `/rest/us/V1/xmapi/${url}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    ...(cartId !== undefined && { cookies: { cartId } }),
    payload: new URLSearchParams(form).toString(),
  });

describe("forms, as storefronts of Magento's kind send them, with data as JSON text", () => {
  it.each(["add-embroidery-to-cart", "generate-lp-images", "download-embroidery"])(
    "EMB-43, EMB-46, EMB-47 are taken by %s",
    async (url) => {
      const answer = await formed(url, { data: instructed("Navy") });
      expect(answer.statusCode, answer.body).toBe(200);
    },
  );

  it("EMB-44 put it in the place of an item", async () => {
    const first = await formed("add-embroidery-to-cart", { data: instructed("Navy") });
    const { item_id, cart } = first.json<{
      readonly item_id: number;
      readonly cart: { readonly cart_id: string };
    }>();
    const form = { data: instructed("Gold"), item_id: String(item_id) };
    const answer = await formed("update-embroidery-to-cart", form, cart.cart_id);
    expect(answer.json()).toMatchObject({ cart: { items: [{ options: [{ value: "Gold" }] }] } });
  });
});

import { request } from "node:http";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ok } from "@placket/domain/problem";
import { sewing } from "../../embroidery/sewing/sewing.ts";
import { anOffer, textServices } from "../../testing/embroidery/an-offer.ts";
import { instead } from "../../testing/instead.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

type Needle = Parameters<NonNullable<typeof sewing.close>>[0];

let app: TestApp;
let coat: number;
let url: string;
/** What the needle was asked, and how a test has it answer. */
const asked: { readonly whose: Parameters<Needle["size"]>[1]; readonly answer: () => void }[] = [];

const needle: Needle = {
  size: (_, whose) =>
    new Promise((resolve) => {
      const answer = () => resolve(ok({ stitches: 900, widthMm: 30, heightMm: 9 }));
      asked.push({ whose, answer });
    }),
  count: () => Promise.reject(new Error("No flag is counted here")),
  sewOut: () => Promise.reject(new Error("No machine is stood at here")),
  file: () => Promise.reject(new Error("No machine file is asked for here")),
  points: () => Promise.reject(new Error("No needle points are asked for here")),
  close: () => Promise.resolve(),
};

beforeAll(async () => {
  app = await testApp(
    async (shop) => {
      const embroidered = { attributes: JSON.stringify({ has_embroidery: true }) };
      coat = await aProduct(shop, { sku: "COAT", ...embroidered });
      await textServices(shop);
      await anOffer(shop, { skus: ["coat"] });
    },
    { instead: [instead(sewing, needle)] },
  );
  url = await app.fastify.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => app.close());

const text = (name: string) => ({
  lines: [name],
  font: "block",
  color: "1366",
  height_mm: 9,
  placement: "left-chest",
});

const CALLS: Readonly<Record<string, { readonly path: string; readonly body: () => object }>> = {
  REST: {
    path: "/rest/us/V1/xmapi/add-embroidery-to-cart",
    body: () => ({ productId: coat, text: text("Anna") }),
  },
  GraphQL: {
    path: "/graphql",
    body: () => {
      const value = JSON.stringify(JSON.stringify(text("Anna")));
      return {
        query: `mutation { createEmptyCart addProductsToCart(cartId: "none", cartItems: [{ sku: "COAT", quantity: 1,
          entered_options: [{ uid: "${btoa("embroidery/text")}", value: ${value} }] }]) { user_errors { message } } }`,
      };
    },
  },
};

it.each(Object.keys(CALLS))(
  "issue 9: %s says who waits for a text, and that nobody does any more",
  async (name) => {
    const { path, body } = CALLS[name] ?? { path: "", body: () => ({}) };
    asked.length = 0;
    const headers = { "content-type": "application/json" };
    const call = request(`${url}${path}`, { method: "POST", headers });
    call.on("error", () => undefined);
    call.end(JSON.stringify(body()));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const [one] = asked;
    expect(one?.whose).toMatchObject({ asker: "127.0.0.1" });
    expect(one?.whose.isGone?.()).toBe(false);
    call.destroy();
    await vi.waitFor(() => expect(one?.whose.isGone?.()).toBe(true));
    one?.answer();
  },
);

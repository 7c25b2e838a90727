import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { networkOf } from "../http/guard/client-network.ts";
import { contextFor } from "../http/open-call.ts";
import { anOffer, textServices } from "../testing/embroidery/an-offer.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { cartById } from "./cart.ts";
import { LINES_A_MINUTE_MOST, readLines } from "./read-often.ts";

let app: TestApp;
/** A cart with one name on a coat, and one with 200 of them. */
const carts = { short: "", long: "" };

const TEXT = {
  lines: ["Anna"],
  font: "block",
  color: "1366",
  height_mm: 9,
  placement: "left-chest",
};

beforeAll(async () => {
  let coat = 0;
  app = await testApp(async (shop) => {
    const attributes = JSON.stringify({ has_embroidery: true });
    coat = await aProduct(shop, { sku: "COAT", attributes });
    await textServices(shop);
    await anOffer(shop, { skus: ["coat"] });
  });
  const aCart = async () => {
    const data = { productId: coat, text: TEXT };
    const { body } = await app.rest("POST", "add-embroidery-to-cart", { data });
    return (body["cart"] as { readonly id: string }).id;
  };
  carts.short = await aCart();
  carts.long = await aCart();
  const { db } = app.shop;
  const line = await db
    .selectFrom("cart_item")
    .innerJoin("cart", "cart.id", "cart_item.cart_id")
    .selectAll("cart_item")
    .where("mask_id", "=", carts.long)
    .executeTakeFirstOrThrow();
  const { id: _, configuration, ...row } = line;
  const names = Array.from({ length: 199 }, (__, at) => ({
    ...row,
    hash: `${row.hash}-${at}`,
    configuration: JSON.stringify(configuration).replaceAll("Anna", `Anna${at}`),
  }));
  await db.insertInto("cart_item").values(names).execute();
});
afterAll(() => app.close());

/** How many statements a cart is read with, and how many lines it has. */
async function reading(maskId: string) {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const ctx = contextFor(app.call);
  const found = await cartById({ ...ctx, db: ctx.db.withPlugin(counter) }, maskId);
  return { statements, lines: found.ok ? found.value.items.length : 0 };
}

it("CART-36 a cart of 200 embroidered names is read with as many statements as one of a single name", async () => {
  const one = await reading(carts.short);
  expect(one.lines).toBe(1);
  expect(await reading(carts.long)).toEqual({ statements: one.statements, lines: 200 });
  expect(one.statements).toBeLessThanOrEqual(2);
});

it("CART-36, issue 9 a network reads so many lines within a minute, and then no more", async () => {
  const read = async () => (await app.rest("GET", `app-get-cart?cartId=${carts.long}`)).status;
  expect(await read()).toBe(200);
  const lines = app.call.held(readLines);
  const network = networkOf("127.0.0.1");
  const counted = lines.get(network);
  expect(counted).toMatchObject({ count: 200 });
  lines.set(network, { since: counted?.since ?? 0, count: LINES_A_MINUTE_MOST - 1 });
  expect(await read()).toBe(200);
  expect(await read()).toBe(429);
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aFilledCart } from "../../testing/known-checkout.ts";
import { aCustomerOf, type TestCustomer } from "../../testing/known-customer.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let capId = 0;
let ada: TestCustomer;
let bo: TestCustomer;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    capId = await aProduct(shop, { sku: "CAP", name: "Cap" });
    await aProduct(shop, { sku: "GONE", name: "Gone" });
    await shop.db
      .insertInto("config_value")
      .values({ scope: "store", scope_id: 1, path: "quoteDays", value: JSON.stringify(3) })
      .execute();
  });
  ada = await aCustomerOf(app, { email: "ada@example.com" });
  bo = await aCustomerOf(app, { email: "bo@example.com" });
});
afterAll(() => app.close());

const QUOTES =
  "query ($cart: String) { cartQuotes(cart_id: $cart) { number state total valid_until } }";
const MAKE =
  "mutation ($cart: String!) { createCartQuote(input: { cart_id: $cart }) { number state total } }";
const LINES = `query ($number: String!, $cart: String) { cartQuote(number: $number, cart_id: $cart) {
  quote { number } lines { name pieces amount amount_today } } }`;
const TAKE = `mutation ($number: String!, $cart: String) {
  copyCartQuote(input: { number: $number, cart_id: $cart }) { cart { items { quantity prices {
    price { value } } product { sku } } } messages } }`;

/** A change of the catalog, once what is sold follows it. */
async function sold(set: object, sku: string, is: unknown) {
  const { db } = app.database;
  await db.updateTable("product").set(set).where("sku", "=", sku).execute();
  const asked = async () => {
    const { data } = await app.graphql(
      `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
        price_range { minimum_price { final_price { value } } } } } }`,
      { sku },
    );
    return data;
  };
  await expect.poll(asked).toEqual({ products: { items: is } });
}
const costing = (value: number) => [{ price_range: { minimum_price: { final_price: { value } } } }];

async function quoteOf(who: TestCustomer, cart: string) {
  const { createCartQuote: made } = await who.ask(MAKE, { cart });
  return made as unknown as { readonly number: string; readonly total: string };
}

describe("decision 0077 somebody's quotes are found again", () => {
  it("a customer's are listed, the newest first, for as many days as the shop says", async () => {
    const cart = await aFilledCart(ada, [{ sku: "CAP", quantity: 2 }]);
    const first = await quoteOf(ada, cart);
    const second = await quoteOf(ada, cart);
    expect(await ada.ask(QUOTES)).toEqual({
      cartQuotes: [second, first].map((quote) => ({
        ...quote,
        state: "OPEN",
        valid_until: "2026-03-05T10:00:00.000Z",
      })),
    });
    expect(first).toMatchObject({ state: "OPEN", total: "$47.95" });
    const { body } = await ada.rest("GET", "app-quotes");
    expect(body).toMatchObject({
      quotes: [
        { number: second.number, is_of_cart: true, total: "$47.95" },
        { number: first.number, is_of_cart: true },
      ],
    });
    expect(await bo.ask(QUOTES)).toEqual({ cartQuotes: [] });
    app.time.now = new Date("2026-03-05T10:00:00Z");
    expect(await ada.ask(QUOTES)).toMatchObject({
      cartQuotes: [{ state: "EXPIRED" }, { state: "EXPIRED" }],
    });
    app.time.now = new Date("2026-03-02T10:00:00Z");
  });

  it("a guest's are those of the cart in hand, which a page that is loaded anew still knows", async () => {
    const { body } = await app.rest("POST", "app-add-to-cart", { data: [{ id: capId, qty: 1 }] });
    const cookie = String(body["mask_id"]);
    const made = await app.rest("POST", "app-make-quote", { cookie });
    expect((await app.rest("GET", "app-quotes", { cookie })).body).toMatchObject({
      quotes: [{ number: made.body["number"], is_of_cart: true, state: "open" }],
    });
    for (const other of ["x", "0".repeat(32)]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await app.rest("GET", "app-quotes", { cookie: other })).body).toEqual({ quotes: [] });
    }
  });

  it("says beside each line what it costs today, and nobody else reads it", async () => {
    const cart = await aFilledCart(bo, [
      { sku: "CAP", quantity: 2 },
      { sku: "GONE", quantity: 1 },
    ]);
    const { number } = await quoteOf(bo, cart);
    await sold({ price_minor: 2500 }, "CAP", costing(25));
    await sold({ is_enabled: false }, "GONE", []);
    const lines = [
      { name: "Cap", pieces: "2", amount: "$40.00", amount_today: "$50.00" },
      { name: "Gone", pieces: "1", amount: "$20.00", amount_today: null },
    ];
    expect(await bo.ask(LINES, { number })).toEqual({ cartQuote: { quote: { number }, lines } });
    expect((await bo.rest("GET", `app-quote-lines?number=${number}`)).body).toMatchObject({
      lines,
    });
    for (const who of [ada, app]) {
      // oxlint-disable-next-line no-await-in-loop
      const { errors } = await who.graphql(LINES, { number, cart });
      expect(errors?.[0]?.extensions.key).toBe("cart.noSuchQuote");
    }
    expect((await ada.rest("POST", "app-take-quote", { number })).body).toMatchObject({
      key: "cart.noSuchQuote",
    });
  });

  it("goes into the own cart at today's prices, and what cannot be had is said", async () => {
    const { cartQuotes } = (await bo.ask(QUOTES)) as unknown as {
      readonly cartQuotes: readonly { readonly number: string }[];
    };
    const number = cartQuotes[0]?.number;
    expect(await bo.ask(TAKE, { number })).toEqual({
      copyCartQuote: {
        cart: {
          items: [
            { quantity: 4, prices: { price: { value: 25 } }, product: { sku: "CAP" } },
            { quantity: 1, prices: { price: { value: 20 } }, product: { sku: "GONE" } },
          ],
        },
        messages: [expect.stringContaining("Gone") as string],
      },
    });
  });
});

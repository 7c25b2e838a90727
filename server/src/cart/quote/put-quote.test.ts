import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aFilledCart, placedBy } from "../../testing/known-checkout.ts";
import { aCustomerOf, type TestCustomer } from "../../testing/known-customer.ts";
import { aRule } from "../../testing/rule.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const APPROVED = "4111111111111111";
const DECLINED = "4000000000000002";

let sandbox: TestSandbox;
let app: TestApp;
let session = "";
let capId = 0;
let nth = 0;
let ada: TestCustomer;
let cart = "";
let number = "";

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      capId = await aProduct(shop, { sku: "CAP", name: "Cap", stock: { quantity: 1_000 } });
      await aProduct(shop, { sku: "APRON", name: "Apron" });
      await aRule(shop.db, { code: "TEN", action: { kind: "percent", micro: 100_000 } });
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

/** Each has two caps at $20.00 quoted with ten percent off and $7.95 of shipping; caps cost $25.00 since. */
beforeEach(async () => {
  nth += 1;
  await capsCost(2000);
  ada = await aCustomerOf(app, { email: `ada${nth}@example.com` });
  cart = await aFilledCart(ada, [{ sku: "CAP", quantity: 2 }]);
  await ada.ask(
    `mutation ($cart: String!) {
    applyCouponToCart(input: { cart_id: $cart, coupon_code: "TEN" }) { cart { id } } }`,
    { cart },
  );
  number = (await quoteOf(ada)).number;
  await ada.ask(
    `mutation ($cart: String!) {
    removeCouponFromCart(input: { cart_id: $cart }) { cart { id } } }`,
    { cart },
  );
  await capsCost(2500);
});

async function capsCost(minor: number) {
  const { db } = app.database;
  await db.updateTable("product").set({ price_minor: minor }).where("id", "=", capId).execute();
  const price = async () => {
    const { data } = await app.graphql(
      `{ products(filter: { sku: { eq: "CAP" } }) { items {
        price_range { minimum_price { final_price { value } } } } } }`,
    );
    return data;
  };
  const cost = { price_range: { minimum_price: { final_price: { value: minor / 100 } } } };
  await expect.poll(price).toEqual({ products: { items: [cost] } });
}
async function quoteOf(who: TestCustomer) {
  const { status, body } = await who.rest("POST", "app-make-quote");
  expect(status).toBe(200);
  return body as { readonly number: string };
}
const put = (of = number, by = session) => callAdmin(app, `POST quotes/${of}/put`, { session: by });
const found = async (of = number) => (await callAdmin(app, `GET quotes/${of}`, { session })).json();

/** What a cart says of its sum: the total first. */
async function sums(id = cart) {
  const { cart: shown } = (await ada.ask(
    `query ($id: String!) { cart(cart_id: $id) {
      items { quantity product { sku } } prices { grand_total { value } raw_totals { label amount { value } } } } }`,
    { id },
  )) as unknown as {
    readonly cart: {
      readonly items: readonly { readonly quantity: number; readonly product: { sku: string } }[];
      readonly prices: {
        readonly grand_total: { readonly value: number };
        readonly raw_totals: readonly { label: string; amount: { value: number } }[];
      };
    };
  };
  const lines = shown.prices.raw_totals.map(({ label, amount }) => `${label} ${amount.value}`);
  return {
    total: shown.prices.grand_total.value,
    lines,
    items: shown.items.map(({ quantity, product }) => `${quantity} ${product.sku}`),
  };
}
const change = (quantity: number) =>
  ada.ask(
    `mutation ($cart: String!, $uid: ID!, $quantity: Float!) { updateCartItems(input: {
      cart_id: $cart, cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) { cart { id } } }`,
    { cart, uid: itemUid, quantity },
  );
let itemUid = "";
async function changedTo(quantity: number) {
  const { cart: shown } = (await ada.ask(
    "query ($cart: String!) { cart(cart_id: $cart) { items { uid } } }",
    { cart },
  )) as unknown as { readonly cart: { readonly items: readonly { readonly uid: string }[] } };
  itemUid = shown.items[0]?.uid ?? "";
  await change(quantity);
}

describe("decision 0077 staff find quotes", () => {
  it("by number, name and email, by state, and as a file", async () => {
    const rows = async (query: string) => {
      const answer = await callAdmin(app, `GET quotes?${query}`, { session });
      expect(answer.statusCode).toBe(200);
      return answer.json<{ readonly rows: readonly { readonly number: string }[] }>().rows;
    };
    const row = {
      number,
      buyer: { customerId: ada.id, name: "Demo Buyer", email: ada.email },
      state: "open",
      total: "$43.95",
      orderNumber: null,
    };
    for (const text of [number, number.toLowerCase(), number.slice(1), ada.email]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await rows(`search=${encodeURIComponent(text)}`)).toMatchObject([row]);
    }
    expect((await rows("search=Demo%20B")).map((one) => one.number)).toContain(number);
    expect(await rows(`search=${number}&state=ordered`)).toEqual([]);
    expect(await rows("search=Q1%25")).toEqual([]);
    const file = await callAdmin(app, `GET quotes.csv?search=${number}`, { session });
    expect(file.body).toContain(`${number},2026-03-02T10:00:00.000Z,2026-03-16T10:00:00.000Z,open`);
  });

  it("with lines, sums and the paper that the buyer has; those who only read do not put", async () => {
    expect(await found()).toMatchObject({
      lines: [{ name: "Cap", pieces: "2", amount: "$40.00" }],
      sums: [
        { label: "Subtotal", amount: "$40.00" },
        { label: "Discount (TEN)", amount: "−$4.00" },
        { label: "Shipping", amount: "$7.95" },
        { label: "Grand Total", amount: "$43.95" },
      ],
      hasPrices: true,
      isInCart: false,
    });
    const paper = await callAdmin(app, `GET quotes/${number}/paper`, { session });
    expect(paper.headers["content-type"]).toBe("application/pdf");
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect((await callAdmin(app, "GET quotes/Q1/paper", { session })).statusCode).toBe(404);
    const member = { ...STAFF, email: `reader${nth}@example.com`, role: "reader" } as const;
    const reader = await aStaffSession(app, member);
    expect((await callAdmin(app, `GET quotes/${number}`, { session: reader })).statusCode).toBe(
      200,
    );
    expect((await put(number, reader)).statusCode).toBe(403);
  });
});

describe("decision 0077 a quote is put into its buyer's cart", () => {
  it("goods, discount and shipping cost there what it said, whatever they cost today", async () => {
    expect(await sums()).toMatchObject({ total: 57.95 });
    expect((await put()).json()).toMatchObject({ isInCart: true, state: "open" });
    expect(await sums()).toEqual({
      total: 43.95,
      lines: ["Subtotal 40", `Discount (${number}) -4`, "Shipping 7.95", "Grand Total 43.95"],
      items: ["2 CAP"],
    });
    const { body } = await ada.rest("GET", "app-quotes");
    expect(body).toMatchObject({ quotes: [{ number, is_of_cart: true, is_held: true }] });
    const trail = (await callAdmin(app, "GET audit?action=quote.put", { session })).json();
    expect(trail).toMatchObject({
      rows: [{ subject: number, after: { cartOf: `customer ${ada.id}` } }],
    });
  });

  it("a quote of that cart is of today's prices: one does not last longer by another", async () => {
    await put();
    const again = await quoteOf(ada);
    expect(await found(again.number)).toMatchObject({ total: "$57.95" });
  });

  it("until the cart is another than it said, or its time is over", async () => {
    await put();
    await changedTo(3);
    expect(await sums()).toMatchObject({ total: 82.95 });
    const { body } = await ada.rest("GET", "app-quotes");
    expect(body).toMatchObject({ quotes: [{ number, is_held: false }] });
    await changedTo(2);
    expect(await sums()).toMatchObject({ total: 43.95 });
    const before = app.time.now;
    app.time.now = new Date("2026-03-16T10:00:00Z");
    expect(await sums()).toMatchObject({ total: 57.95 });
    // Nobody stays signed in for so long.
    const then = await aStaffSession(app, { ...STAFF, email: `then${nth}@example.com` });
    expect((await put(number, then)).json()).toMatchObject({ key: "cart.quoteOver" });
    app.time.now = before;
  });

  it("what else is in the cart is saved for later, and no code counts besides", async () => {
    await ada.ask(
      `mutation ($cart: String!) { addProductsToCart(cartId: $cart, cartItems: [
        { sku: "APRON", quantity: 1 }, { sku: "CAP", quantity: 3 }]) { user_errors { message } }
        applyCouponToCart(input: { cart_id: $cart, coupon_code: "TEN" }) { cart { id } } }`,
      { cart },
    );
    expect((await put()).statusCode).toBe(200);
    expect(await sums()).toMatchObject({ total: 43.95, items: ["2 CAP"] });
    const { body } = await ada.rest("GET", "app-saved-items");
    expect(body["items"]).toMatchObject([
      { sku: "CAP", qty: 3 },
      { sku: "APRON", qty: 1 },
    ]);
  });

  it("is ordered once, at its price: afterwards it goes into no cart", async () => {
    await put();
    const { errors, orderV2 } = await placedBy(ada, cart, await sandbox.tokenFor(APPROVED));
    expect(errors).toEqual([]);
    expect(await found()).toMatchObject({ state: "ordered", orderNumber: orderV2?.number });
    const order = await app.shop.db
      .selectFrom("sales_order")
      .select("grand_total_minor")
      .where("number", "=", orderV2?.number ?? "")
      .executeTakeFirst();
    expect(order).toEqual({ grand_total_minor: 4395 });
    const read = await callAdmin(app, `GET orders/${orderV2?.number}`, { session });
    expect(read.body).toContain(`It was placed at the prices of quote ${number}.`);
    await aFilledCart(ada, [{ sku: "APRON", quantity: 1 }]);
    expect((await put()).json()).toMatchObject({ key: "cart.quoteOrdered" });
  });

  it("is open again once its order was canceled, while it is valid; the history keeps it", async () => {
    await put();
    const { orderV2 } = await placedBy(ada, cart, await sandbox.tokenFor(APPROVED));
    const order = `orders/${orderV2?.number}` as const;
    const canceled = await callAdmin(app, `POST ${order}/cancel`, {
      session,
      body: { reason: "Another size" },
    });
    expect(canceled.statusCode, canceled.body).toBe(200);
    expect(await found()).toMatchObject({ state: "open", isInCart: false, orderNumber: null });
    const read = await callAdmin(app, `GET ${order}`, { session });
    expect(read.body).toContain(`It was placed at the prices of quote ${number}.`);
    expect((await put()).json()).toMatchObject({ isInCart: true });
  });

  it("a card that was declined leaves it open, an order at other prices does not use it up", async () => {
    await put();
    await placedBy(ada, cart, await sandbox.tokenFor(DECLINED));
    expect(await found()).toMatchObject({ state: "open", isInCart: true });
    await changedTo(1);
    const { errors } = await placedBy(ada, cart, await sandbox.tokenFor(APPROVED));
    expect(errors).toEqual([]);
    expect(await found()).toMatchObject({ state: "open", isInCart: false, orderNumber: null });
    expect((await put()).json()).toMatchObject({ isInCart: true });
  });

  it("many at once put it into one cart", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => put()));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const held = await app.shop.db
      .selectFrom("cart")
      .select("mask_id")
      .where("quote_id", "=", Number(number.slice(1)))
      .execute();
    expect(held).toEqual([{ mask_id: cart }]);
  });

  it("a guest's goes along into the account that they sign in to", async () => {
    const { body } = await app.rest("POST", "app-add-to-cart", { data: [{ id: capId, qty: 2 }] });
    const cookie = String(body["mask_id"]);
    const made = await app.rest("POST", "app-make-quote", { cookie });
    await capsCost(3000);
    expect((await put(String(made.body["number"]))).statusCode).toBe(200);
    const bo = await aCustomerOf(app, { email: `bo${nth}@example.com` });
    const { customerCart: own } = await bo.ask("{ customerCart { id } }");
    const { mergeCarts: merged } = await bo.ask(
      `mutation ($source: String!, $own: String!) { mergeCarts(source_cart_id: $source,
        destination_cart_id: $own) { prices { grand_total { value } } } }`,
      { source: cookie, own: (own as unknown as { readonly id: string }).id },
    );
    expect(merged).toEqual({ prices: { grand_total: { value: 50 } } });
  });

  it("a guest's goes into the cart that they hold, while that is open", async () => {
    const { body } = await app.rest("POST", "app-add-to-cart", { data: [{ id: capId, qty: 2 }] });
    const cookie = String(body["mask_id"]);
    const made = await app.rest("POST", "app-make-quote", { cookie });
    const guests = String(made.body["number"]);
    await capsCost(3000);
    expect((await put(guests)).statusCode).toBe(200);
    const shown = await app.rest("GET", `app-get-cart?cartId=${cookie}`);
    expect(shown.body["prices"]).toMatchObject({ grand_total: { value: 50 } });
    await app.shop.db
      .updateTable("cart")
      .set({ is_active: false, quote_id: null })
      .where("mask_id", "=", cookie)
      .execute();
    expect((await put(guests)).json()).toMatchObject({ key: "cart.quoteGuestGone" });
  });
});

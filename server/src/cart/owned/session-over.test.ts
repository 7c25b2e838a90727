import { afterAll, beforeAll, expect, it } from "vitest";
import { endSessionsOf } from "../../session/session.ts";
import {
  ANN,
  anAccount,
  aShopper,
  askShop,
  callShop,
  type Coming,
} from "../../testing/customer.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let capId = 0;
let itemId = 0;
/** What the browser keeps of a sign-in that was ended on another device. */
let over: Coming;
let cartId = "";
/** A quote that they made before, and a link to the cart. */
let quote = "";
let link = "";

beforeAll(async () => {
  app = await testApp(async (shop) => {
    capId = await aProduct(shop, { sku: "CAP" });
  });
  const customerId = await anAccount(app);
  const { session, token } = await aShopper(app, ANN);
  const added = await callShop(app, "POST app-add-to-cart", {
    session,
    body: { data: { id: capId, qty: 1 } },
  });
  const cart = added.json<{ id: string; items: { id: number }[] }>();
  cartId = cart.id;
  itemId = cart.items[0]?.id ?? 0;
  const known = { session, token, cartId, body: {} };
  quote = (await callShop(app, "POST app-make-quote", known)).json<{ number: string }>().number;
  link = (await callShop(app, "POST app-share-cart", known)).json<{ token: string }>().token;
  await endSessionsOf(app.shop, { customerId });
  over = { session, token, cartId };
});
afterAll(() => app.close());

const carts = async () => (await app.shop.db.selectFrom("cart").select("id").execute()).length;

const CALLS = [
  ["POST app-update-cart", () => ({ item_id: itemId, qty: 3 })],
  ["POST app-remove-cart-item", () => ({ item_id: itemId })],
  ["POST app-add-to-cart", () => ({ data: { id: capId, qty: 1 } })],
  ["POST app-take-quote", () => ({ number: quote })],
] as const;

it.each(CALLS)(
  "issue 9: %s of a page whose session is over asks for a sign-in",
  async (line, body) => {
    const before = await carts();
    const answer = await callShop(app, line, { ...over, body: body() });
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([
      401,
      { key: "access.loginRequired" },
    ]);
    expect(answer.body).not.toContain(cartId);
    expect(await carts()).toBe(before);
  },
);

it("issue 9: so does what is added where the browser knows of no cart, and by a session's end of which it kept no cookie", async () => {
  const { token } = over;
  for (const coming of [{ ...over, cartId: undefined }, { token }]) {
    const body = { data: { id: capId, qty: 1 } };
    const answer = await callShop(app, "POST app-add-to-cart", { ...coming, body });
    expect(answer.json()).toMatchObject({ key: "access.loginRequired" });
  }
});

it.each(["app-quotes", "app-quote?number=", "app-quote-lines?number="])(
  "issue 9: so do its quotes, which it has: GET %s",
  async (path) => {
    const line = `GET ${path}${path.endsWith("=") ? quote : ""}` as const;
    const answer = await callShop(app, line, { ...over, cartId: undefined });
    expect(answer.json()).toMatchObject({ key: "access.loginRequired" });
  },
);

it("issue 9: and what is taken of a shared cart goes into no new one", async () => {
  const before = await carts();
  const body = { token: link };
  const answer = await callShop(app, "POST app-take-shared-cart", {
    session: over.session,
    token: over.token,
    body,
  });
  expect(answer.json()).toMatchObject({ key: "access.loginRequired" });
  expect(await carts()).toBe(before);
});

const CHANGES = {
  coupon: `removeCouponFromCart(input: { cart_id: $id }) { cart { id } }`,
  email: `setGuestEmailOnCart(input: { cart_id: $id, email: "a@example.com" }) { cart { id } }`,
  payment: `setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "checkmo" } }) { cart { id } }`,
};

it.each(Object.entries(CHANGES))(
  "issue 9: the %s of such a cart is asked to sign in for over GraphQL, and no id of a cart is said",
  async (_, change) => {
    const answer = await askShop(app, `mutation ($id: String!) { ${change} }`, {
      ...over,
      variables: { id: cartId },
    });
    expect(answer.errors).toMatchObject([{ extensions: { key: "access.loginRequired" } }]);
    expect(answer.errors?.[0]?.message).not.toContain(cartId);
  },
);

it("issue 9: its order is not placed, and why is said beside it", async () => {
  const ORDER = `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { errors { key } } }`;
  const { data } = await askShop(app, ORDER, { ...over, variables: { id: cartId } });
  expect(data).toEqual({ placeOrder: { errors: [{ key: "access.loginRequired" }] } });
});

it("issue 9: a browser that has noticed is a guest's, and begins a cart of its own", async () => {
  const { session } = over;
  const body = { data: { id: capId, qty: 1 } };
  const answer = await callShop(app, "POST app-add-to-cart", { session, cartId, body });
  expect(answer.json()).toMatchObject({ hasCustomer: false, total_quantity: 1 });
  expect(answer.json<{ id: string }>().id).not.toBe(cartId);
});

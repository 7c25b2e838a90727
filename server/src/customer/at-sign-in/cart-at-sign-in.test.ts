import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ANN, anAccount, askShop, callShop, cookieIn } from "../../testing/customer.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let capId = 0;
let rareId = 0;
let nth = 0;
let person = { ...ANN } as { email: string; password: string };

beforeAll(async () => {
  app = await testApp(async (shop) => {
    capId = await aProduct(shop, { sku: "CAP" });
    rareId = await aProduct(shop, { sku: "RARE", name: "Rare apron", stock: { quantity: 3 } });
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  nth += 1;
  person = { ...ANN, email: `ann${nth}@example.com` };
  await anAccount(app, person);
});

const signIn = async (cartId?: string) => {
  const body = { username: person.email, password: person.password };
  const answer = await callShop(app, "POST app-login", { body, cartId });
  expect(answer.statusCode, answer.body).toBe(200);
  return {
    session: cookieIn(answer, "placket_session"),
    cartId: cookieIn(answer, "cartId"),
    token: answer.json<{ token: string }>().token,
    tips: answer.json<{ tips: string[] }>().tips,
  };
};

async function add(id: number, qty: number, coming: { session?: string; cartId?: string } = {}) {
  const answer = await callShop(app, "POST app-add-to-cart", { body: { id, qty }, ...coming });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ id: string; total_quantity: number }>();
}

const cartOf = async (coming: { session?: string; cartId?: string }) =>
  (await callShop(app, "GET app-get-cart", coming)).json<{
    id: string;
    total_quantity: number;
    hasCustomer: boolean;
  } | null>();

describe("issue 9, 3: whoever signs in with a cart", () => {
  it("keeps it, and finds it on every device", async () => {
    const { id } = await add(capId, 2);
    const desk = await signIn(id);
    expect(desk).toMatchObject({ cartId: id, tips: [] });
    const phone = await signIn();
    expect(phone.cartId).toBe(id);
    expect(await cartOf({ session: phone.session })).toMatchObject({
      id,
      total_quantity: 2,
      hasCustomer: true,
    });
    expect(await cartOf({ cartId: id })).toBeNull();
  });

  it("finds its lines in the one they have, and is told what did not fit", async () => {
    const first = await signIn();
    const own = await add(rareId, 2, { session: first.session });
    const guests = await add(rareId, 2);
    await add(capId, 1, { cartId: guests.id });
    const second = await signIn(guests.id);
    expect(second.cartId).toBe(own.id);
    expect(second.tips).toEqual(['No more than 3 of "Rare apron" fit into your cart.']);
    expect(await cartOf(first)).toMatchObject({ id: own.id, total_quantity: 4 });
    const again = await signIn(guests.id);
    expect(again).toMatchObject({ cartId: own.id, tips: [] });
    expect(await cartOf(first)).toMatchObject({ total_quantity: 4 });
  });

  it("takes nobody else's, whatever the cookie names", async () => {
    const own = await signIn();
    const { id } = await add(capId, 1, { session: own.session });
    person = { ...ANN, email: `other${nth}@example.com` };
    await anAccount(app, person);
    for (const named of [id, "f".repeat(32), "x"]) {
      expect(await signIn(named)).toMatchObject({ cartId: "", tips: [] });
    }
    expect(await cartOf(own)).toMatchObject({ id, total_quantity: 1 });
  });

  it("twice at once is joined once", async () => {
    const { id: first } = await add(capId, 1);
    const { id: second } = await add(capId, 2);
    await Promise.all([signIn(first), signIn(second), signIn(first)]);
    const { session } = await signIn();
    expect(await cartOf({ session })).toMatchObject({ total_quantity: 3 });
  });
});

it("CHECK-08 CHECK-09 CHECK-11 the checkout's session tells a customer's token, cart and email", async () => {
  const { id } = await add(capId, 1);
  const { session, token } = await signIn(id);
  const answer = await callShop(app, "GET app-customer-checkout-session", { session });
  expect(answer.json()).toEqual({
    data: { cart_id: id, customer_token: token, customer_email: person.email },
  });
  const guest = await callShop(app, "GET app-customer-checkout-session", { cartId: id });
  expect(guest.json()).toEqual({
    data: { cart_id: null, customer_token: null, customer_email: null },
  });
});

it("a token of Magento's kind does the same by mergeCarts", async () => {
  const { id: source } = await add(capId, 2);
  const { data } = await askShop(
    app,
    `mutation ($email: String!, $password: String!) {
      generateCustomerToken(email: $email, password: $password) { token } }`,
    { variables: person },
  );
  const bearer = String(data?.["generateCustomerToken"]?.["token"]);
  const merged = await askShop(
    app,
    "mutation ($source: String!) { mergeCarts(source_cart_id: $source) { id total_quantity } }",
    { variables: { source }, bearer },
  );
  expect(merged.data).toEqual({ mergeCarts: { id: source, total_quantity: 2 } });
});

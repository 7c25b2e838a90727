import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ANN, anAccount, askShop, callShop, cookieIn } from "../../testing/customer.ts";
import { FLORIDA } from "../../testing/guest.ts";
import { linkIn } from "../../testing/mailed-link.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { linksOnTheirWay } from "./links.ts";

let app: TestApp;
let capId = 0;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    capId = await aProduct(shop, { sku: "CAP" });
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ["mail", "customer", "sign_in_try"] as const) {
    await app.shop.db.deleteFrom(table).execute();
  }
  await anAccount(app);
});

/** A guest on the way through the checkout: lines, where they go, how, and a word with the order. */
async function aGuestInCheckout(): Promise<string> {
  const added = await callShop(app, "POST app-add-to-cart", { body: { id: capId, qty: 3 } });
  const { id } = added.json<{ id: string }>();
  const { errors } = await askShop(
    app,
    `mutation ($id: String!, $address: CartAddressInput!) {
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } } }`,
    { variables: { id, address: { ...FLORIDA, lastname: "Mallory" } } },
  );
  expect(errors).toBeUndefined();
  return id;
}

/** The link that is mailed to Ann when a cart is named with it. */
async function linkNaming(cart: string | undefined): Promise<string> {
  await askShop(
    app,
    `mutation ($email: String!, $cart: String) {
      sendCustomerLoginLink(email: $email, redirect_path: "/checkout", cart_id: $cart) }`,
    { variables: { email: ANN.email, cart } },
  );
  await app.call.held(linksOnTheirWay).close();
  return linkIn(app, "customer.loginLink");
}

const comeIn = async (token: string, cartId?: string) => {
  const answer = await callShop(app, "POST app-set-auth", { body: { token }, cartId });
  expect(answer.statusCode, answer.body).toBe(200);
  return { session: cookieIn(answer, "placket_session"), cartId: cookieIn(answer, "cartId") };
};

const cartOf = async (session: string) => {
  const { data } = await askShop(
    app,
    `{ customerCart { id total_quantity billing_address { lastname }
        shipping_addresses { lastname } } }`,
    { session },
  );
  return data?.["customerCart"];
};

const EMPTY = { total_quantity: 0, billing_address: null, shipping_addresses: [] };

describe("ACCT-26 the cart that a mailed link names", () => {
  it("does not come into the account of whoever opens it in another browser", async () => {
    const planted = await aGuestInCheckout();
    const { session } = await comeIn(await linkNaming(planted));
    expect(await cartOf(session)).toMatchObject(EMPTY);
  });

  it("goes over in the browser that holds it, by its lines: no address, no method", async () => {
    const own = await aGuestInCheckout();
    const { session, cartId } = await comeIn(await linkNaming(own), own);
    expect(await cartOf(session)).toMatchObject({ ...EMPTY, id: cartId, total_quantity: 3 });
    expect(cartId).not.toBe(own);
  });

  it("leaves another cart that the browser holds to itself, with whose address is in it", async () => {
    const victims = await aGuestInCheckout();
    const { session } = await comeIn(await linkNaming(await aGuestInCheckout()), victims);
    expect(await cartOf(session)).toMatchObject(EMPTY);
    const { session: again } = await comeIn(await linkNaming(undefined), victims);
    expect(await cartOf(again)).toMatchObject(EMPTY);
    const guests = await callShop(app, "GET app-get-cart", { cartId: victims });
    expect(guests.json()).toMatchObject({ id: victims, total_quantity: 3 });
  });

  it("comes with a program's token that a page takes up by its lines alone", async () => {
    const made = await askShop(
      app,
      `mutation { generateCustomerToken(email: "${ANN.email}", password: "${ANN.password}") { token } }`,
    );
    const token = String(made.data?.["generateCustomerToken"]?.["token"]);
    const shown = await callShop(app, "POST app-token-owner", { body: { token } });
    expect(shown.json()).toEqual({ email: ANN.email, acting: false });
    const { session } = await comeIn(token, await aGuestInCheckout());
    expect(await cartOf(session)).toMatchObject({ ...EMPTY, total_quantity: 3 });
  });
});

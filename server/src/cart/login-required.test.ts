import { errorRow } from "@placket/domain/errors";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aGuest } from "../testing/guest.ts";
import { aCustomerOf } from "../testing/known-customer.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let id = 0;

beforeAll(async () => {
  app = await testApp(async (shop) => {
    const attributes = JSON.stringify({ login_required: "1" });
    await aProduct(shop, { sku: "APRON", name: "Apron" });
    id = await aProduct(shop, { sku: "CREW", name: "Crew jacket", attributes });
  });
});
afterAll(() => app.close());

it("PDP-35 OPEN-42 a product whose attribute login_required is set is added by no visitor, over REST", async () => {
  const { status, text } = errorRow("access.loginRequired");
  const answer = await app.rest("POST", "app-add-to-cart", { data: { id, qty: 1 } });
  expect(answer).toMatchObject({ status, body: { key: "access.loginRequired", message: text } });
});

it("PDP-35 nor over GraphQL, and nothing stands in the cart", async () => {
  const { data } = await app.graphql(`mutation { createEmptyCart }`);
  const added = await app.graphql(
    `mutation ($cartId: String!, $cartItems: [CartItemInput!]!) {
      addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
        cart { total_quantity } user_errors { message } } }`,
    { cartId: data?.["createEmptyCart"], cartItems: [{ sku: "CREW", quantity: 1 }] },
  );
  expect(added.data?.["addProductsToCart"]).toEqual({
    cart: { total_quantity: 0 },
    user_errors: [{ message: errorRow("access.loginRequired").text }],
  });
});

it("PDP-35 whoever is no customer does not order it either, where a customer put it into the cart", async () => {
  const guest = await aGuest(app, [{ sku: "APRON", quantity: 1 }]);
  const customer = await aCustomerOf(app);
  await customer.ask(
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "CREW", quantity: 1 }]) {
      user_errors { message } } }`,
    { id: guest.maskId },
  );
  await guest.pay("tok_approved");
  const { order, errors } = await guest.placeOrder();
  expect(order).toBeNull();
  expect(errors).toMatchObject([{ key: "access.loginRequired" }]);
});

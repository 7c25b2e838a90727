import type { CartItemInput, PlaceOrderInput } from "@placket/contract/graphql.gen";
import { expect } from "vitest";
import type { TestApp } from "./test-app.ts";

/** A guest at the checkout, who does what the storefront does. */
export interface Guest {
  readonly maskId: string;
  pay(cardToken: string): Promise<void>;
  placeOrder(agreed?: AgreedInput): Promise<PlaceOrderAnswer>;
}

type AgreedInput = Pick<PlaceOrderInput, "agreement_ids" | "embroidery_agreed">;

export interface PlaceOrderAnswer {
  readonly order: { readonly order_number: string } | null;
  readonly orderV2: { readonly token: string; readonly number: string } | null;
  readonly errors: readonly {
    readonly code: string;
    readonly key: string;
    readonly message: string;
  }[];
  readonly challenge_url: string | null;
}

export const FLORIDA = {
  firstname: "Demo",
  lastname: "Buyer",
  street: ["12 Pier Street"],
  city: "Margate",
  region: "FL",
  postcode: "33063",
  country_code: "US",
  telephone: "555 0100",
};

/** Fills a cart, gives email, addresses and shipping method; only the payment is left. */
export async function aGuest(
  app: TestApp,
  items: readonly CartItemInput[],
  { coupon, address = FLORIDA }: { readonly coupon?: string; readonly address?: object } = {},
): Promise<Guest> {
  const maskId = String((await ask(app, "mutation { createEmptyCart }"))["createEmptyCart"]);
  const variables = { id: maskId, items, address, email: "buyer@example.com" };
  await ask(
    app,
    `mutation ($id: String!, $items: [CartItemInput!]!, $address: CartAddressInput!, $email: String!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } }
      setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } }
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
    }`,
    variables,
  );
  if (coupon !== undefined) {
    await ask(
      app,
      `mutation ($id: String!, $code: String!) {
      applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }`,
      { id: maskId, code: coupon },
    );
  }
  await chooseShipping(app, maskId);
  return {
    maskId,
    pay: (token) => pay(app, maskId, token),
    placeOrder: (agreed = {}) => placeOrder(app, maskId, agreed),
  };
}

async function chooseShipping(app: TestApp, maskId: string): Promise<void> {
  const { cart } = await ask(
    app,
    `query ($id: String!) { cart(cart_id: $id) {
    shipping_addresses { available_shipping_methods { carrier_code method_code } } } }`,
    { id: maskId },
  );
  const method = (cart as unknown as WireAddresses).shipping_addresses[0]
    ?.available_shipping_methods[0];
  await ask(
    app,
    `mutation ($id: String!, $method: ShippingMethodInput!) {
      setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [$method] }) { cart { id } } }`,
    { id: maskId, method },
  );
}

interface WireAddresses {
  readonly shipping_addresses: readonly {
    readonly available_shipping_methods: readonly { carrier_code: string; method_code: string }[];
  }[];
}

async function pay(app: TestApp, maskId: string, token: string): Promise<void> {
  await ask(
    app,
    `mutation ($id: String!, $payment: PaymentMethodInput!) {
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: $payment }) { cart { id } } }`,
    {
      id: maskId,
      payment: {
        code: token === "free" ? "free" : "braintree",
        braintree: { payment_method_nonce: token, is_active_payment_token_enabler: false },
      },
    },
  );
}

async function placeOrder(
  app: TestApp,
  maskId: string,
  agreed: AgreedInput,
): Promise<PlaceOrderAnswer> {
  const data = await ask(
    app,
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
      order { order_number } orderV2 { number token } errors { code key message } challenge_url } }`,
    { input: { cart_id: maskId, ...agreed } },
  );
  return data["placeOrder"] as unknown as PlaceOrderAnswer;
}

/** Asks and expects no errors. */
async function ask(app: TestApp, query: string, variables?: object) {
  const { data, errors } = await app.graphql(query, variables);
  expect(errors).toBeUndefined();
  return data ?? {};
}

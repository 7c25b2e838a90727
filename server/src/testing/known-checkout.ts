import type { CartItemInput } from "@placket/contract/graphql.gen";
import { expect } from "vitest";
import { FLORIDA, type PlaceOrderAnswer } from "./guest.ts";
import type { TestCustomer } from "./known-customer.ts";

/** A customer's own cart, filled and sent to Florida; only the payment is left. */
export async function aFilledCart(
  who: Pick<TestCustomer, "ask">,
  items: readonly CartItemInput[],
): Promise<string> {
  const made = await who.ask("{ customerCart { id } }");
  const { id } = made["customerCart"] as unknown as { readonly id: string };
  const filled = await who.ask(
    `mutation ($id: String!, $items: [CartItemInput!]!, $address: CartAddressInput!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } }
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) {
        cart { shipping_addresses { available_shipping_methods { carrier_code method_code } } } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) {
        cart { id } } }`,
    { id, items, address: { ...FLORIDA, save_in_address_book: false } },
  );
  expect(filled).toMatchObject({ addProductsToCart: { user_errors: [] } });
  const { cart } = filled["setShippingAddressesOnCart"] as unknown as ShippedCart;
  await who.ask(
    `mutation ($id: String!, $method: ShippingMethodInput!) {
      setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [$method] }) { cart { id } } }`,
    { id, method: cart.shipping_addresses[0]?.available_shipping_methods[0] },
  );
  return id;
}

interface ShippedCart {
  readonly cart: {
    readonly shipping_addresses: readonly {
      readonly available_shipping_methods: readonly object[];
    }[];
  };
}

/** Pays a cart by card and places its order. */
export async function placedBy(
  who: Pick<TestCustomer, "ask">,
  id: string,
  cardToken: string,
): Promise<PlaceOrderAnswer> {
  await who.ask(
    `mutation ($id: String!, $token: String!) { setPaymentMethodOnCart(input: { cart_id: $id,
      payment_method: { code: "braintree", braintree: {
        payment_method_nonce: $token, is_active_payment_token_enabler: false } } }) { cart { id } } }`,
    { id, token: cardToken },
  );
  return askToPlace(who, id);
}

/** Places the order of a cart, or asks for it again; what is embroidered is agreed to where `agreed` says so. */
export async function askToPlace(
  who: Pick<TestCustomer, "ask">,
  id: string,
  agreed?: true,
): Promise<PlaceOrderAnswer> {
  const data = await who.ask(
    `mutation ($id: String!, $agreed: Boolean) {
      placeOrder(input: { cart_id: $id, embroidery_agreed: $agreed }) {
        order { order_number } orderV2 { number token } errors { code key message } challenge_url } }`,
    { id, agreed },
  );
  return data["placeOrder"] as unknown as PlaceOrderAnswer;
}

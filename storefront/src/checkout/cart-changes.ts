import { cartFields } from "@placket/contract/cart/cart-fields";
import { operation } from "../api/graphql.ts";

export const setEmail = operation(
  "SetEmail",
  `mutation SetEmail($cartId: String!, $email: String!) {
    changed: setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) {
      cart { ...CartFields }
    }
  }`,
  cartFields,
);

export const setShippingAddress = operation(
  "SetShippingAddress",
  `mutation SetShippingAddress($cartId: String!, $address: CartAddressInput!) {
    changed: setShippingAddressesOnCart(
      input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }
    ) { cart { ...CartFields } }
  }`,
  cartFields,
);

export const setShippingMethod = operation(
  "SetShippingMethod",
  `mutation SetShippingMethod($cartId: String!, $method: ShippingMethodInput!) {
    changed: setShippingMethodsOnCart(
      input: { cart_id: $cartId, shipping_methods: [$method] }
    ) { cart { ...CartFields } }
  }`,
  cartFields,
);

export const setBillingAddress = operation(
  "SetBillingAddress",
  `mutation SetBillingAddress($cartId: String!, $billing: BillingAddressInput!) {
    changed: setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: $billing }) {
      cart { ...CartFields }
    }
  }`,
  cartFields,
);

export const setOrderComment = operation(
  "SetOrderComment",
  `mutation SetOrderComment($cartId: String!, $comment: String!) {
    changed: setOrderCommentOnCart(input: { cart_id: $cartId, order_comment: $comment }) {
      cart { ...CartFields }
    }
  }`,
  cartFields,
);

/** Gives up the payment that the bank has not confirmed; the cart is open again. */
export const giveUpPayment = operation(
  "GiveUpPayment",
  `mutation GiveUpPayment($cartId: String!) {
    changed: giveUpPayment(input: { cart_id: $cartId }) { cart { ...CartFields } }
  }`,
  cartFields,
);

/** The last wishes before an order is placed, in one request. */
export const preparePayment = operation(
  "PreparePayment",
  `mutation PreparePayment($cartId: String!, $comment: String!, $payment: PaymentMethodInput!) {
    setOrderCommentOnCart(input: { cart_id: $cartId, order_comment: $comment }) { cart { id } }
    setPaymentMethodOnCart(input: { cart_id: $cartId, payment_method: $payment }) { cart { id } }
  }`,
);

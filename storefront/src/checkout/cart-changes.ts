import type {
  BillingAddressInput,
  CartAddressInput,
  PaymentMethodInput,
  ShippingMethodInput,
} from "@placket/contract/graphql.gen";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operation, type Operation } from "../api/graphql.ts";
import { useShop } from "../api/shop.ts";
import { cartQuery } from "../cart/cart.queries.ts";

interface OfCart {
  readonly cartId: string;
}

export const setEmail = operation<unknown, OfCart & { readonly email: string }>(
  `mutation SetEmail($cartId: String!, $email: String!) {
    setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) { cart { id } }
  }`,
);

export const setShippingAddress = operation<
  unknown,
  OfCart & { readonly address: CartAddressInput }
>(
  `mutation SetShippingAddress($cartId: String!, $address: CartAddressInput!) {
    setShippingAddressesOnCart(
      input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }
    ) { cart { id } }
  }`,
);

export const setShippingMethod = operation<
  unknown,
  OfCart & { readonly method: ShippingMethodInput }
>(
  `mutation SetShippingMethod($cartId: String!, $method: ShippingMethodInput!) {
    setShippingMethodsOnCart(input: { cart_id: $cartId, shipping_methods: [$method] }) {
      cart { id }
    }
  }`,
);

export const setBillingAddress = operation<
  unknown,
  OfCart & { readonly billing: BillingAddressInput }
>(
  `mutation SetBillingAddress($cartId: String!, $billing: BillingAddressInput!) {
    setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: $billing }) { cart { id } }
  }`,
);

export const setOrderComment = operation<unknown, OfCart & { readonly comment: string }>(
  `mutation SetOrderComment($cartId: String!, $comment: String!) {
    setOrderCommentOnCart(input: { cart_id: $cartId, order_comment: $comment }) { cart { id } }
  }`,
);

/** The last wishes before an order is placed, in one request. */
export const preparePayment = operation<
  unknown,
  OfCart & { readonly comment: string; readonly payment: PaymentMethodInput }
>(
  `mutation PreparePayment($cartId: String!, $comment: String!, $payment: PaymentMethodInput!) {
    setOrderCommentOnCart(input: { cart_id: $cartId, order_comment: $comment }) { cart { id } }
    setPaymentMethodOnCart(input: { cart_id: $cartId, payment_method: $payment }) { cart { id } }
  }`,
);

/** One change of the cart; it is over when the cart that it led to is there, after a refusal too (CART-28). */
export function useCartChange<Variables>(change: Operation<unknown, Variables>) {
  const shop = useShop();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (variables: Variables) => {
      await shop.graphql(change, variables);
    },
    onSettled: () => client.invalidateQueries({ queryKey: cartQuery(shop).queryKey }),
  });
}

import { cartFields } from "@placket/contract/cart/cart-fields";
import { operation } from "../../api/graphql.ts";

/** Opens a payment that its buyer approves at PayPal. */
export const beginAtPaypal = operation(
  "BeginAtPaypal",
  `mutation BeginAtPaypal($cartId: String!, $approved: String!, $canceled: String!) {
    begun: createPaypalExpressToken(input: {
      cart_id: $cartId, code: "paypal_express", urls: { return_url: $approved, cancel_url: $canceled }
    }) { urls: paypal_urls { start } }
  }`,
);

/** What was approved pays the cart, which takes from PayPal what nobody has typed. */
export const payByApproval = operation(
  "PayByApproval",
  `mutation PayByApproval($cartId: String!, $payment: PaymentMethodInput!) {
    changed: setPaymentMethodOnCart(input: { cart_id: $cartId, payment_method: $payment }) {
      cart { ...CartFields }
    }
  }`,
  cartFields,
);

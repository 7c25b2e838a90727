import { CART_OVER_ERRORS } from "@placket/domain/cart/cart-over";
import { z } from "zod";
import { cartShape } from "../cart/cart.shapes.ts";
import { asNumber } from "../shapes.ts";
import { endpoint, type EndpointTable } from "../endpoint.ts";

/** Calls of the checkout's session (CHECK-08, CHECK-09). */
export const checkoutEndpoints = {
  checkoutSession: endpoint({
    method: "GET",
    path: "app-customer-checkout-session",
    summary: "Who is checking out and with which cart; answers with and without a store code.",
    source: "CHECK-08 to 13, reading 58",
    can: "cart.read",
    reply: z.object({
      data: z.object({
        cart_id: z.string().nullable(),
        customer_token: z.string().nullable(),
        customer_email: z.string().nullable(),
      }),
    }),
    errors: [],
  }),
  applyRewards: endpoint({
    method: "POST",
    path: "rewards/apply/:value",
    summary: "Lets so many of the customer's points pay of their cart; 0 takes them off.",
    source: "PAY-10",
    can: "account.change",
    params: z.object({ value: asNumber(z.int().min(0).max(1_000_000_000)) }),
    reply: cartShape,
    errors: [
      ...CART_OVER_ERRORS,
      "access.loginRequired",
      "reward.off",
      "reward.none",
      "reward.tooMany",
      "reward.tooFew",
    ],
  }),
  paymentSetup: endpoint({
    method: "GET",
    path: "app-payment-setup",
    summary: "What the browser needs to show the card fields of the payment provider.",
    source: "issue §6",
    can: "shop.browse",
    reply: z.unknown(),
    errors: ["payment.providerUnreachable"],
  }),
} as const satisfies EndpointTable;

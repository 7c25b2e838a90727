import type { TestSandbox } from "../../providers/payment/test-sandbox.ts";
import type { TestApp } from "../../testing/test-app.ts";

interface Approval {
  readonly token: string;
  readonly payerId: string;
}

/** Where a buyer comes back to. */
const URLS = { return_url: "checkout?paypal=approved", cancel_url: "checkout?paypal=canceled" };

/** Asks for a payment of a cart at PayPal, as the storefront does. */
export const askPaypal = (app: TestApp, maskId: string, urls: object = URLS) =>
  app.graphql(
    `mutation ($input: PaypalExpressTokenInput!) { createPaypalExpressToken(input: $input) {
      token paypal_urls { start edit } } }`,
    { input: { cart_id: maskId, code: "paypal_express", urls } },
  );

/** The token of a payment that was asked for. */
export async function begunAtPaypal(app: TestApp, maskId: string): Promise<string> {
  const { data } = await askPaypal(app, maskId);
  const begun = data?.["createPaypalExpressToken"] as { readonly token: string } | undefined;
  return begun?.token ?? "";
}

/** A buyer who goes to PayPal with a cart and approves; `buyer` says what becomes of the payment. */
export async function approves(
  { app, sandbox }: { readonly app: TestApp; readonly sandbox: TestSandbox },
  maskId: string,
  buyer = "approve",
): Promise<Approval> {
  const token = await begunAtPaypal(app, maskId);
  const back = new URL(await sandbox.atPaypal(token, buyer));
  return { token, payerId: back.searchParams.get("PayerID") ?? "" };
}

/** Says with which approval a cart is paid. */
export const payWith = (app: TestApp, maskId: string, { token, payerId }: Approval) =>
  app.graphql(
    `mutation ($input: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $input) {
      cart { email selected_payment_method { code } billing_address { city }
        shipping_addresses { firstname lastname street city postcode region { code } telephone } } } }`,
    {
      input: {
        cart_id: maskId,
        payment_method: {
          code: "paypal_express",
          paypal_express: { token, payer_id: payerId },
        },
      },
    },
  );

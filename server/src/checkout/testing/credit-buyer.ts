import type { TestSandbox } from "../../providers/payment/test-sandbox.ts";
import type { TestApp } from "../../testing/test-app.ts";

/** Where a buyer comes back to. */
const URLS = {
  return_url: "checkout?creditkey=approved&key=%CKKEY%",
  cancel_url: "checkout?creditkey=canceled",
};

/** Asks for a checkout of a cart at Credit Key, as the storefront does. */
export const askCredit = (app: TestApp, maskId: string, urls: object = URLS) =>
  app.graphql(
    `mutation ($input: CreditKeyCheckoutInput!) { createCreditKeyCheckout(input: $input) {
      id checkout_url } }`,
    { input: { cart_id: maskId, ...urls } },
  );

/** A checkout that was asked for. */
export async function begunOnCredit(app: TestApp, maskId: string) {
  const { data } = await askCredit(app, maskId);
  const begun = data?.["createCreditKeyCheckout"] as
    | { readonly id: string; readonly checkout_url: string }
    | undefined;
  return begun ?? { id: "", checkout_url: "" };
}

/** A buyer who goes to Credit Key with a cart and confirms; `buyer` says what becomes of the payment. Gives the id. */
export async function confirms(
  { app, sandbox }: { readonly app: TestApp; readonly sandbox: TestSandbox },
  maskId: string,
  buyer = "approve",
): Promise<string> {
  const { checkout_url: url } = await begunOnCredit(app, maskId);
  const back = new URL(await sandbox.atCreditKey(url, buyer));
  return back.searchParams.get("key") ?? "";
}

/** Says with which confirmation a cart is paid. */
export const payOnCredit = (app: TestApp, maskId: string, id: string | undefined) =>
  app.graphql(
    `mutation ($input: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $input) {
      cart { selected_payment_method { code } } } }`,
    {
      input: {
        cart_id: maskId,
        payment_method: {
          code: "creditkey_gateway",
          ...(id !== undefined && { creditkey_gateway: { id } }),
        },
      },
    },
  );

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  startBraintreeEmulator,
  type BraintreeEmulator,
} from "../providers/payment/braintree-emulator.ts";
import { braintreeProvider } from "../providers/payment/braintree-provider.ts";
import { aFilledCart, askToPlace } from "../testing/known-checkout.ts";
import { aCustomerOf, type TestCustomer } from "../testing/known-customer.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let emulator: BraintreeEmulator;
let ann: TestCustomer;
let count = 0;

beforeAll(async () => {
  emulator = await startBraintreeEmulator();
  const { environment } = emulator;
  const keys = { ...emulator.keys, threeDSecure: "required" } as const;
  const payment = braintreeProvider({ keys, environment, timeoutMs: 5000 });
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 100 } });
      await shop.db
        .insertInto("config_value")
        .values({ scope: "default", scope_id: 0, path: "applePayEnabled", value: "true" })
        .execute();
    },
    { payment },
  );
  ann = await aCustomerOf(app, { email: "ann@example.com" });
});
afterAll(async () => {
  await app.close();
  emulator.close();
});

/** As Adobe's documents have it: the code of the wallet, and its nonce in the field of cards. */
const by = (code: string, kind: string) => ({
  code,
  braintree: {
    payment_method_nonce: `${kind}_${(count += 1)}`,
    is_active_payment_token_enabler: true,
  },
});

async function choose(payment: object) {
  const id = await aFilledCart(ann, [{ sku: "CAP", quantity: 1 }]);
  const answer = await ann.graphql(
    `mutation ($id: String!, $payment: PaymentMethodInput!) {
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: $payment }) { cart {
        available_payment_methods { code title } selected_payment_method { code } } } }`,
    { id, payment },
  );
  return { id, answer };
}

async function order(kind: string) {
  const { id } = await choose(by("braintree_applepay", kind));
  return askToPlace(ann, id);
}

const paymentsShown = () =>
  ann.ask("{ customer { orders(pageSize: 1) { items { payment_methods { name type } } } } }");

describe("issue 9.5 a wallet of the buyer's browser pays the order", () => {
  it("PAY-07 what staff switched on is listed and chosen, what they did not is neither", async () => {
    const { answer } = await choose(by("braintree_applepay", "apple-pay"));
    expect(answer.data?.["setPaymentMethodOnCart"]).toMatchObject({
      cart: {
        available_payment_methods: expect.arrayContaining([
          { code: "braintree_applepay", title: "Apple Pay" },
        ]),
        selected_payment_method: { code: "braintree_applepay" },
      },
    });
    expect(JSON.stringify(answer.data)).not.toContain("braintree_googlepay");
    const refused = await choose(by("braintree_googlepay", "google-pay"));
    expect(refused.answer.errors).toMatchObject([
      { extensions: { key: "payment.methodUnavailable" } },
    ]);
    const bare = await choose({ code: "braintree_applepay" });
    expect(bare.answer.errors).toMatchObject([{ extensions: { key: "payment.approvalMissing" } }]);
  });

  it("its card is named on the order with its wallet, and is not kept", async () => {
    expect((await order("apple-pay")).errors).toEqual([]);
    expect(await paymentsShown()).toMatchObject({
      customer: {
        orders: {
          items: [
            {
              payment_methods: [
                { name: "Apple Pay, Visa ending 1111", type: "braintree_applepay" },
              ],
            },
          ],
        },
      },
    });
    expect(emulator.requests.join("\n")).not.toContain("store_in_vault_on_success");
  });

  it("a card of the fields that is called a wallet's is confirmed by its bank like any other", async () => {
    const before = emulator.books.transactions.filter(({ status }) => status === "authorized");
    const refused = await order("valid");
    expect(refused.errors).toMatchObject([{ key: "payment.verificationFailed" }]);
    const after = emulator.books.transactions.filter(({ status }) => status === "authorized");
    expect(after).toEqual(before);
  });

  it("what its bank declines is told, and the same cart is paid otherwise", async () => {
    const { id } = await choose(by("braintree_applepay", "apple-pay-declined"));
    expect((await askToPlace(ann, id)).errors).toMatchObject([
      { key: "payment.insufficientFunds" },
    ]);
    await ann.ask(
      `mutation ($id: String!, $payment: PaymentMethodInput!) {
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: $payment }) { cart { id } } }`,
      { id, payment: by("braintree", "confirmed") },
    );
    expect((await askToPlace(ann, id)).errors).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import {
  startBraintreeEmulator,
  type BraintreeEmulator,
} from "../../providers/payment/braintree-emulator.ts";
import { braintreeProvider } from "../../providers/payment/braintree-provider.ts";
import { aFilledCart, askToPlace } from "../../testing/known-checkout.ts";
import { aCustomerOf, type TestCustomer } from "../../testing/known-customer.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let emulator: BraintreeEmulator;
let ann: TestCustomer;
let nonces = 0;

beforeAll(async () => {
  emulator = await startBraintreeEmulator();
  const { environment } = emulator;
  const keys = { ...emulator.keys, threeDSecure: "required" } as const;
  const payment = braintreeProvider({ keys, environment, timeoutMs: 5000 });
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 100 } });
    },
    { payment },
  );
  ann = await aCustomerOf(app, { email: "ann@example.com" });
});
afterAll(async () => {
  await app.close();
  emulator.close();
});

const nonce = (kind: string) => `${kind}:${(nonces += 1)}`;

/** Orders a cap, paid so; `setPaymentMethodOnCart` and `placeOrder` as anybody can send them. */
async function order(payment: object) {
  const id = await aFilledCart(ann, [{ sku: "CAP", quantity: 1 }]);
  await ann.ask(
    `mutation ($id: String!, $payment: PaymentMethodInput!) {
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: $payment }) { cart { id } } }`,
    { id, payment },
  );
  const placed = await askToPlace(ann, id);
  await handleOutbox(contextFor(app.call));
  return placed;
}

const typed = (kind: string, keeps = false) => ({
  code: "braintree",
  braintree: { payment_method_nonce: nonce(kind), is_active_payment_token_enabler: keeps },
});
const stored = (hash: string, confirmed?: string) => ({
  code: "braintree_cc_vault",
  braintree_cc_vault: {
    public_hash: hash,
    ...(confirmed !== undefined && { payment_method_nonce: confirmed }),
  },
});

async function storedCard(): Promise<string> {
  expect((await order(typed("confirmed", true))).errors).toEqual([]);
  const { customerPaymentTokens } = await ann.ask(
    "{ customerPaymentTokens { items { public_hash } } }",
  );
  const { items } = customerPaymentTokens as unknown as {
    readonly items: readonly { readonly public_hash: string }[];
  };
  return items[0]?.public_hash ?? "";
}

const salesOf = () => emulator.books.transactions.filter(({ status }) => status === "authorized");

describe("PAY-16 where banks confirm cards, the server charges no other", () => {
  it("a typed card that its bank has not confirmed is refused, one that it has pays", async () => {
    const before = salesOf().length;
    const refused = await order(typed("valid"));
    expect(refused.errors).toMatchObject([{ key: "payment.verificationFailed" }]);
    expect(salesOf()).toHaveLength(before);
    expect((await order(typed("confirmed"))).errors).toEqual([]);
    expect(salesOf()).toHaveLength(before + 1);
  });

  it("a stored card without a token is refused before anything is asked for", async () => {
    const hash = await storedCard();
    const asked = emulator.requests.length;
    const refused = await order(stored(hash));
    expect(refused.errors).toMatchObject([{ key: "payment.cardUnconfirmed" }]);
    expect(emulator.requests).toHaveLength(asked);
    const unconfirmed = await order(stored(hash, nonce("valid")));
    expect(unconfirmed.errors).toMatchObject([{ key: "payment.verificationFailed" }]);
    expect((await order(stored(hash, nonce("confirmed")))).errors).toEqual([]);
  });
});

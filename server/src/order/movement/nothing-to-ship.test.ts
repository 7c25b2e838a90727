import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { FLORIDA } from "../../testing/guest.ts";
import { returnsIn } from "../../testing/order/returns.ts";
import { aCapShop } from "../../testing/own-balances.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { recoverMovements } from "./carry-out.ts";

let sandbox: TestSandbox;
let app: TestApp;
let store: ReturnType<typeof returnsIn>;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

async function open(settings: Readonly<Record<string, unknown>>): Promise<void> {
  app = await testApp(
    async (shop) => {
      await aCapShop(shop, settings);
      await aProduct(shop, { sku: "FITTING", type: "virtual" });
    },
    { payment: sandbox.provider },
  );
  store = returnsIn({ app, sandbox, session: await aStaffSession(app) });
}
afterEach(() => app.close());

const ask = async (query: string, variables: object = {}) => {
  const { data, errors } = await app.graphql(query, variables);
  expect(errors).toBeUndefined();
  return data;
};

/** Ordered by card; gives the order's number. */
async function anOrder(): Promise<string> {
  const made = await ask("mutation { createEmptyCart }");
  const id = String(made?.["createEmptyCart"]);
  await ask(
    `mutation ($id: String!, $items: [CartItemInput!]!, $address: CartAddressInput!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } }
      setGuestEmailOnCart(input: { cart_id: $id, email: "buyer@example.com" }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } } }`,
    { id, items: [{ sku: "FITTING", quantity: 1 }], address: FLORIDA },
  );
  const nonce = await sandbox.tokenFor("4111111111111111");
  const data = await ask(
    `mutation ($id: String!, $nonce: String!) {
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "braintree",
        braintree: { payment_method_nonce: $nonce, is_active_payment_token_enabler: false } } }) { cart { id } }
      placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { message } } }`,
    { id, nonce },
  );
  const placed = data?.["placeOrder"] as unknown as { orderV2: { number: string } | null };
  return placed.orderV2?.number ?? "";
}

async function work(): Promise<void> {
  const ctx = contextFor(app.call);
  await handleOutbox(ctx);
  await recoverMovements(ctx);
}

it("issue 11.3 the money of what is sent by no parcel is taken by itself, once, and the order is complete", async () => {
  await open({});
  const number = await anOrder();
  await work();
  await work();
  const { status, money, papers } = await store.order(number);
  expect(status).toBe("complete");
  expect(money).toMatchObject({ captured: money?.asked, isMoving: false, trouble: null });
  expect(papers).toMatchObject([{ kind: "invoice" }]);
  const movements = await app.shop.db.selectFrom("payment_movement").select("id").execute();
  expect(movements).toHaveLength(1);
});

it("issue 11.3 it is left to staff where the store view says so", async () => {
  await open({ takesUnshipped: false });
  const number = await anOrder();
  await work();
  const { status, money } = await store.order(number);
  expect(status).toBe("processing");
  expect(money).toMatchObject({ captured: { value: 0 } });
});

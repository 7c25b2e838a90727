import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { LedgerKind } from "@placket/domain/ledger/spending";
import type { TestSandbox } from "../providers/payment/test-sandbox.ts";
import { ANN, anAccount, aShopper, askShop, callShop } from "./customer.ts";
import { FLORIDA } from "./guest.ts";
import { aProduct, type Shop } from "./shop.ts";
import { callAdmin } from "./staff.ts";
import type { TestApp } from "./test-app.ts";

/** Caps for 20 dollars that travel free, and these settings. */
export async function aCapShop(shop: Shop, settings: Readonly<Record<string, unknown>> = {}) {
  await aProduct(shop, { sku: "CAP", stock: { quantity: 1000 } });
  const set = { freeShippingFromMinor: 0, ...settings };
  await shop.db
    .insertInto("config_value")
    .values(
      Object.entries(set).map(([path, value]) => ({
        scope: "default",
        scope_id: 0,
        path,
        value: JSON.stringify(value),
      })),
    )
    .execute();
}

/** A customer who is ready to pay. */
interface Shopper {
  readonly id: number;
  readonly email: string;
  readonly cartId: string;
  readonly ask: (query: string, variables?: object) => ReturnType<typeof askShop>;
  readonly call: (line: `GET ${string}` | `POST ${string}`) => ReturnType<typeof callShop>;
}

/** A customer with caps of 20 dollars in the cart and everything but the payment. */
export async function aBuyer(app: TestApp, pieces = 2): Promise<Shopper> {
  const email = `ann${randomUUID()}@example.com`;
  const person = { ...ANN, email };
  const id = await anAccount(app, person);
  const { session } = await aShopper(app, person);
  const ask = (query: string, variables: object = {}) =>
    askShop(app, query, { session, variables });
  const { data } = await ask("mutation { createEmptyCart }");
  const cartId = data?.["createEmptyCart"] as unknown as string;
  const { errors } = await ask(
    `mutation ($id: String!, $address: CartAddressInput!, $pieces: Float!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "CAP", quantity: $pieces }]) { user_errors { message } }
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
      setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "freeshipping", method_code: "freeshipping" }] }) { cart { id } } }`,
    { id: cartId, address: FLORIDA, pieces },
  );
  expect(errors).toBeUndefined();
  const call: Shopper["call"] = (line) => callShop(app, line, { session, cartId });
  return { id, email, cartId, ask, call };
}

/** The store, and the session of staff who work there. */
interface Payers {
  readonly app: TestApp;
  readonly sandbox: TestSandbox;
  readonly staff: string;
}

/** Staff give or take. */
export const move = (
  { app, staff }: Omit<Payers, "sandbox"> & Partial<Payers>,
  { id }: Pick<Shopper, "id">,
  wish: {
    readonly kind: string;
    readonly amount: number;
    readonly direction?: string;
    readonly request?: string;
  },
) =>
  callAdmin(app, `POST balances/${id}`, {
    session: staff,
    body: {
      unit: wish.kind === "points" ? "points" : "USD",
      direction: "give",
      reason: "A parcel that came late",
      request: randomUUID(),
      ...wish,
    },
  });

const SUM = `cart { prices { grand_total { value } raw_totals { code label amount { value } } }
  available_payment_methods { code }
  applied_store_credit { enabled applied_balance { value } current_balance { value } }
  applied_reward_points { points money { value } } }`;

export const change = async (buyer: Shopper, field: string) => {
  const isPoints = field.endsWith("RewardPointsToCart") || field.endsWith("RewardPointsFromCart");
  const input = isPoints ? "cartId: $id" : "input: { cart_id: $id }";
  const type = isPoints ? "ID" : "String";
  const { data, errors } = await buyer.ask(
    `mutation ($id: ${type}!) { ${field}(${input}) { ${SUM} } }`,
    { id: buyer.cartId },
  );
  return { cart: data?.[field]?.["cart"], key: errors?.[0]?.extensions.key };
};

export const place = async (
  { sandbox }: Pick<Payers, "sandbox">,
  buyer: Shopper,
  card?: string,
) => {
  const payment =
    card === undefined
      ? { code: "free" }
      : {
          code: "braintree",
          braintree: {
            payment_method_nonce: await sandbox.tokenFor(card),
            is_active_payment_token_enabler: false,
          },
        };
  await buyer.ask(
    `mutation ($id: String!, $payment: PaymentMethodInput!) {
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: $payment }) { cart { id } } }`,
    { id: buyer.cartId, payment },
  );
  const { data } = await buyer.ask(
    `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { key } } }`,
    { id: buyer.cartId },
  );
  return data?.["placeOrder"] as { orderV2: { number: string } | null; errors: { key: string }[] };
};

export const balanceOf = async (app: TestApp, { id }: Pick<Shopper, "id">, kind: LedgerKind) => {
  const row = await app.shop.db
    .selectFrom("ledger_account")
    .select("balance")
    .where("customer_id", "=", id)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row?.balance;
};

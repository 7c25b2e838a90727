import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { handleOutbox } from "../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { expirePoints } from "../reward/earn-points.ts";
import { stores } from "../store/store-config.ts";
import { ANN, anAccount, aShopper, askShop, callShop } from "../testing/customer.ts";
import { FLORIDA } from "../testing/guest.ts";
import { aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let staff: string;
let people = 0;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 1000 } });
      const set = (path: string, value: unknown) => ({
        scope: "default",
        scope_id: 0,
        path,
        value: JSON.stringify(value),
      });
      await shop.db
        .insertInto("config_value")
        .values([
          set("freeShippingFromMinor", 0),
          set("rewardsEnabled", true),
          set("rewardsDiscountLabel", "Rewards of {{REWARDS}}"),
          set("rewardsSpendLeast", 100),
          set("rewardsDays", 365),
        ])
        .execute();
    },
    { payment: sandbox.provider },
  );
  staff = await aStaffSession(app);
});
beforeEach(() => {
  app.time.now = new Date("2026-03-02T10:00:00Z");
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

interface Shopper {
  readonly id: number;
  readonly cartId: string;
  readonly ask: (query: string, variables?: object) => ReturnType<typeof askShop>;
  readonly call: (line: `GET ${string}` | `POST ${string}`) => ReturnType<typeof callShop>;
}

/** A customer with caps of 20 dollars in the cart and everything but the payment. */
async function aBuyer(pieces = 2): Promise<Shopper> {
  people += 1;
  const person = { ...ANN, email: `ann${people}@example.com` };
  const id = await anAccount(app, person);
  const { session } = await aShopper(app, person);
  const ask = (query: string, variables: object = {}) =>
    askShop(app, query, { session, variables });
  const { data } = await ask("mutation { createEmptyCart }");
  const cartId = String(data?.["createEmptyCart"]);
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
  return { id, cartId, ask, call };
}

/** Staff give or take. */
const move = (
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

const change = async (buyer: Shopper, field: string) => {
  const isPoints = field.endsWith("RewardPointsToCart") || field.endsWith("RewardPointsFromCart");
  const input = isPoints ? "cartId: $id" : "input: { cart_id: $id }";
  const type = isPoints ? "ID" : "String";
  const { data, errors } = await buyer.ask(
    `mutation ($id: ${type}!) { ${field}(${input}) { ${SUM} } }`,
    { id: buyer.cartId },
  );
  return { cart: data?.[field]?.["cart"], key: errors?.[0]?.extensions.key };
};

const place = async (buyer: Shopper, card?: string) => {
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

const balanceOf = async ({ id }: Shopper, kind: string) => {
  const row = await app.shop.db
    .selectFrom("ledger_account")
    .select("balance")
    .where("customer_id", "=", id)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row?.balance;
};

describe("PAY-12, PAY-13, CART-08 store credit", () => {
  it("pays of the customer's cart as far as it goes, and is taken off again", async () => {
    const buyer = await aBuyer();
    expect((await change(buyer, "applyStoreCreditToCart")).key).toBe("storeCredit.none");
    await move(buyer, { kind: "store_credit", amount: 25 });
    expect((await change(buyer, "applyStoreCreditToCart")).cart).toMatchObject({
      prices: { grand_total: { value: 15 } },
      applied_store_credit: {
        enabled: true,
        applied_balance: { value: 25 },
        current_balance: { value: 25 },
      },
    });
    expect((await change(buyer, "removeStoreCreditFromCart")).cart).toMatchObject({
      prices: { grand_total: { value: 40 } },
      applied_store_credit: { enabled: false, applied_balance: { value: 0 } },
    });
  });

  it("is spent with the order, and given back when its payment is declined", async () => {
    const buyer = await aBuyer();
    await move(buyer, { kind: "store_credit", amount: 25 });
    await change(buyer, "applyStoreCreditToCart");
    expect((await place(buyer, "4000000000000002")).errors).toHaveLength(1);
    expect(await balanceOf(buyer, "store_credit")).toBe(2500);
    expect((await place(buyer, "4111111111111111")).errors).toEqual([]);
    expect(await balanceOf(buyer, "store_credit")).toBe(0);
  });

  it("CART-43 is told to its customer with its history", async () => {
    const buyer = await aBuyer(1);
    await move(buyer, { kind: "store_credit", amount: 25 });
    await change(buyer, "applyStoreCreditToCart");
    await place(buyer);
    const { data } = await buyer.ask(`{ customer { store_credit { enabled
      current_balance { value currency }
      balance_history(pageSize: 1) { count page_info { total_pages }
        items { action actual_balance { value } balance_change { value } } } } } }`);
    expect(data?.["customer"]?.["store_credit"]).toEqual({
      enabled: true,
      current_balance: { value: 5, currency: "USD" },
      balance_history: {
        count: 2,
        page_info: { total_pages: 2 },
        items: [{ action: "Spent", actual_balance: { value: 5 }, balance_change: { value: -20 } }],
      },
    });
  });

  it("is for customers only: a guest is refused, and has none on the cart", async () => {
    const { data } = await app.graphql("mutation { createEmptyCart }");
    const id = String(data?.["createEmptyCart"]);
    const { errors } = await app.graphql(
      `mutation ($id: String!) { applyStoreCreditToCart(input: { cart_id: $id }) { cart { id } } }`,
      { id },
    );
    expect(errors?.[0]?.extensions.category).toBe("graphql-authorization");
    const read = await app.graphql(
      `query ($id: String!) { cart(cart_id: $id) { applied_store_credit { enabled } } }`,
      { id },
    );
    expect(read.data?.["cart"]).toEqual({ applied_store_credit: null });
  });

  it("issue 9.6 staff give and take it for a reason, once for a request, and never below nothing", async () => {
    const buyer = await aBuyer(1);
    const request = randomUUID();
    for (const _ of [1, 2]) await move(buyer, { kind: "store_credit", amount: 10, request });
    expect(await balanceOf(buyer, "store_credit")).toBe(1000);
    const much = await move(buyer, { kind: "store_credit", amount: 10.01, direction: "take" });
    expect(much.statusCode).toBe(409);
    await move(buyer, { kind: "store_credit", amount: 4, direction: "take" });
    const shown = await callAdmin(app, `GET balances/${buyer.id}`, { session: staff });
    expect(shown.json()).toMatchObject({
      accounts: [
        {
          kind: "store_credit",
          unit: "USD",
          balance: 6,
          entries: [
            { movement: "withdrawn", change: -4, balance: 6, by: "Mira@example.com" },
            { movement: "granted", change: 10, reason: "A parcel that came late" },
          ],
        },
      ],
    });
    const file = await callAdmin(app, `GET balances.csv?search=ann${people}%40`, {
      session: staff,
    });
    expect(file.body.trim().split("\n").at(-1)).toBe(`ann${people}@example.com,store_credit,USD,6`);
    const traces = await app.shop.db
      .selectFrom("audit")
      .select("after")
      .where("action", "=", "balance.change")
      .where("subject", "=", `ann${people}@example.com`)
      .execute();
    expect(traces).toHaveLength(2);
  });
});

describe("PAY-08, PAY-10, PAY-11 points", () => {
  it("CART-33 pay of the cart by the rules of the settings; the line's label holds the amount", async () => {
    const buyer = await aBuyer();
    await move(buyer, { kind: "points", amount: 1500 });
    const info = await buyer.call("GET rewards/get-info");
    expect(info.json()).toEqual({ format_amount: "$15.00", visible_on_mini_cart: true });
    const applied = await buyer.call("POST rewards/apply/1200");
    expect(applied.json()).toMatchObject({
      prices: { grand_total: { value: 28 } },
      applied_reward_points: { points: 1200, money: { value: 12 } },
    });
    expect((await change(buyer, "applyRewardPointsToCart")).cart).toMatchObject({
      prices: {
        grand_total: { value: 25 },
        raw_totals: expect.arrayContaining([
          { code: "rewards-total", label: "Rewards of $15.00", amount: { value: -15 } },
        ]),
      },
    });
    const { cart } = await change(buyer, "removeRewardPointsFromCart");
    expect(cart).toMatchObject({ applied_reward_points: null });
    expect((await buyer.call("GET rewards/get-balance")).json()).toEqual({
      points: 1500,
      amount: { value: 15, currency: "USD" },
      format_amount: "$15.00",
    });
  });

  it.each([
    ["more than there are", 1501, "reward.tooMany"],
    ["fewer than the shop wants", 99, "reward.tooFew"],
  ])("%s are refused", async (_, points, key) => {
    const buyer = await aBuyer(1);
    await move(buyer, { kind: "points", amount: 1500 });
    const answer = await buyer.call(`POST rewards/apply/${points}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(key);
  });

  it("are taken after gift cards and store credit, and only as many as are needed", async () => {
    const buyer = await aBuyer(1);
    await move(buyer, { kind: "points", amount: 5000 });
    await move(buyer, { kind: "store_credit", amount: 15 });
    await change(buyer, "applyStoreCreditToCart");
    expect((await change(buyer, "applyRewardPointsToCart")).cart).toMatchObject({
      prices: { grand_total: { value: 0 } },
      available_payment_methods: [{ code: "free" }],
      applied_reward_points: { points: 500, money: { value: 5 } },
    });
    expect((await place(buyer)).errors).toEqual([]);
    expect(await balanceOf(buyer, "points")).toBe(4500);
    expect(await balanceOf(buyer, "store_credit")).toBe(0);
  });

  it("are earned once by an order that is complete, and are over when nobody spends them in time", async () => {
    const buyer = await aBuyer(3);
    await move(buyer, { kind: "store_credit", amount: 60 });
    await change(buyer, "applyStoreCreditToCart");
    const number = (await place(buyer)).orderV2?.number;
    const asked = { session: staff };
    const order = (await callAdmin(app, `GET orders/${number}`, asked)).json<{
      readonly id: number;
      readonly items: readonly { readonly id: number }[];
    }>();
    const pieces = order.items.map(({ id: itemId }) => ({ itemId, quantity: 3 }));
    const shipped = await callAdmin(app, `POST orders/${number}/shipments`, {
      ...asked,
      body: { pieces, tracks: [] },
    });
    expect(shipped.json()).toMatchObject({ status: "complete" });
    for (const _ of [1, 2]) await handleOutbox(contextFor(app.call));
    expect(await balanceOf(buyer, "points")).toBe(60);
    await move(buyer, { kind: "points", amount: 25, direction: "take" });
    app.time.now = new Date("2027-03-02T09:59:59Z");
    await expirePoints(contextFor(app.call));
    expect(await balanceOf(buyer, "points")).toBe(35);
    app.time.now = new Date("2027-03-02T10:00:00Z");
    for (const _ of [1, 2]) await expirePoints(contextFor(app.call));
    expect(await balanceOf(buyer, "points")).toBe(0);
  });

  it("PAY-09, CONF-13, CONF-21 the shop says what its programme is called; nobody has points where it has none", async () => {
    const ask = () =>
      app.graphql(`{ storeConfig { loyalty_enabled loyalty_paid_tier_sku loyalty_you_earn_label
        loyalty_you_spend_label loyalty_rewards_discount_label } }`);
    expect((await ask()).data?.["storeConfig"]).toEqual({
      loyalty_enabled: true,
      loyalty_paid_tier_sku: "",
      loyalty_you_earn_label: "You earn",
      loyalty_you_spend_label: "You spend",
      loyalty_rewards_discount_label: "Rewards of {{REWARDS}}",
    });
    const { body } = await app.rest("GET", "app-config");
    expect(body["extension_attributes"]).toMatchObject({
      is_loyalty_program_enabled: true,
      is_rewards_disable_for_cw_special_price: false,
    });
    const buyer = await aBuyer(1);
    await app.shop.db
      .updateTable("config_value")
      .set({ value: "false" })
      .where("path", "=", "rewardsEnabled")
      .execute();
    const held = () => app.call.held(stores);
    await expect.poll(() => held().settingsOf(held().defaultView).rewardsEnabled).toBe(false);
    expect((await buyer.call("POST rewards/apply/100")).statusCode).toBe(403);
    expect((await buyer.call("GET rewards/get-info")).json()).toEqual({
      format_amount: "",
      visible_on_mini_cart: false,
    });
  });
});

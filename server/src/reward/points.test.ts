import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { handleOutbox } from "../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { stores } from "../store/store-config.ts";
import { aBuyer, aCapShop, balanceOf, change, move, place } from "../testing/own-balances.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { aCustomerOf } from "../testing/known-customer.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { expirePoints } from "./earn-points.ts";

const SETTINGS = {
  rewardsEnabled: true,
  rewardsDiscountLabel: "Rewards of {{REWARDS}}",
  rewardsSpendLeast: 100,
  rewardsDays: 365,
};

let sandbox: TestSandbox;
let app: TestApp;
let staff: string;
const payers = () => ({ app, sandbox, staff });

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp((shop) => aCapShop(shop, SETTINGS), { payment: sandbox.provider });
  staff = await aStaffSession(app);
});
beforeEach(() => {
  app.time.now = new Date("2026-03-02T10:00:00Z");
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

describe("PAY-08, PAY-10, PAY-11 points", () => {
  it("CART-10 CART-33 pay of the cart by the rules of the settings; the line's label holds the amount", async () => {
    const buyer = await aBuyer(app);
    await move(payers(), buyer, { kind: "points", amount: 1500 });
    const info = await buyer.call("GET rewards/get-info");
    expect(info.json()).toEqual({ format_amount: "$15.00", visible_on_mini_cart: true });
    const applied = await buyer.call("POST rewards/apply/1200");
    expect(applied.json()).toMatchObject({
      prices: { grand_total: { value: 28 } },
      applied_reward_points: { points: 1200, money: { value: 12 } },
      summary: {
        grand_total: { value: 28 },
        raw_totals: expect.arrayContaining([
          expect.objectContaining({ code: "rewards-total", label: "Rewards of $12.00" }),
        ]),
      },
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
      spending: {
        least: 100,
        most: null,
        step: 1,
        percent: 100,
        unit: 100,
        spendable: 1500,
        label: "You spend",
      },
    });
  });

  it.each([
    ["more than there are", 1501, "reward.tooMany"],
    ["fewer than the shop wants", 99, "reward.tooFew"],
  ])("%s are refused", async (_, points, key) => {
    const buyer = await aBuyer(app, 1);
    await move(payers(), buyer, { kind: "points", amount: 1500 });
    const answer = await buyer.call(`POST rewards/apply/${points}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(key);
  });

  it("PAY-10 without a cart it is said that there is none yet, and no empty id is named", async () => {
    const ada = await aCustomerOf(app, { email: "ada@example.com" });
    const { status, body } = await ada.rest("POST", "rewards/apply/100");
    expect({ status, body }).toMatchObject({
      status: 404,
      body: {
        key: "cart.noneYet",
        message: "There is no cart yet. Put something into it first.",
      },
    });
  });

  it("are taken after gift cards and store credit, and only as many as are needed", async () => {
    const buyer = await aBuyer(app, 1);
    await move(payers(), buyer, { kind: "points", amount: 5000 });
    await move(payers(), buyer, { kind: "store_credit", amount: 15 });
    await change(buyer, "applyStoreCreditToCart");
    expect((await change(buyer, "applyRewardPointsToCart")).cart).toMatchObject({
      prices: { grand_total: { value: 0 } },
      available_payment_methods: [{ code: "free" }],
      applied_reward_points: { points: 500, money: { value: 5 } },
    });
    expect((await place(payers(), buyer)).errors).toEqual([]);
    expect(await balanceOf(app, buyer, "points")).toBe(4500);
    expect(await balanceOf(app, buyer, "store_credit")).toBe(0);
  });

  it("are earned once by an order that is complete, and are over when nobody spends them in time", async () => {
    const buyer = await aBuyer(app, 3);
    await move(payers(), buyer, { kind: "store_credit", amount: 60 });
    await change(buyer, "applyStoreCreditToCart");
    const number = (await place(payers(), buyer)).orderV2?.number;
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
    expect(await balanceOf(app, buyer, "points")).toBe(60);
    await move(payers(), buyer, { kind: "points", amount: 25, direction: "take" });
    app.time.now = new Date("2027-03-02T09:59:59Z");
    await expirePoints(contextFor(app.call));
    expect(await balanceOf(app, buyer, "points")).toBe(35);
    app.time.now = new Date("2027-03-02T10:00:00Z");
    for (const _ of [1, 2]) await expirePoints(contextFor(app.call));
    expect(await balanceOf(app, buyer, "points")).toBe(0);
  });

  it("issue 9.6 are taken back in proportion where goods are paid back, once, and their buyer was told of them", async () => {
    const buyer = await aBuyer(app, 3);
    await move(payers(), buyer, { kind: "store_credit", amount: 60 });
    await change(buyer, "applyStoreCreditToCart");
    const number = (await place(payers(), buyer)).orderV2?.number;
    const asked = { session: staff };
    interface Told {
      readonly items: readonly { readonly id: number }[];
      readonly status: string;
    }
    const order = (await callAdmin(app, `GET orders/${number}`, asked)).json<Told>();
    const itemId = order.items[0]?.id ?? 0;
    const usd = (value: number) => ({ value, currency: "USD" });
    const payBack = (left: number) =>
      callAdmin(app, `POST orders/${number}/refunds`, {
        ...asked,
        body: {
          pieces: [{ itemId, quantity: 1 }],
          way: "source",
          shipping: usd(0),
          adjustment: usd(0),
          toShelf: true,
          reason: "Torn",
          seen: usd(20),
          left: usd(left),
        },
      });
    // What is paid back before earns nothing.
    await payBack(60);
    const pieces = [{ itemId, quantity: 2 }];
    const shipped = await callAdmin(app, `POST orders/${number}/shipments`, {
      ...asked,
      body: { pieces, tracks: [] },
    });
    expect(shipped.json<Told>().status).toBe("complete");
    await handleOutbox(contextFor(app.call));
    expect(await balanceOf(app, buyer, "points")).toBe(40);
    const letters = await app.shop.db
      .selectFrom("mail")
      .select("subject")
      .where("template", "=", "reward.earned")
      .where("recipient", "=", buyer.email)
      .execute();
    expect(letters).toEqual([{ subject: `40 points for your order ${number}` }]);
    app.time.now = new Date(app.time.now.getTime() + 1000);
    await payBack(40);
    for (const _ of [1, 2]) await handleOutbox(contextFor(app.call));
    expect(await balanceOf(app, buyer, "points")).toBe(20);
    await move(payers(), buyer, { kind: "points", amount: 15, direction: "take" });
    app.time.now = new Date(app.time.now.getTime() + 1000);
    await payBack(20);
    await handleOutbox(contextFor(app.call));
    expect(await balanceOf(app, buyer, "points"), "what was spent is not asked back").toBe(0);
  });

  it("PDP-09 a product says what a piece of it earns, in the shop's words", async () => {
    const { body, status } = await app.rest("GET", "rewards/product/CAP");
    expect([status, body]).toEqual([
      200,
      {
        visible_on_pdp: true,
        visible_on_plp: true,
        point_display: "20",
        pdp_text: "You earn 20 points",
        plp_text: "You earn 20 points",
        exclude_text: "",
        pdp_notification_text: "Sign in to earn them.",
        message: "You earn 20 points",
        points: 20,
      },
    ]);
    expect((await app.rest("GET", "rewards/product/NONE")).status).toBe(404);
  });

  it("PDP-09 issue 9.6 what is earned is by the customer's group, on the page as in the books", async () => {
    const buyer = await aBuyer(app, 1);
    const group = (points_percent: number) =>
      app.shop.db
        .updateTable("customer_group")
        .set({ points_percent })
        .where("id", "=", 1)
        .execute();
    const told = async () =>
      (await buyer.call("GET rewards/product/CAP")).json<{ readonly message: string }>();
    await group(250);
    await expect.poll(async () => (await told()).message).toBe("You earn 50 points");
    expect(await told()).toMatchObject({ points: 50, pdp_notification_text: "" });
    await move(payers(), buyer, { kind: "store_credit", amount: 20 });
    await change(buyer, "applyStoreCreditToCart");
    const number = (await place(payers(), buyer)).orderV2?.number;
    expect((await buyer.call("GET rewards/account")).json()).toMatchObject({
      pending: [{ order_number: number, points: 50 }],
      rules: { earned_for_unit: 2.5 },
    });
    const asked = { session: staff };
    const order = (await callAdmin(app, `GET orders/${number}`, asked)).json<{
      readonly items: readonly { readonly id: number }[];
    }>();
    const pieces = order.items.map(({ id: itemId }) => ({ itemId, quantity: 1 }));
    await callAdmin(app, `POST orders/${number}/shipments`, {
      ...asked,
      body: { pieces, tracks: [] },
    });
    await handleOutbox(contextFor(app.call));
    expect(await balanceOf(app, buyer, "points")).toBe(50);
    await group(0);
    await expect.poll(async () => (await told()).message).toBe("This earns no points.");
    await group(100);
    await expect.poll(async () => (await told()).message).toBe("You earn 20 points");
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
    const buyer = await aBuyer(app, 1);
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

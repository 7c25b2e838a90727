import { isPlaced, isUnderWay, ORDER_STATUSES } from "@placket/domain/order/order-status";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aBuyer, aCapShop, change, move, place } from "../testing/own-balances.ts";
import { callShop } from "../testing/customer.ts";
import { anOrder } from "../testing/order.ts";
import { aStaffSession } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let staff: string;
const payers = () => ({ app, sandbox, staff });

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const settings = { rewardsEnabled: true, rewardsDays: 365, rewardsSpendPercent: 50 };
  app = await testApp((shop) => aCapShop(shop, settings), { payment: sandbox.provider });
  app.time.now = new Date("2026-03-02T10:00:00Z");
  staff = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

it("issue 9.2 every order that is placed and under way will bring points, wherever it stands, and no other", async () => {
  const buyer = await aBuyer(app);
  const { db } = app.shop;
  const product = await db.selectFrom("product").select("id").executeTakeFirstOrThrow();
  await Promise.all(
    ORDER_STATUSES.map((status) =>
      anOrder(db, { number: `P-${status}`, status, customer_id: buyer.id }),
    ),
  );
  await sql`INSERT INTO order_item (order_id, product_id, sku, name, configuration, quantity, price_minor,
      row_total_minor, discount_minor, tax_minor)
    SELECT id, ${product.id}, 'CAP', 'Cap', '{"kind":"plain"}', 1, 2000, 2000, 0, 0
    FROM sales_order WHERE customer_id = ${buyer.id}`.execute(db);
  const told = (await buyer.call("GET rewards/account")).json<{
    readonly pending: readonly { readonly order_number: string }[];
  }>();
  expect(told.pending.map((one) => one.order_number).sort()).toEqual(
    ORDER_STATUSES.filter((status) => isPlaced(status) && isUnderWay(status))
      .map((status) => `P-${status}`)
      .sort(),
  );
});

describe("issue 9.2 the page of a customer's points", () => {
  it("ROUTE-23 says what there is, what orders under way will bring, what happened, and the rules", async () => {
    const buyer = await aBuyer(app, 3);
    await move(payers(), buyer, { kind: "store_credit", amount: 60 });
    await move(payers(), buyer, { kind: "points", amount: 500 });
    await move(payers(), buyer, { kind: "points", amount: 100, direction: "take" });
    await change(buyer, "applyStoreCreditToCart");
    const number = (await place(payers(), buyer)).orderV2?.number;
    const told = (await buyer.call("GET rewards/account")).json<object>();
    expect(told).toMatchObject({
      points: 400,
      amount: { value: 4, currency: "USD" },
      pending: [{ order_number: number, points: 60 }],
      ending: [],
      history: [
        { points_change: -100, balance: 400, reason: { phrase: "Taken by the store", values: [] } },
        { points_change: 500, balance: 500, reason: { phrase: "Given by the store", values: [] } },
      ],
      history_count: 2,
      rules: {
        earned_for_unit: 1,
        points_for_unit: 100,
        unit: { value: 1, currency: "USD" },
        spend_percent: 50,
        good_for_days: 365,
      },
    });
    // What staff wrote down for themselves is not told.
    expect(JSON.stringify(told)).not.toContain("A parcel that came late");
  });

  it("what is left of points that end is told with its day, and what was spent counts for the first", async () => {
    const buyer = await aBuyer(app, 1);
    await move(payers(), buyer, { kind: "points", amount: 5 });
    const { id: accountId } = await app.shop.db
      .selectFrom("ledger_account")
      .select("id")
      .where("customer_id", "=", buyer.id)
      .executeTakeFirstOrThrow();
    const came = (delta: number, until: string) => ({
      account_id: accountId,
      occasion: until,
      movement: "earned" as const,
      delta,
      expires_at: new Date(until),
      created_at: app.time.now,
    });
    await app.shop.db
      .insertInto("ledger_entry")
      .values([came(30, "2026-06-01T10:00:00Z"), came(40, "2026-05-01T10:00:00Z")])
      .execute();
    await move(payers(), buyer, { kind: "points", amount: 15, direction: "take" });
    expect((await buyer.call("GET rewards/account")).json()).toMatchObject({
      points: 60,
      ending: [
        { points: 25, ends_at: "2026-05-01T10:00:00.000Z" },
        { points: 30, ends_at: "2026-06-01T10:00:00.000Z" },
      ],
    });
  });

  it("is a customer's alone", async () => {
    expect((await callShop(app, "GET rewards/account")).statusCode).toBe(401);
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aBuyer, aCapShop, balanceOf, change, move, place } from "../testing/own-balances.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let staff: string;
const payers = () => ({ app, sandbox, staff });

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp((shop) => aCapShop(shop), { payment: sandbox.provider });
  staff = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

describe("PAY-12, PAY-13, CART-08 store credit", () => {
  it("pays of the customer's cart as far as it goes, and is taken off again", async () => {
    const buyer = await aBuyer(app);
    expect((await change(buyer, "applyStoreCreditToCart")).key).toBe("storeCredit.none");
    await move(payers(), buyer, { kind: "store_credit", amount: 25 });
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
    const buyer = await aBuyer(app);
    await move(payers(), buyer, { kind: "store_credit", amount: 25 });
    await change(buyer, "applyStoreCreditToCart");
    expect((await place(payers(), buyer, "4000000000000002")).errors).toHaveLength(1);
    expect(await balanceOf(app, buyer, "store_credit")).toBe(2500);
    expect((await place(payers(), buyer, "4111111111111111")).errors).toEqual([]);
    expect(await balanceOf(app, buyer, "store_credit")).toBe(0);
  });

  it("CART-43 is told to its customer with its history", async () => {
    const buyer = await aBuyer(app, 1);
    await move(payers(), buyer, { kind: "store_credit", amount: 25 });
    await change(buyer, "applyStoreCreditToCart");
    const number = (await place(payers(), buyer)).orderV2?.number;
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
        items: [
          {
            action: `Spent on order ${number}`,
            actual_balance: { value: 5 },
            balance_change: { value: -20 },
          },
        ],
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
    const buyer = await aBuyer(app, 1);
    const request = randomUUID();
    for (const _ of [1, 2])
      await move(payers(), buyer, { kind: "store_credit", amount: 10, request });
    expect(await balanceOf(app, buyer, "store_credit")).toBe(1000);
    const much = await move(payers(), buyer, {
      kind: "store_credit",
      amount: 10.01,
      direction: "take",
    });
    expect(much.statusCode).toBe(409);
    await move(payers(), buyer, { kind: "store_credit", amount: 4, direction: "take" });
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
    const file = await callAdmin(app, `GET balances.csv?search=${buyer.email}`, {
      session: staff,
    });
    expect(file.body.trim().split("\n").at(-1)).toBe(`${buyer.email},store_credit,USD,6`);
    const traces = await app.shop.db
      .selectFrom("audit")
      .select("after")
      .where("action", "=", "balance.change")
      .where("subject", "=", `customer ${buyer.id}`)
      .execute();
    expect(traces).toHaveLength(2);
  });
});

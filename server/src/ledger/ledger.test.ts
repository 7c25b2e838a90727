import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { anOrder } from "../testing/order.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { giveBackSpendings, moveBalance, openAccount } from "./ledger.ts";

let app: TestApp;
const ctx = () => contextFor(app.call);

beforeAll(async () => {
  app = await testApp(async () => undefined);
});
afterAll(() => app.close());

const ACCOUNT = { kind: "gift_card", unit: "USD", customerId: null, expiresAt: null } as const;

/** An account with so much on it; gives its id. */
async function anAccount(balance: number): Promise<number> {
  const accountId = await openAccount(ctx(), ACCOUNT);
  await moveBalance(ctx(), { accountId, movement: "issued", delta: balance, occasion: "issued" });
  return accountId;
}

const balanceOf = async (id: number) => {
  const row = await app.shop.db
    .selectFrom("ledger_account")
    .select("balance")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.balance;
};

/** An order that has taken from accounts, the first one first; gives its id. */
async function anOrderPaidBy(...taken: readonly { accountId: number; worth: number }[]) {
  const number = `7000${++orders}`;
  await anOrder(app.shop.db, { number });
  const { id: orderId } = await app.shop.db
    .selectFrom("sales_order")
    .select("id")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  for (const { accountId, worth } of taken) {
    const move = { accountId, orderId, delta: -worth, worth: -worth, occasion: `order ${orderId}` };
    await moveBalance(ctx(), { ...move, movement: "spent" });
  }
  return orderId;
}
let orders = 0;

describe("issue 9.6 a ledger", () => {
  it("moves a balance once for each occasion", async () => {
    const accountId = await anAccount(500);
    const move = { accountId, movement: "granted", delta: 100, occasion: "a letter" } as const;
    expect(await moveBalance(ctx(), move)).toBe(true);
    expect(await moveBalance(ctx(), move)).toBe(false);
    expect(await balanceOf(accountId)).toBe(600);
  });

  it("goes below nothing by nobody's hand", async () => {
    const accountId = await anAccount(500);
    const move = { accountId, movement: "withdrawn", delta: -501, occasion: "too much" } as const;
    await expect(moveBalance(ctx(), move)).rejects.toThrow(/balance/);
    expect(await balanceOf(accountId)).toBe(500);
  });

  it.each([
    ["an entry changed", sql`UPDATE ledger_entry SET delta = 1`],
    ["an entry taken out", sql`DELETE FROM ledger_entry`],
    ["all of them taken out", sql`TRUNCATE ledger_entry`],
    ["a balance that no entry moves", sql`UPDATE ledger_account SET balance = balance + 1`],
    [
      "an account that begins with a balance",
      sql`INSERT INTO ledger_account (kind, unit, balance, created_at) VALUES ('points', 'points', 5, now())`,
    ],
  ])("takes no %s", async (_, statement) => {
    await anAccount(500);
    await expect(statement.execute(app.shop.db)).rejects.toThrow(/only added to/);
  });

  it("gives back what an order took, once", async () => {
    const accountId = await anAccount(500);
    const orderId = await anOrderPaidBy({ accountId, worth: 300 });
    expect(await balanceOf(accountId)).toBe(200);
    expect(await giveBackSpendings(ctx(), orderId)).toBe(300);
    expect(await giveBackSpendings(ctx(), orderId)).toBe(0);
    expect(await balanceOf(accountId)).toBe(500);
  });

  it("gives a part back once for each occasion, from what was taken last, and never more than was taken", async () => {
    const [first, second] = [await anAccount(500), await anAccount(500)];
    const orderId = await anOrderPaidBy(
      { accountId: first, worth: 300 },
      { accountId: second, worth: 200 },
    );
    const refund = { amountMinor: 250, occasion: "refund 1" };
    expect(await giveBackSpendings(ctx(), orderId, refund)).toBe(250);
    expect(await giveBackSpendings(ctx(), orderId, refund)).toBe(250);
    expect([await balanceOf(first), await balanceOf(second)]).toEqual([250, 500]);
    const rest = { amountMinor: 1000, occasion: "refund 2" };
    expect(await giveBackSpendings(ctx(), orderId, rest)).toBe(250);
    expect([await balanceOf(first), await balanceOf(second)]).toEqual([500, 500]);
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { anAccount, ANN } from "../../testing/customer.ts";
import { balanceOf, move } from "../../testing/own-balances.ts";
import {
  aCoatShop,
  keysOf,
  returnsIn,
  shelfOf,
  usd,
  type ReturnedOrder,
} from "../../testing/order/returns.ts";
import { aStaffSession } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
let names: Awaited<ReturnType<typeof aCoatShop>>["names"];
let store: ReturnType<typeof returnsIn>;
let number: string;
let customer: number;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      ({ names } = await aCoatShop(shop));
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
  store = returnsIn({ app, sandbox, session });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

/** Two coats of a customer who has store credit. */
beforeEach(async () => {
  number = await store.sentOrder(names.bought);
  customer = await anAccount(app, { ...ANN, email: `ann${randomUUID()}@example.com` });
  await app.shop.db
    .updateTable("sales_order")
    .set({ customer_id: customer })
    .where("number", "=", number)
    .execute();
  await move(
    { app, sandbox, staff: session },
    { id: customer },
    { kind: "store_credit", amount: 100 },
  );
});

const credit = () => balanceOf(app, { id: customer }, "store_credit");
const paid = async () => (await store.order(number)).items[0]?.paid.value ?? 0;
const cents = (value: number) => Math.round(value * 100);

/** Takes coats back and sends others; gives the number of the order that is sent. */
async function exchanged(sku: string, { of = number, pieces = 2 } = {}): Promise<string> {
  const sentBack = await store.takeBack(of, { sent: pieces });
  const after = (await store.exchange(sentBack, sku, { takes: "credit" })).json<ReturnedOrder>();
  return after.exchanges.find((one) => one.return === sentBack)?.by ?? "";
}

const cancel = (of: string) => store.post(`orders/${of}/cancel`, { reason: "Not to be had" });

describe("issue 9.8 an exchange that is canceled", () => {
  it("gives the store credit back that it took, once, and the order that was paid says so", async () => {
    const by = await exchanged(names.dear);
    const taken = 10_000 - ((await credit()) ?? 0);
    expect(taken).toBeGreaterThan(0);
    const answers = await Promise.all([cancel(by), cancel(by)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await credit()).toBe(10_000);
    const { events } = await store.order(number);
    expect(events.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(
        /^The exchange of return \d+ stands no more: \$.* are store credit again\.$/,
      ),
    );
  });

  it("for something cheaper is paid back without what was paid back for it", async () => {
    const by = await exchanged(names.cheap);
    const before = (await store.order(number)).money?.refunded.value ?? 0;
    expect(before).toBeGreaterThan(0);
    await cancel(by);
    const all = await paid();
    expect(keysOf(await store.refund(number, 2, all))).toEqual(["order.sumChanged"]);
    const rest = Number((all - before).toFixed(2));
    const after = (await store.refund(number, 2, rest)).json<ReturnedOrder>();
    expect(after.money?.refunded).toEqual(usd(all));
  });

  it("and was sent for an exchange itself gives back what each of them took, to the order that was paid", async () => {
    const first = await exchanged(names.dear);
    await store.ship(first);
    const second = await exchanged(names.dear, { of: first });
    expect(keysOf(await store.refund(number, 2, await paid()))).toEqual(["order.noPiecesLeft"]);
    await cancel(second);
    expect(await credit()).toBe(10_000);
    expect((await store.refund(number, 2, await paid())).statusCode).toBe(200);
  });
});

describe("issue 9.8 an exchange that comes back itself", () => {
  it("is closed: its pieces go on the shelf, and those that were paid can be paid back, no more of them", async () => {
    const by = await exchanged(names.dear);
    const taken = 10_000 - ((await credit()) ?? 0);
    await store.ship(by);
    const sentBack = await store.takeBack(by, { sent: 2, good: 1 });
    expect(
      keysOf(
        await store.post(`returns/${sentBack}/refund`, {
          way: "source",
          toShelf: true,
          seen: usd(0),
        }),
      ),
    ).toEqual(["order.nothingTaken"]);
    const shelf = await shelfOf(app, names.dear);
    const wish = { reason: "Paid back on your first order", toShelf: true };
    const closed = (await store.post(`returns/${sentBack}/closing`, wish)).json<ReturnedOrder>();
    expect(closed.returns).toMatchObject([{ state: "closed" }]);
    expect(await shelfOf(app, names.dear)).toBe(shelf + 1);
    expect(await credit()).toBe(10_000 - taken + Math.floor(taken / 2));
    const one = Math.floor(cents(await paid()) / 2) / 100;
    expect(keysOf(await store.refund(number, 2, await paid()))).toEqual(["order.tooManyPieces"]);
    expect((await store.refund(number, 1, one)).statusCode).toBe(200);
    expect(keysOf(await store.post(`returns/${sentBack}/closing`, wish))).toEqual([
      "order.returnNotNow",
    ]);
  });
});

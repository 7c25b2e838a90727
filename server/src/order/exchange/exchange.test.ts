import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readModel } from "../../catalog/read-model.ts";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import {
  aCoatShop,
  keysOf,
  returnsIn,
  shelfOf,
  usd,
  type ReturnedOrder,
} from "../../testing/order/returns.ts";
import { anAccount, ANN } from "../../testing/customer.ts";
import { aStaffSession } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let number: string;
let sentBack: string;
let coats: Awaited<ReturnType<typeof aCoatShop>>;
let names: typeof coats.names;
let store: ReturnType<typeof returnsIn>;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      coats = await aCoatShop(shop);
      ({ names } = coats);
    },
    { payment: sandbox.provider },
  );
  store = returnsIn({ app, sandbox, session: await aStaffSession(app) });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

/** Two coats that were paid, shipped, sent back and found good. */
beforeEach(async () => {
  number = await store.sentOrder(names.bought);
  sentBack = await store.takeBack(number, { sent: 2 });
});

const order = (of = number) => store.order(of);
const shelf = (sku: string) => shelfOf(app, sku);
const exchange = (sku: string, seen?: number, takes?: string) =>
  store.exchange(sentBack, sku, { ...(seen !== undefined && { seen }), ...(takes && { takes }) });
const differenceOf = async (sku: string) =>
  (await store.choices(sentBack)).lines[0]?.choices.find((one) => one.sku === sku)?.difference
    .value ?? 0;

/** Pays both coats back, beside any return. */
const refundAll = async () => store.refund(number, 2, (await order()).items[0]?.paid.value ?? 0);

describe("issue 9.8 a return is exchanged", () => {
  it("for another size: an order with nothing to pay, both orders say so, stock moves once", async () => {
    const [back, out] = [await shelf(names.bought), await shelf(names.other)];
    const after = (await exchange(names.other)).json<ReturnedOrder>();
    const by = after.exchanges[0]?.by ?? "";
    expect(after).toMatchObject({
      returns: [{ state: "exchanged" }],
      exchanges: [{ of: number, return: sentBack, by }],
      money: { refunded: usd(0) },
    });
    expect(after.events.map(({ text }) => text)).toContain(
      `Return ${sentBack} is exchanged: order ${by} is sent for it.`,
    );
    const sent = await order(by);
    expect(sent).toMatchObject({
      status: "processing",
      items: [{ sku: names.other, quantity: 2, rowTotal: usd(0) }],
      exchanges: [{ of: number, by }],
      events: [
        { text: `Placed for return ${sentBack} of order ${number}. There is nothing to pay.` },
      ],
    });
    expect([await shelf(names.bought), await shelf(names.other)]).toEqual([back + 2, out - 2]);
    // Whoever keeps the catalogue in memory is told, once it is committed.
    const inMemory = () => {
      const catalog = app.call.held(readModel).current();
      return catalog.sellable(catalog.idOfSku(names.other) ?? 0, null, 1)?.stock.quantity;
    };
    await expect.poll(inMemory).toBe(out - 2);
    await handleOutbox(contextFor(app.call));
    const letters = await app.shop.db
      .selectFrom("mail")
      .select(["template", "subject"])
      .where("subject", "like", `%${by}%`)
      .execute();
    expect(letters).toMatchObject([{ template: "order.confirmation" }]);
  });

  it("is canceled like any order: stock comes back, and the order that was paid says that it can be paid back", async () => {
    const by = (await exchange(names.other)).json<ReturnedOrder>().exchanges[0]?.by ?? "";
    const out = await shelf(names.other);
    const canceled = await store.post(`orders/${by}/cancel`, { reason: "Not wanted any more" });
    expect(canceled.json()).toMatchObject({ status: "canceled" });
    expect(await shelf(names.other)).toBe(out + 2);
    const after = await order();
    expect(after.events.map(({ text }) => text)).toContain(
      `Order ${by}, which was sent for return ${sentBack}, is canceled: its pieces can be paid back here.`,
    );
    const back = (await refundAll()).json<ReturnedOrder>();
    expect(back.money?.refunded).toEqual(after.items[0]?.paid);
  });

  it("its pieces are not paid back beside it: neither before it is decided, nor once they are exchanged", async () => {
    const before = await shelf(names.bought);
    expect(keysOf(await refundAll())).toEqual(["order.noPiecesLeft"]);
    expect((await exchange(names.other)).statusCode).toBe(200);
    expect(keysOf(await refundAll())).toEqual(["order.noPiecesLeft"]);
    expect((await order()).money?.refunded).toEqual(usd(0));
    expect(await shelf(names.bought)).toBe(before + 2);
    const byHand = app.shop.db
      .updateTable("order_item")
      .set({ quantity_refunded: 1 })
      .where("id", "=", (await order()).items[0]?.id ?? 0);
    await expect(byHand.execute()).rejects.toThrow("order_item_refunded");
  });

  it("asked for many times at once it is sent once", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => exchange(names.other)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await order()).exchanges).toHaveLength(1);
    expect(
      keysOf(
        await store.post(`returns/${sentBack}/refund`, {
          way: "source",
          toShelf: true,
          seen: usd(0),
        }),
      ),
    ).toEqual(["order.returnNotNow"]);
  });

  it("for something cheaper pays the difference back, as it was shown", async () => {
    const difference = await differenceOf(names.cheap);
    expect(difference).toBeLessThan(0);
    expect(keysOf(await exchange(names.cheap, 0))).toEqual(["order.sumChanged"]);
    const after = (await exchange(names.cheap, difference)).json<ReturnedOrder>();
    expect(after.papers.at(-1)).toMatchObject({ kind: "refund", total: usd(-difference) });
    expect(after.money?.refunded).toEqual(usd(-difference));
  });

  it("for something dearer is waived or taken from credit, which a guest has not", async () => {
    const difference = await differenceOf(names.dear);
    expect(difference).toBeGreaterThan(0);
    expect(keysOf(await exchange(names.dear, difference, "credit"))).toEqual([
      "order.creditNeedsAccount",
    ]);
    expect((await exchange(names.dear, difference)).statusCode).toBe(200);
    expect((await order()).money?.refunded).toEqual(usd(0));
  });

  it("costs what the prices of the customer's group say", async () => {
    const { id: groupId } = await app.shop.db
      .selectFrom("customer_group")
      .select("id")
      .where("code", "=", "Wholesale")
      .executeTakeFirstOrThrow();
    const price = { website_id: null, customer_group_id: groupId, quantity: 1, price_minor: 1200 };
    await app.shop.db
      .insertInto("tier_price")
      .values(Object.values(coats.variants).map((product_id) => ({ product_id, ...price })))
      .execute();
    const customer_id = await anAccount(app, { ...ANN, email: "wholesale@example.com" });
    await app.shop.db
      .updateTable("customer")
      .set({ group_id: groupId })
      .where("id", "=", customer_id)
      .execute();
    expect(await differenceOf(names.dear)).toBeGreaterThan(0);
    await app.shop.db
      .updateTable("sales_order")
      .set({ customer_id })
      .where("number", "=", number)
      .execute();
    // Whoever keeps the catalogue in memory hears of the prices a moment later.
    await expect.poll(() => differenceOf(names.dear)).toBe(0);
    expect((await exchange(names.dear, 0, "credit")).statusCode).toBe(200);
  });

  it("for what is not on the shelf, or no variant of its style, is refused and moves nothing", async () => {
    await app.shop.db
      .updateTable("stock_item")
      .set({ quantity: 1 })
      .where("product_id", "=", coats.variants[names.other.slice(5).replace("-", "/")] ?? 0)
      .execute();
    const before = await shelf(names.bought);
    expect(keysOf(await exchange(names.other))).toEqual(["order.variantShort"]);
    expect(keysOf(await exchange("COAT"))).toEqual(["order.noSuchVariant"]);
    expect(await shelf(names.bought)).toBe(before);
    expect((await order()).returns).toMatchObject([{ state: "checked" }]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readModel } from "../../catalog/read-model.ts";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { aConfigurable } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
let number: string;
let item: number;
let sentBack: string;
let variants: Readonly<Record<string, number>>;
let names: { readonly bought: string; readonly other: string; readonly dear: string };

beforeAll(async () => {
  sandbox = await startTestSandbox({ timeoutMs: 700 });
  app = await testApp(
    async (shop) => {
      const coat = await aConfigurable(shop, { sku: "COAT", name: "Chef Coat" });
      ({ variants } = coat);
      const [bought, other, dear, cheap] = Object.entries(variants);
      const price = (id: number | undefined, minor: number) =>
        shop.db
          .updateTable("product")
          .set({ price_minor: minor })
          .where("id", "=", id ?? 0)
          .execute();
      await price(dear?.[1], 2500);
      await price(cheap?.[1], 1500);
      const skuOf = (entry: readonly [string, number] | undefined) =>
        `COAT-${entry?.[0].replace("/", "-")}`;
      names = { bought: skuOf(bought), other: skuOf(other), dear: skuOf(dear) };
      cheapest = skuOf(cheap);
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
});
let cheapest: string;
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

interface Wire {
  readonly value: number;
  readonly currency: string;
}
interface Order {
  readonly number: string;
  readonly status: string;
  readonly items: readonly {
    readonly id: number;
    readonly sku: string;
    readonly quantity: number;
    readonly paid: Wire;
    readonly rowTotal: Wire;
  }[];
  readonly money: { readonly asked: Wire; readonly refunded: Wire } | null;
  readonly returns: readonly { readonly number: string; readonly state: string }[];
  readonly exchanges: readonly {
    readonly of: string;
    readonly return: string;
    readonly by: string;
  }[];
  readonly papers: readonly { readonly kind: string; readonly total: Wire }[];
  readonly events: readonly { readonly text: string }[];
}
const usd = (value: number): Wire => ({ value, currency: "USD" });
const order = async (of = number) =>
  (await callAdmin(app, `GET orders/${of}`, { session })).json<Order>();
const post = (path: string, body: object = {}) => callAdmin(app, `POST ${path}`, { session, body });
const keysOf = (answer: { json: () => unknown }) => {
  const { key, errors } = answer.json() as { key?: string; errors?: { key: string }[] };
  return errors?.map((one) => one.key) ?? [key];
};

/** Two coats that were paid, shipped, sent back and found good. */
beforeEach(async () => {
  const guest = await aGuest(app, [{ sku: names.bought, parent_sku: "COAT", quantity: 2 }]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  ({ number } = (await guest.placeOrder()).orderV2!);
  const { items, money } = await order();
  item = items[0]?.id ?? 0;
  await post(`orders/${number}/invoices`, { leftOut: [], seen: money?.asked });
  const pieces = [{ itemId: item, quantity: 2 }];
  await post(`orders/${number}/shipments`, { pieces, tracks: [] });
  const opened = await post(`orders/${number}/returns`, {
    pieces,
    reason: "wrong_size",
    comment: "",
  });
  sentBack = opened.json<Order>().returns[0]?.number ?? "";
  await post(`returns/${sentBack}/approval`);
  await post(`returns/${sentBack}/receipt`);
  await post(`returns/${sentBack}/check`, { accepted: pieces });
});

const exchange = (sku: string, seen = 0, takes = "waive") =>
  post(`returns/${sentBack}/exchange`, {
    lines: [{ itemId: item, sku }],
    toShelf: true,
    takes,
    seen: usd(seen),
  });

const shelf = async (sku: string) =>
  (
    await app.shop.db
      .selectFrom("stock_item")
      .innerJoin("product", "product.id", "product_id")
      .select("quantity")
      .where("sku", "=", sku)
      .executeTakeFirstOrThrow()
  ).quantity;

/** Pays both coats back, beside any return. */
async function refundAll() {
  const { items, money } = await order();
  return post(`orders/${number}/refunds`, {
    pieces: [{ itemId: item, quantity: 2 }],
    way: "source",
    shipping: usd(0),
    adjustment: usd(0),
    toShelf: true,
    reason: "Not wanted",
    seen: items[0]?.paid,
    left: money?.asked,
  });
}

/** Sends all of an order, and takes it back to be exchanged once more. */
async function sentAndSentBack(of: string): Promise<void> {
  const { items } = await order(of);
  const pieces = items.map(({ id: itemId, quantity }) => ({ itemId, quantity }));
  await post(`orders/${of}/shipments`, { pieces, tracks: [] });
  const asked = { pieces, reason: "wrong_size", comment: "" };
  const { returns } = (await post(`orders/${of}/returns`, asked)).json<Order>();
  sentBack = returns[0]?.number ?? "";
  item = items[0]?.id ?? 0;
  await post(`returns/${sentBack}/approval`);
  await post(`returns/${sentBack}/receipt`);
  await post(`returns/${sentBack}/check`, { accepted: pieces });
}

const choices = async () =>
  (await callAdmin(app, `GET returns/${sentBack}/exchanges`, { session })).json<{
    readonly lines: readonly {
      readonly itemId: number;
      readonly choices: readonly { readonly sku: string; readonly difference: Wire }[];
    }[];
  }>();

const differenceOf = async (sku: string) =>
  (await choices()).lines[0]?.choices.find((one) => one.sku === sku)?.difference.value ?? 0;

describe("issue 9.8 a return is exchanged", () => {
  it("for another size: an order with nothing to pay, both orders say so, stock moves once", async () => {
    const [back, out] = [await shelf(names.bought), await shelf(names.other)];
    const after = (await exchange(names.other)).json<Order>();
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
    const by = (await exchange(names.other)).json<Order>().exchanges[0]?.by ?? "";
    const out = await shelf(names.other);
    const canceled = await post(`orders/${by}/cancel`, { reason: "Not wanted any more" });
    expect(canceled.json()).toMatchObject({ status: "canceled" });
    expect(await shelf(names.other)).toBe(out + 2);
    const after = await order();
    expect(after.events.map(({ text }) => text)).toContain(
      `Order ${by}, which was sent for return ${sentBack}, is canceled: its pieces can be paid back here.`,
    );
    const back = (await refundAll()).json<Order>();
    expect(back.money?.refunded).toEqual(after.items[0]?.paid);
  });

  it("its pieces are not paid back beside it: neither before it is decided, nor once they are exchanged", async () => {
    const before = await shelf(names.bought);
    expect(keysOf(await refundAll())).toEqual(["order.tooManyPieces"]);
    expect((await exchange(names.other)).statusCode).toBe(200);
    expect(keysOf(await refundAll())).toEqual(["order.tooManyPieces"]);
    expect((await order()).money?.refunded).toEqual(usd(0));
    expect(await shelf(names.bought)).toBe(before + 2);
    const byHand = app.shop.db
      .updateTable("order_item")
      .set({ quantity_refunded: 1 })
      .where("id", "=", item);
    await expect(byHand.execute()).rejects.toThrow("order_item_refunded");
  });

  it("of an exchange once more: canceled, the pieces that were paid can be paid back", async () => {
    const paidLine = item;
    const first = (await exchange(names.other)).json<Order>().exchanges[0]?.by ?? "";
    await sentAndSentBack(first);
    const after = (await exchange(names.dear, await differenceOf(names.dear))).json<Order>();
    const second = after.exchanges.find(({ of }) => of === first)?.by ?? "";
    item = paidLine;
    expect(keysOf(await refundAll())).toEqual(["order.tooManyPieces"]);
    expect((await post(`orders/${second}/cancel`, { reason: "Not to be had" })).statusCode).toBe(
      200,
    );
    expect((await refundAll()).statusCode).toBe(200);
  });

  it("asked for many times at once it is sent once", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => exchange(names.other)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await order()).exchanges).toHaveLength(1);
    expect(
      keysOf(await post(`returns/${sentBack}/refund`, { way: "source", toShelf: true })),
    ).toEqual(["order.returnNotNow"]);
  });

  it("for something cheaper pays the difference back, as it was shown", async () => {
    const offered = (await choices()).lines[0]?.choices.find(({ sku }) => sku === cheapest);
    const difference = offered?.difference.value ?? 0;
    expect(difference).toBeLessThan(0);
    expect(keysOf(await exchange(cheapest, 0))).toEqual(["order.sumChanged"]);
    const after = (await exchange(cheapest, difference)).json<Order>();
    expect(after.papers.at(-1)).toMatchObject({ kind: "refund", total: usd(-difference) });
    expect(after.money?.refunded).toEqual(usd(-difference));
  });

  it("for something dearer is waived or taken from credit, which a guest has not", async () => {
    const offered = (await choices()).lines[0]?.choices.find(({ sku }) => sku === names.dear);
    const difference = offered?.difference.value ?? 0;
    expect(difference).toBeGreaterThan(0);
    expect(keysOf(await exchange(names.dear, difference, "credit"))).toEqual([
      "order.creditNeedsAccount",
    ]);
    expect((await exchange(names.dear, difference)).statusCode).toBe(200);
    expect((await order()).money?.refunded).toEqual(usd(0));
  });

  it("for what is not on the shelf, or no variant of its style, is refused and moves nothing", async () => {
    await app.shop.db
      .updateTable("stock_item")
      .set({ quantity: 1 })
      .where("product_id", "=", variants[names.other.slice(5).replace("-", "/")] ?? 0)
      .execute();
    const before = await shelf(names.bought);
    expect(keysOf(await exchange(names.other))).toEqual(["order.variantShort"]);
    expect(keysOf(await exchange("COAT"))).toEqual(["order.noSuchVariant"]);
    expect(await shelf(names.bought)).toBe(before);
    expect((await order()).returns).toMatchObject([{ state: "checked" }]);
  });
});

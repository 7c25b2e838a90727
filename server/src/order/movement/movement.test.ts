import { money } from "@placket/domain/money/money";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { recoverMovements } from "./carry-out.ts";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
let number: string;
let cap: number;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 10_000 } });
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(async () => {
  await place(5);
});

async function place(quantity: number): Promise<void> {
  const guest = await aGuest(app, [{ sku: "CAP", quantity }]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  number = (await guest.placeOrder()).orderV2?.number ?? "";
  cap = (await order()).items[0]?.id ?? 0;
}

interface Wire {
  readonly value: number;
  readonly currency: string;
}
interface Order {
  readonly status: string;
  readonly items: readonly {
    readonly id: number;
    readonly paid: Wire;
    readonly progress: Readonly<Record<string, number>>;
  }[];
  readonly money: {
    readonly asked: Wire;
    readonly captured: Wire;
    readonly refunded: Wire;
    readonly shipping: Wire;
    readonly isMoving: boolean;
    readonly trouble: string | null;
  };
  readonly papers: readonly {
    readonly kind: string;
    readonly number: string;
    readonly total: Wire;
  }[];
  readonly payments: readonly { readonly state: string }[];
  readonly events: readonly { readonly text: string; readonly by: string | null }[];
  readonly steps: Readonly<Record<string, string | null>>;
}
const usd = (value: number): Wire => ({ value, currency: "USD" });
const order = async () => (await callAdmin(app, `GET orders/${number}`, { session })).json<Order>();
/** The same order as its buyer reads it. */
async function readByBuyer() {
  const { token } = await app.shop.db
    .selectFrom("sales_order")
    .select("confirmation_token as token")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const { data } = await app.graphql(
    `query ($input: OrderTokenInput!) { guestOrderByToken(input: $input) {
      status arrival { to } items { quantity_refunded quantity_exchanged } } }`,
    { input: { number, token } },
  );
  return data?.["guestOrderByToken"] as unknown as { arrival: { to: string } | null } | null;
}
const post = (name: string, body: object) =>
  callAdmin(app, `POST orders/${number}/${name}`, { session, body });
const keyOf = (answer: { json: () => unknown }) => (answer.json() as { key?: string }).key;

async function capture(leftOut = 0, seen?: number) {
  const { money: is, items } = await order();
  const each = (items[0]?.paid.value ?? 0) / 5;
  return post("invoices", {
    leftOut: leftOut === 0 ? [] : [{ itemId: cap, quantity: leftOut }],
    seen: usd(seen ?? Number((is.asked.value - each * leftOut).toFixed(2))),
  });
}
interface Refund {
  readonly pieces?: number;
  readonly shipping?: number;
  readonly adjustment?: number;
  readonly seen?: number;
  readonly toShelf?: boolean;
}
async function refund({ pieces = 0, shipping = 0, adjustment = 0, toShelf = false, seen }: Refund) {
  const { items, money: is } = await order();
  const each = (items[0]?.paid.value ?? 0) / 5;
  return post("refunds", {
    way: "source",
    left: usd(Number((is.captured.value - is.refunded.value).toFixed(2))),
    pieces: pieces === 0 ? [] : [{ itemId: cap, quantity: pieces }],
    shipping: usd(shipping),
    adjustment: usd(adjustment),
    toShelf,
    reason: "Torn",
    seen: usd(seen ?? Number((each * pieces + shipping + adjustment).toFixed(2))),
  });
}
const stock = async () =>
  (await app.shop.db.selectFrom("stock_item").select("quantity").executeTakeFirstOrThrow())
    .quantity;
const letters = async (template: string) =>
  app.shop.db
    .selectFrom("mail")
    .select(["subject", "body_text as text"])
    .where("template", "=", template)
    .where("subject", "like", `%${number}%`)
    .execute();

/** What the processor itself says is taken and paid back. */
async function atProcessor() {
  const { idempotency_key: key } = await app.shop.db
    .selectFrom("payment")
    .innerJoin("sales_order", "sales_order.id", "payment.order_id")
    .select("idempotency_key")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const standing = await sandbox.provider.find(key);
  if (standing === "unknown" || standing.state !== "captured") return { captured: 0, refunded: 0 };
  return { captured: standing.captured.minor / 100, refunded: standing.refunded.minor / 100 };
}

describe("issue 9 §8 taking the money of an order", () => {
  it("takes all of it once, writes an invoice and a letter", async () => {
    const before = await order();
    const answers = await Promise.all([capture(), capture()]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const after = await order();
    expect(after).toMatchObject({
      status: "processing",
      money: { captured: before.money.asked, isMoving: false },
      payments: [{ state: "captured" }],
      papers: [{ kind: "invoice", total: before.money.asked }],
      steps: { refund: null },
    });
    expect(after.events.at(-1)).toMatchObject({
      text: `The money is taken: $${before.money.asked.value.toFixed(2)}, invoice ${after.papers[0]?.number}.`,
      by: STAFF.email,
    });
    expect(await letters("order.invoice")).toHaveLength(1);
    expect((await atProcessor()).captured).toBe(before.money.asked.value);
    const pdf = await callAdmin(
      app,
      `GET orders/${number}/papers/invoice/${after.papers[0]?.number}`,
      { session },
    );
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("takes it without some pieces, which are canceled and go back on the shelf", async () => {
    const before = await order();
    const shelf = await stock();
    const after = (await capture(2)).json<Order>();
    const each = (before.items[0]?.paid.value ?? 0) / 5;
    expect(after.money.captured.value).toBeCloseTo(before.money.asked.value - 2 * each, 2);
    expect(after.items[0]?.progress).toMatchObject({ canceled: 2, toShip: 3, toRefund: 3 });
    expect(await stock()).toBe(shelf + 2);
    expect((await atProcessor()).captured).toBeCloseTo(after.money.captured.value, 2);
    const pieces = [{ itemId: cap, quantity: 3 }];
    expect((await post("shipments", { pieces, tracks: [] })).json<Order>().status).toBe("complete");
  });

  it("refuses another sum than was shown, and pieces that are on their way", async () => {
    expect(keyOf(await capture(0, 1))).toBe("order.sumChanged");
    await post("shipments", { pieces: [{ itemId: cap, quantity: 4 }], tracks: [] });
    expect(keyOf(await capture(2))).toBe("order.tooManyPieces");
    expect((await order()).payments).toMatchObject([{ state: "authorized" }]);
  });

  it("is the right of few", async () => {
    const clerk = await aStaffSession(app, {
      email: `c${number}@example.com`,
      name: "Clerk",
      password: STAFF.password,
      role: "clerk",
    });
    const body = { leftOut: [], seen: usd(1) };
    const answer = await callAdmin(app, `POST orders/${number}/invoices`, { session: clerk, body });
    expect(keyOf(answer)).toBe("access.forbidden");
  });
});

describe("issue 9 §8 paying money of an order back", () => {
  beforeEach(async () => {
    await capture();
  });

  it("pays pieces back with their share, and no longer ships them", async () => {
    const shelf = await stock();
    const after = (await refund({ pieces: 2, toShelf: true })).json<Order>();
    const each = (after.items[0]?.paid.value ?? 0) / 5;
    expect(after.money.refunded.value).toBeCloseTo(2 * each, 2);
    expect(after.items[0]?.progress).toMatchObject({ refunded: 2, toShip: 3, toRefund: 3 });
    expect(await stock()).toBe(shelf + 2);
    expect((await atProcessor()).refunded).toBeCloseTo(2 * each, 2);
    expect(after.papers.at(-1)).toMatchObject({ kind: "refund" });
    expect((await letters("order.refund"))[0]?.text).toContain("2 ×");
  });

  it("closes the order once all of it is back, and pays nothing more", async () => {
    const { money: is } = await order();
    const shipping = is.shipping.value;
    const after = (await refund({ pieces: 5, shipping })).json<Order>();
    expect(after).toMatchObject({ status: "closed", payments: [{ state: "refunded" }] });
    expect(after.money.refunded).toEqual(is.captured);
    expect(keyOf(await refund({ adjustment: 1 }))).toBe("order.nothingTaken");
  });

  it("closes an order of which no piece was sent, though the way is kept: nothing arrives, and that can go back later", async () => {
    const { shipping } = (await order()).money;
    expect(await readByBuyer()).toMatchObject({ arrival: { to: expect.any(String) } });
    expect((await refund({ pieces: 2 })).json()).toMatchObject({ status: "processing" });
    expect((await readByBuyer())?.arrival).not.toBeNull();
    expect((await refund({ pieces: 3 })).json()).toMatchObject({ status: "closed" });
    expect(await readByBuyer()).toEqual({
      status: "Closed",
      arrival: null,
      items: [{ quantity_refunded: 5, quantity_exchanged: 0 }],
    });
    expect((await refund({ shipping: shipping.value })).statusCode).toBe(200);
    expect(await order()).toMatchObject({ status: "closed", payments: [{ state: "refunded" }] });
  });

  it.each([1e308, -1e308, 1e13])("takes no %d for an amount", async (adjustment) => {
    const refused = await refund({ adjustment, seen: 1 });
    expect([refused.statusCode, keyOf(refused)]).toEqual([400, "access.badRequest"]);
  });

  it("never pays above what was taken: refused by the rules, and by the database", async () => {
    const { money: is } = await order();
    expect(keyOf(await refund({ adjustment: is.captured.value + 0.01 }))).toBe(
      "order.refundTooHigh",
    );
    const wishes = [1, 2, 3].map(() => refund({ adjustment: is.captured.value - 1 }));
    const codes = (await Promise.all(wishes)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect((await atProcessor()).refunded).toBeCloseTo(is.captured.value - 1, 2);
    const byHand = sql`UPDATE payment SET refunded_minor = captured_minor + 1 WHERE captured_minor > 0`;
    await expect(byHand.execute(app.shop.db)).rejects.toThrow("payment_refunded");
  });

  it.each([
    [{ pieces: 6 }, "order.tooManyPieces"],
    [{ shipping: 100_000 }, "order.amountInvalid"],
    [{}, "order.nothingToRefund"],
    [{ pieces: 1, seen: 0.01 }, "order.sumChanged"],
  ] as const)("refuses %j", async (wish, key) => {
    expect(keyOf(await refund(wish))).toBe(key);
    expect((await order()).money.refunded.value).toBe(0);
    const trail = await callAdmin(app, `GET audit?search=${number}&action=order.moneyRefused`, {
      session,
    });
    expect(trail.json<{ rows: readonly object[] }>().rows, "a line of the trail").toMatchObject([
      { email: STAFF.email, subject: number, after: { step: "refund", why: [key] } },
    ]);
  });

  it("counts back what the processor refuses, and says so", async () => {
    // Somebody has paid it back at the processor by hand.
    const { money: is } = await order();
    const { reference, key } = await app.shop.db
      .selectFrom("payment")
      .innerJoin("sales_order", "sales_order.id", "payment.order_id")
      .select(["processor_reference as reference", "idempotency_key as key"])
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    const all = money(Math.round(is.captured.value * 100), "USD");
    await sandbox.provider.refund(reference ?? "", all, `${key}-by-hand`);
    const after = (await refund({ pieces: 1 })).json<Order>();
    expect(after.items[0]?.progress).toMatchObject({ refunded: 0, toRefund: 5, toShip: 5 });
    expect(after.money.refunded.value).toBe(0);
    expect(after.events.at(-1)?.text).toMatch(/^The processor refused to pay back/);
    expect(after.papers).toHaveLength(1);
  });

  it("waits for a processor that does not answer; nothing else is done with the order meanwhile", async () => {
    await sandbox.kill();
    const open = (await refund({ pieces: 1 })).json<Order>();
    expect(open.money).toMatchObject({ isMoving: true, trouble: "The processor did not answer." });
    expect(keyOf(await refund({ pieces: 1 }))).toBe("order.moneyMoving");
    await sandbox.revive();
    app.time.now = new Date(app.time.now.getTime() + 3_600_000);
    await recoverMovements(contextFor(app.call));
    expect(await order()).toMatchObject({
      money: { isMoving: false, trouble: null },
      items: [{ progress: { refunded: 1 } }],
    });
  });
});

it("invoices are numbered without a gap, whatever was refused between", async () => {
  await capture(0, 1);
  await capture();
  await place(1);
  await capture();
  const { rows } = await sql<{ gaps: number }>`
    SELECT count(*)::int AS gaps FROM (
      SELECT number::bigint - lag(number::bigint) OVER (ORDER BY number::bigint) AS step
      FROM money_paper WHERE kind = 'invoice') AS steps WHERE step <> 1`.execute(app.shop.db);
  expect(rows).toEqual([{ gaps: 0 }]);
});

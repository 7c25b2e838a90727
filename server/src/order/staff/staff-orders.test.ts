import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { ROWS_PER_PAGE } from "../../list/list-page.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { anOrder } from "../../testing/order.ts";
import { aPlainWish } from "../../testing/plain-wish.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { giveUpPayment } from "../money/give-up.ts";
import { moneyOnItsWay } from "../money/money-on-its-way.ts";
import { placeOrder } from "../order.ts";

const APPROVED = "4111111111111111";
const DECLINED = "4000000000000002";
const UNREACHABLE = "4000000000000259";
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CHALLENGE = "4000000000003220";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP" });
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

afterEach(async () => {
  await app.shop.db.deleteFrom("sales_order").execute();
});

interface List {
  readonly rows: readonly { readonly number: string }[];
  readonly next: string | null;
  readonly counts: { readonly byStatus: Readonly<Record<string, number>> | null } | null;
}

async function list(query = ""): Promise<List> {
  const answer = await callAdmin(app, `GET orders?${query}`, { session });
  expect(answer.statusCode).toBe(200);
  return answer.json<List>();
}
const numbersOf = ({ rows }: List) => rows.map(({ number }) => number);

async function placed(card: string, quantity = 1): Promise<string> {
  const guest = await aGuest(app, [{ sku: "CAP", quantity }]);
  await guest.pay(await sandbox.tokenFor(card));
  await guest.placeOrder();
  return numbersOf(await list())[0] ?? "";
}
const order = async (number: string) =>
  (await callAdmin(app, `GET orders/${number}`, { session })).json<Record<string, unknown>>();
const lookAfter = (number: string) => callAdmin(app, `POST orders/${number}/recovery`, { session });

describe("the list of orders", () => {
  it("issue §6 shows an order whose payment is open like any other, newest first", async () => {
    const paid = await placed(APPROVED, 3);
    const open = await placed(UNREACHABLE);
    const { rows, counts } = await list();
    expect(rows).toMatchObject([
      { number: open, status: "payment_review", paymentState: "started", attempts: 1 },
      {
        number: paid,
        status: "processing",
        paymentState: "authorized",
        email: "buyer@example.com",
        name: "Demo Buyer",
        storeView: "US English",
        pieces: 3,
        total: { currency: "USD" },
      },
    ]);
    expect(counts?.byStatus).toEqual({ payment_review: 1, processing: 1 });
    expect(numbersOf(await list("search=mo%20buy")), "by a name").toEqual([open, paid]);
  });

  it("pages by key: nothing twice, nothing left out, also when orders come in between", async () => {
    const many = ROWS_PER_PAGE + 3;
    const numbers = Array.from({ length: many }, (_, i) => String(200_000_001 + i));
    for (const number of numbers) await anOrder(app.shop.db, { number });
    const first = await list();
    expect(first.rows).toHaveLength(ROWS_PER_PAGE);
    await anOrder(app.shop.db, { number: "300000001" });
    const second = await list(`after=${first.next}`);
    expect(second.next).toBeNull();
    expect(first.counts?.byStatus).toEqual({ processing: many });
    expect(second.counts, "counted once, not on every page").toBeNull();
    expect([...numbersOf(first), ...numbersOf(second)]).toEqual(numbers.toReversed());
  });

  it("is searched by the beginning of a number or a part of an email, and filtered by status", async () => {
    const rows = [
      { number: "200000001", email: "chef@grand-hotel.example", status: "processing" },
      { number: "200000002", email: "buyer@care.example", status: "processing" },
      { number: "200000003", email: "Linen@Grand-Hotel.example", status: "payment_review" },
    ] as const;
    for (const row of rows) await anOrder(app.shop.db, row);
    expect(numbersOf(await list("search=200000002"))).toEqual(["200000002"]);
    expect(numbersOf(await list("search=grand-hotel"))).toEqual(["200000003", "200000001"]);
    const both = await list("search=grand-hotel&status=processing");
    expect(numbersOf(both)).toEqual(["200000001"]);
    // Counts answer what every other filter would show.
    expect(both.counts?.byStatus).toEqual({ processing: 1, payment_review: 1 });
    expect((await list("status=canceled")).rows).toEqual([]);
    const { rows: none, counts } = await list("from=2199-01-01");
    expect([none, counts?.byStatus], "counts go by the days as well").toEqual([[], {}]);
    const packed = await list("stage=toPack&search=grand-hotel");
    expect(packed.counts?.byStatus, "and by the stage").toEqual({ processing: 1 });
    expect((await list("stage=held")).counts?.byStatus).toEqual({});
  });

  it("a day is that of the clocks in the warehouse, in New York, as reports have it", async () => {
    await anOrder(app.shop.db, {
      number: "200000001",
      created_at: new Date("2026-03-03T04:59:59Z"),
    });
    await anOrder(app.shop.db, {
      number: "200000002",
      created_at: new Date("2026-03-03T05:00:00Z"),
    });
    expect(numbersOf(await list("from=2026-03-02&to=2026-03-02"))).toEqual(["200000001"]);
    expect(numbersOf(await list("from=2026-03-03&to=2026-03-03"))).toEqual(["200000002"]);
  });

  it.each(["%25", "_", "%5C", "'%20OR%201=1"])(
    "takes %s in a search by the letter",
    async (text) => {
      await anOrder(app.shop.db, { number: "200000001" });
      expect((await list(`search=${text}`)).rows).toEqual([]);
    },
  );

  it.each(["orders", "orders.csv"])(
    "%s: days of which the last is before the first are refused at the field",
    async (path) => {
      const asked = (days: string) => callAdmin(app, `GET ${path}?${days}`, { session });
      const answer = await asked("from=2026-03-02&to=2026-03-01");
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        errors: [{ field: "to", key: "list.daysReversed" }],
      });
      expect((await asked("from=2026-03-02&to=2026-03-02")).statusCode).toBe(200);
    },
  );

  it("refuses a status that does not exist", async () => {
    const answer = await callAdmin(app, "GET orders?status=lost", { session });
    expect(answer.statusCode).toBe(400);
  });
});

describe("an order", () => {
  it("whose shopper gave the payment up is not called declined, in the list, its counts and its history", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor(CHALLENGE));
    const shopper = { ...contextFor(app.call), placingKey: "the browser's secret" };
    await placeOrder(shopper, aPlainWish(guest.maskId));
    expect(await giveUpPayment(shopper, guest.maskId)).toEqual({ ok: true, value: true });
    await app.call.held(moneyOnItsWay).close();
    const { rows, counts } = await list("status=payment_given_up");
    expect(rows).toMatchObject([{ status: "payment_given_up" }]);
    expect(counts?.byStatus).toEqual({ payment_given_up: 1 });
    expect((await list("status=payment_declined")).rows).toEqual([]);
    expect((await order(rows[0]?.number ?? ""))["events"]).toContainEqual(
      expect.objectContaining({
        status: "payment_given_up",
        code: "given_up",
        isShownToCustomer: false,
        text: "Given up by the shopper before the bank had confirmed it.",
      }),
    );
  });

  it("shows items, sums, addresses, the try to pay and what happened", async () => {
    const found = await order(await placed(APPROVED, 2));
    expect(found).toMatchObject({
      status: "processing",
      items: [{ sku: "CAP", quantity: 2, rowTotal: { value: 40, currency: "USD" } }],
      billingAddress: expect.arrayContaining(["Demo Buyer", "12 Pier Street"]),
      telephone: "555 0100",
      payments: [
        { attempt: 1, state: "authorized", card: "Visa ending 1111", provider: "sandbox" },
      ],
      events: [
        {
          status: "pending_payment",
          code: "placed",
          isShownToCustomer: true,
          text: "The shopper placed the order. The store asked the processor for the payment.",
          by: null,
        },
        {
          status: "processing",
          text: "The processor authorized the payment: the money is reserved.",
        },
      ],
      storeName: "Placket",
      storePhone: expect.stringMatching(/\d/),
      canLookAfter: false,
    });
    expect(found["placedAt"]).toBe(app.time.now.toISOString());
    expect(found["totals"]).toContainEqual(
      expect.objectContaining({ code: "subtotal", amount: { value: 40, currency: "USD" } }),
    );
  });

  it("shows every try to pay, with its reason, and never the card's token", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor(DECLINED));
    await guest.placeOrder();
    const token = await sandbox.tokenFor(UNREACHABLE);
    await guest.pay(token);
    await guest.placeOrder();
    const number = numbersOf(await list())[0] ?? "";
    const found = await order(number);
    expect(found["payments"]).toMatchObject([
      { attempt: 1, state: "declined", declineReason: "declined", card: "Visa ending 0002" },
      { attempt: 2, state: "started", card: null },
    ]);
    expect(found).toMatchObject({ placedAt: null, canLookAfter: true });
    // The shopper reads of no try that came to nothing.
    expect(found["events"]).toMatchObject([
      { code: "placed", isShownToCustomer: false },
      { code: "declined", isShownToCustomer: false },
      { code: "placed", isShownToCustomer: true },
      { code: "unanswered", isShownToCustomer: false },
    ]);
    expect(found["events"]).toContainEqual(
      expect.objectContaining({
        status: "payment_declined",
        code: "declined",
        phrase: "The processor declined payment %1: %2.",
        values: ["1", "the bank said no and gave no reason"],
        text: "The processor declined payment 1: the bank said no and gave no reason.",
      }),
    );
    expect(JSON.stringify(found)).not.toContain(token);
  });

  it("shows the days that the shopper was told, whatever the shop says today", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor(APPROVED));
    await guest.placeOrder();
    const number = numbersOf(await list())[0] ?? "";
    const { arrival } = await order(number);
    expect(arrival).toEqual({
      from: expect.stringMatching(DAY) as string,
      to: expect.stringMatching(DAY) as string,
    });
    const before = app.time.now;
    app.time.now = new Date(before.getTime() + 30 * 24 * 3_600_000);
    const later = await aStaffSession(app, { ...STAFF, email: "later@example.com" });
    const answer = await callAdmin(app, `GET orders/${number}`, { session: later });
    expect(answer.json()).toMatchObject({ arrival });
    app.time.now = before;
  });

  it("is shown without what of its history no version wrote, which is named", async () => {
    const number = await placed(APPROVED);
    const placing = app.shop.db.updateTable("order_event").where("code", "=", "placed");
    await placing.set({ code: "declined" }).execute();
    const found = await order(number);
    expect(found["events"]).toMatchObject([{ code: "authorized" }]);
    expect(found["faults"]).toEqual([expect.stringContaining("History: values.payment")]);
  });

  it("that does not exist is not found", async () => {
    const answer = await callAdmin(app, "GET orders/999", { session });
    expect(answer.json()).toMatchObject({ key: "order.noSuchOrder" });
  });
});

describe("looking after a payment", () => {
  it("places the order when the bank's customer answered and never came back", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor(CHALLENGE));
    const { challenge_url: url } = await guest.placeOrder();
    const number = numbersOf(await list())[0] ?? "";
    await sandbox.answerChallenge(url ?? "", true);
    const answer = await lookAfter(number);
    expect(answer.json()).toMatchObject({ status: "processing", canLookAfter: false });
    expect((await guest.placeOrder()).order).toEqual({ order_number: number });
  });

  it("changes nothing while the processor has no answer, and gives all back once it never will", async () => {
    const number = await placed(UNREACHABLE);
    expect((await list()).rows).toMatchObject([{ number, canLookAfter: true }]);
    app.time.now = new Date(app.time.now.getTime() + 1_000);
    expect((await lookAfter(number)).json()).toMatchObject({
      status: "payment_review",
      canLookAfter: true,
      events: [
        { status: "pending_payment", by: null },
        { status: "payment_review", by: null },
        {
          status: null,
          text: "Had the processor asked what became of the payments.",
          by: STAFF.email,
        },
      ],
    });
    const wait = sandbox.provider.unknownIsFinalAfterMs + 60_000;
    app.time.now = new Date(app.time.now.getTime() + wait);
    expect((await lookAfter(number)).json()).toMatchObject({
      status: "payment_unfinished",
      payments: [{ state: "abandoned" }],
    });
  });

  it("is refused once the payment is settled", async () => {
    const answer = await lookAfter(await placed(APPROVED));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ key: "staff.paymentSettled" });
  });

  it("of an order that does not exist is not found", async () => {
    expect((await lookAfter("999")).statusCode).toBe(404);
  });

  it("is refused to a page of a stranger", async () => {
    const answer = await callAdmin(app, "POST orders/1/recovery", {
      session,
      headers: { origin: "https://evil.example" },
    });
    expect(answer.statusCode).toBe(403);
  });
});

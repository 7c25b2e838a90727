import type { PaymentProvider } from "../providers/payment/payment-provider.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGuest } from "../testing/guest.ts";
import { aFilledCart, askToPlace } from "../testing/known-checkout.ts";
import { aCustomerOf } from "../testing/known-customer.ts";
import { anOrder } from "../testing/order.ts";
import { aRule } from "../testing/rule.ts";
import { aConfigurable, aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
/** The order whose coat comes back, one whose money is reserved, and the one on account. */
let coats: string;
let caps: string;
let onAccount: string;
let refusesRefunds = false;
const refund: PaymentProvider["refund"] = async (...asked) =>
  refusesRefunds
    ? { state: "refused", reason: "amount_too_high" }
    : sandbox.provider.refund(...asked);

const post = (path: string, body: object = {}) => callAdmin(app, `POST ${path}`, { session, body });

interface Order {
  readonly items: readonly { readonly id: number; readonly paid: { readonly value: number } }[];
  readonly money: { readonly asked: { readonly value: number } };
  readonly returns: readonly { readonly number: string }[];
}
const order = async (number: string) =>
  (await callAdmin(app, `GET orders/${number}`, { session })).json<Order>();

async function placed(items: readonly { sku: string; quantity: number }[], coupon?: string) {
  const guest = await aGuest(app, items, coupon === undefined ? {} : { coupon });
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  return (await guest.placeOrder()).orderV2?.number ?? "";
}

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      const { db } = shop;
      await aProduct(shop, { sku: "CAP", name: "Baker’s Cap" });
      await aConfigurable(shop, { sku: "COAT", name: "Chef Coat", price_minor: 5000 });
      await aRule(db, { code: "AUTUMN", name: "Autumn" });
      await db
        .insertInto("website")
        .values({ id: 2, code: "uk", name: "UK", currency: "GBP" })
        .execute();
      await db
        .insertInto("store_group")
        .values({ id: 2, website_id: 2, code: "uk", name: "UK", root_category_id: 2 })
        .execute();
      await db
        .insertInto("store_view")
        .values({
          id: 2,
          website_id: 2,
          group_id: 2,
          code: "uk",
          name: "British",
          locale: "en-GB",
          country_code: "GB",
        })
        .execute();
      await db
        .insertInto("config_value")
        .values({
          scope: "website",
          scope_id: 2,
          path: "dispatchTimeZone",
          value: JSON.stringify("Asia/Tokyo"),
        })
        .execute();
    },
    { payment: { ...sandbox.provider, refund } },
  );
  session = await aStaffSession(app);
  // Late on the first of March in New York, while it is the second in London and Tokyo.
  app.time.now = new Date("2026-03-02T02:00:00Z");
  coats = await placed([
    { sku: "COAT-White-M", quantity: 2 },
    { sku: "COAT-White-L", quantity: 1 },
  ]);
  app.time.now = new Date("2026-03-02T15:00:00Z");
  caps = await placed([{ sku: "CAP", quantity: 5 }], "AUTUMN");
  await canceled();
  await british();
  await sentBack();
  await boughtOnAccount();
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

/** What was canceled is no sale. */
async function canceled() {
  const number = await placed([{ sku: "CAP", quantity: 7 }]);
  const step = await post(`orders/${number}/cancel`, { reason: "Ordered twice" });
  expect(step.statusCode, step.body).toBe(200);
}

/** An order of another website, in its currency. */
async function british() {
  const { db } = app.shop;
  await anOrder(db, { number: "900000001", created_at: new Date("2026-03-01T16:00:00Z") });
  const row = await db
    .updateTable("sales_order")
    .set({ store_view_id: 2, currency: "GBP", placed_at: new Date("2026-03-01T16:00:00Z") })
    .where("number", "=", "900000001")
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("order_item")
    .values({
      order_id: row.id,
      product_id: 999_999,
      sku: "GONE",
      name: '=HYPERLINK("x")',
      configuration: JSON.stringify({ kind: "plain" }),
      quantity: 4,
      quantity_canceled: 1,
      price_minor: 1000,
      row_total_minor: 4000,
      discount_minor: 400,
      tax_minor: 800,
    })
    .execute();
}

/** Of the coats one is sent back, and the processor refuses to pay it back. */
async function sentBack() {
  const { items, money } = await order(coats);
  await post(`orders/${coats}/invoices`, { leftOut: [], seen: money.asked });
  const pieces = items.map(({ id }, i) => ({ itemId: id, quantity: i === 0 ? 2 : 1 }));
  await post(`orders/${coats}/shipments`, { pieces, tracks: [] });
  const asked = await post(`orders/${coats}/returns`, {
    pieces: [{ itemId: items[0]?.id, quantity: 1 }],
    reason: "wrong_size",
    comment: "",
  });
  expect(asked.statusCode, asked.body).toBe(200);
  const path = `returns/${asked.json<Order>().returns[0]?.number}`;
  await post(`${path}/approval`);
  await post(`${path}/receipt`);
  const accepted = [{ itemId: items[0]?.id, quantity: 1 }];
  const checked = await post(`${path}/check`, { accepted });
  const seen = checked.json<{ returns: { refund: object }[] }>().returns[0]?.refund;
  refusesRefunds = true;
  await post(`${path}/refund`, { way: "source", toShelf: true, seen });
  refusesRefunds = false;
}

async function boughtOnAccount() {
  const ann = await aCustomerOf(app, { email: "ann@example.com", groupId: 2 });
  const terms = { currency: "USD", limit: 1000, netDays: 30, isOn: true };
  const given = await callAdmin(app, `PUT payment-terms/${ann.id}`, { session, body: terms });
  expect(given.statusCode).toBe(200);
  const id = await aFilledCart(ann, [{ sku: "CAP", quantity: 1 }]);
  const payment = { code: "purchaseorder", purchase_order_number: "PO-7" };
  const set = `mutation ($id: String!, $payment: PaymentMethodInput!) {
    setPaymentMethodOnCart(input: { cart_id: $id, payment_method: $payment }) { cart { id } } }`;
  // The terms are held in memory and read anew.
  await vi.waitFor(async () =>
    expect((await ann.graphql(set, { id, payment })).errors).toBeUndefined(),
  );
  onAccount = (await askToPlace(ann, id)).orderV2?.number ?? "";
  expect(onAccount).not.toBe("");
}

interface Sums {
  readonly counts: Readonly<Record<string, number>>;
  readonly amounts: Readonly<Record<string, { readonly value: number; readonly currency: string }>>;
}
interface Wire {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly sections: readonly {
    readonly currency: string;
    readonly rows: readonly (Sums & { label: string; beside: string; order: string | null })[];
    readonly sums: Sums;
  }[];
  readonly isCut: boolean;
  readonly views: readonly { readonly code: string }[];
}

const DAYS = "from=2026-02-27&to=2026-03-03";

async function read(report: string, query = DAYS): Promise<Wire> {
  const answer = await callAdmin(app, `GET reports/${report}?${query}`, { session });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Wire>();
}
const dollars = ({ sections }: Wire) => sections.find(({ currency }) => currency === "USD");
/** Rows as a line each: label, counts, amounts. */
const lines = (section: Wire["sections"][number] | undefined) =>
  section?.rows.map(({ label, counts, amounts }) => [
    label,
    counts,
    Object.fromEntries(Object.entries(amounts).map(([name, { value }]) => [name, value])),
  ]);

describe("issue 9.9 reports", () => {
  it("sums sales by the days of the shop's clocks, each currency by itself", async () => {
    const all = await read("sales-by-day");
    expect(all.timeZone).toBe("America/New_York");
    expect(lines(dollars(all))).toMatchObject([
      ["2026-02-27", { orders: 0, pieces: 0 }, { goods: 0 }],
      ["2026-02-28", { orders: 0 }, {}],
      ["2026-03-01", { orders: 1, pieces: 3 }, { goods: 150, discount: 0 }],
      ["2026-03-02", { orders: 2, pieces: 6 }, { goods: 110, discount: 10 }],
      ["2026-03-03", { orders: 0 }, { goods: 0 }],
    ]);
    expect(dollars(all)?.sums).toMatchObject({
      counts: { orders: 3, pieces: 9 },
      amounts: { goods: { value: 260, currency: "USD" } },
    });
    const pounds = all.sections.find(({ currency }) => currency === "GBP");
    expect(pounds?.sums.amounts).toMatchObject({
      goods: { value: 27, currency: "GBP" },
      discount: { value: 3 },
      tax: { value: 6 },
    });
  });

  it("is of one store view where that is asked, by the clocks there", async () => {
    const { timeZone, sections } = await read("sales-by-day", `${DAYS}&view=uk`);
    expect(timeZone).toBe("Asia/Tokyo");
    expect(sections.map(({ currency }) => currency)).toEqual(["GBP"]);
    const day = sections[0]?.rows.find(({ counts }) => counts["orders"] === 1);
    expect(day?.label).toBe("2026-03-02");
  });

  it("sums by style, a variant as its style, and by the size that was ordered", async () => {
    const styles = await read("sales-by-style");
    expect(lines(dollars(styles))).toMatchObject([
      ["Chef Coat", { pieces: 3, sentBack: 1 }, { goods: 150 }],
      ["Baker’s Cap", { pieces: 6, sentBack: 0 }, { goods: 110 }],
    ]);
    expect(dollars(styles)?.rows[0]?.beside).toBe("COAT");
    expect(lines(dollars(await read("sales-by-size")))).toMatchObject([
      ["No size", { pieces: 6 }, { goods: 110 }],
      ["M", { pieces: 2, sentBack: 1 }, { goods: 100 }],
      ["L", { pieces: 1 }, { goods: 50 }],
    ]);
  });

  it("sums by customer group and by coupon", async () => {
    expect(lines(dollars(await read("sales-by-group")))).toMatchObject([
      ["Without an account", { orders: 2, pieces: 8 }, { goods: 240 }],
      ["Wholesale", { orders: 1, pieces: 1 }, { goods: 20 }],
    ]);
    const coupons = dollars(await read("sales-by-coupon"));
    expect(lines(coupons)).toEqual([["AUTUMN", { orders: 1 }, { goods: 90, discount: 10 }]]);
    expect(coupons?.sums.counts, "an order with two coupons stands at both").toEqual({});
  });

  it("sums returns by why, and tells which money is open", async () => {
    expect(lines(dollars(await read("returns-by-reason")))).toEqual([
      ["Wrong size", { returns: 1, pieces: 1, foundGood: 1 }, { goods: 50 }],
    ]);
    const open = dollars(await read("open-money"))?.rows ?? [];
    const kinds = open.map(({ beside, order: number }) => `${number} ${beside}`);
    expect(kinds.toSorted()).toEqual(
      [
        `${coats} Not paid back`,
        `${caps} Reserved, not taken`,
        `${onAccount} Invoice not paid`,
      ].toSorted(),
    );
    await post(`orders/${onAccount}/invoice-paid`);
    const after = dollars(await read("open-money"))?.rows ?? [];
    expect(after.map((row) => row.order)).not.toContain(onAccount);
  });

  it("gives its rows as a file in which nothing is a formula", async () => {
    const answer = await callAdmin(app, `GET reports/sales-by-style/rows.csv?${DAYS}`, { session });
    expect(answer.headers["content-disposition"]).toContain(
      "sales-by-style-2026-02-27-2026-03-03.csv",
    );
    const [head, ...rows] = answer.body.replace("\uFEFF", "").trim().split("\n");
    expect(head).toBe("Style,SKU,Pieces,Sent Back,Goods,Discount,Tax,Currency");
    expect(rows).toContain(`"'=HYPERLINK(""x"")",,3,0,27,3,6,GBP`);
    expect(rows.some((row) => row.startsWith("Chef Coat,COAT,3,1,150,0,"))).toBe(true);
  });

  it("is of the last thirty days unless told, and empty where nothing was sold", async () => {
    const { from, to } = await read("sales-by-day", "");
    expect([from, to]).toEqual(["2026-02-01", "2026-03-02"]);
    expect((await read("sales-by-day", "from=2020-01-01&to=2020-01-02")).sections).toEqual([]);
  });

  it.each([
    ["sales-by-day?from=2026-03-02&to=2026-03-01", 400, "list.daysReversed"],
    ["sales-by-day?from=2024-01-01&to=2026-03-01", 400, "report.periodTooLong"],
    ["sales-by-day?from=0000-01-01&to=0000-01-02", 400, "report.dayUnknown"],
    ["sales-by-day?from=2026-02-30", 400, "access.badRequest"],
    ["sales-by-day?from=yesterday", 400, "access.badRequest"],
    ["sales-by-day?view=%27%3B--", 400, "report.noSuchStoreView"],
    ["sales-by-moon", 400, "access.badRequest"],
    ["__proto__", 400, "access.badRequest"],
  ])("refuses %s", async (path, status, key) => {
    const answer = await callAdmin(app, `GET reports/${path}`, { session });
    expect([answer.statusCode, answer.json<{ key?: string }>().key]).toEqual([status, key]);
  });

  it("is for whoever may read reports, as a screen and as a file", async () => {
    const clerk = await aStaffSession(app, { ...STAFF, email: "c@example.com", role: "clerk" });
    const reader = await aStaffSession(app, { ...STAFF, email: "r@example.com", role: "reader" });
    for (const path of ["reports/open-money", "reports/open-money/rows.csv"] as const) {
      const statusOf = async (who?: string) =>
        (await callAdmin(app, `GET ${path}`, { session: who })).statusCode;
      expect([await statusOf(reader), await statusOf(clerk), await statusOf()]).toEqual([
        200, 403, 401,
      ]);
    }
  });
});

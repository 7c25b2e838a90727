import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { handleOutbox } from "../jobs/handle-outbox.ts";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGuest } from "../testing/guest.ts";
import { aProduct } from "../testing/shop.ts";
import { aStaffSession, callAdmin } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { recoverOrders } from "./recover-orders.ts";
import { CHALLENGE_MS } from "./money/look-after.ts";

let app: TestApp;
let sandbox: TestSandbox;
let session: string;
let sound: Placed;
let damaged: Placed;

interface Placed {
  readonly number: string;
  readonly token: string;
}

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(async (shop) => void (await aProduct(shop, { sku: "CAP" })), {
    payment: sandbox.provider,
  });
  session = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

beforeEach(async () => {
  // Not emptied: of a ledger, whose entries name orders, nothing may be taken.
  await sql`TRUNCATE outbox CASCADE`.execute(app.shop.db);
  await sql`DELETE FROM sales_order`.execute(app.shop.db);
  sound = await placed();
  damaged = await placed();
});

async function placed(): Promise<Placed> {
  const { orderV2 } = await ordered("4111111111111111");
  if (!orderV2) throw new Error("the order was not placed");
  return orderV2;
}

async function ordered(card: string) {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
  await guest.pay(await sandbox.tokenFor(card));
  return guest.placeOrder();
}

const damage = (what: RawBuilder<unknown>) =>
  sql`UPDATE sales_order SET ${what} WHERE number = ${damaged.number}`.execute(app.shop.db);

const asStaff = async (path: string) => {
  const answer = await callAdmin(app, `GET ${path}`, { session });
  expect(answer.statusCode).toBe(200);
  return answer.json<Readonly<Record<string, unknown>>>();
};

const asShopper = ({ number, token }: Placed) =>
  app.rest("GET", `app-order?number=${number}&token=${token}`);

describe("an order whose stored JSON no version wrote", () => {
  it("stands in the list with its fault, and keeps no other from it", async () => {
    await damage(sql`billing_address = '["1 Pier"]'`);
    const { rows } = await asStaff("orders");
    expect(rows).toMatchObject([
      {
        number: damaged.number,
        name: "",
        fault: expect.stringMatching(/^Stored data cannot be read\. Billing address: /),
      },
      { number: sound.number, name: "Demo Buyer", fault: null },
    ]);
    expect((await callAdmin(app, "GET orders.csv", { session })).body).toContain(damaged.number);
  });

  it.each([
    ["billing_address", "Billing address: street"],
    ["shipping_address", "Shipping address: street"],
  ])("shows staff the rest when %s lost its street", async (column, fault) => {
    const address = sql.ref(column);
    await damage(sql`${address} = ${address} - 'street'`);
    const order = await asStaff(`orders/${damaged.number}`);
    expect(order).toMatchObject({
      faults: [expect.stringContaining(fault)],
      items: [{ sku: "CAP", quantity: 2 }],
      telephone: "555 0100",
    });
  });

  it("shows staff the sum that its columns keep when its lines are damaged", async () => {
    await damage(sql`totals = totals - 'lines'`);
    const { totals } = await asStaff(`orders/${sound.number}`);
    const grandTotal = (totals as readonly unknown[]).at(-1);
    expect(await asStaff(`orders/${damaged.number}`)).toMatchObject({
      faults: [expect.stringContaining("Sums: lines")],
      totals: [grandTotal],
    });
  });

  it("shows staff a line of a kind that nobody knows, by name, pieces and price", async () => {
    await sql`UPDATE order_item SET configuration = '{"kind":"hologram"}' FROM sales_order
      WHERE order_id = sales_order.id AND number = ${damaged.number}`.execute(app.shop.db);
    expect(await asStaff(`orders/${damaged.number}`)).toMatchObject({
      faults: [expect.stringContaining("Item CAP: kind")],
      items: [{ sku: "CAP", quantity: 2, options: [] }],
    });
  });

  it("is refused to its shopper in words, not shown wrong", async () => {
    await damage(sql`shipping_method = '{"carrierCode":"flatrate"}'`);
    const { status, body } = await asShopper(damaged);
    expect([status, body["key"]]).toEqual([500, "order.unreadable"]);
    expect((await asShopper(sound)).status).toBe(200);
  });

  it("keeps its letter back, and staff read why among the deliveries", async () => {
    await damage(sql`totals = '{}'`);
    await handleOutbox(contextFor(app.call));
    const { rows } = await asStaff("deliveries");
    const failed = (rows as readonly { lastError: string | null }[]).filter(
      ({ lastError }) => lastError !== null,
    );
    expect(failed).toMatchObject([{ lastError: expect.stringContaining("Sums: rows") }]);
  });

  it("takes no goods back that cannot be told: the payment waits with its trouble", async () => {
    await ordered("4000000000003220");
    await sql`UPDATE order_item SET configuration = '{}' FROM sales_order
      WHERE order_id = sales_order.id AND status = 'pending_payment'`.execute(app.shop.db);
    app.time.now = new Date(app.time.now.getTime() + CHALLENGE_MS + 1000);
    await recoverOrders(contextFor(app.call));
    const payments = await app.shop.db
      .selectFrom("payment")
      .select(["state", "trouble"])
      .where("trouble", "is not", null)
      .execute();
    expect(payments).toEqual([
      { state: "challenged", trouble: expect.stringContaining("Item CAP: kind") },
    ]);
  });
});

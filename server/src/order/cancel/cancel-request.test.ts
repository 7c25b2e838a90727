import { DAY_MS } from "@placket/domain/durations";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { anAccount } from "../../testing/customer.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
let number: string;
let token: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 1000 } });
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
  await app.shop.db.deleteFrom("mail").execute();
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  ({ number, token } = (await guest.placeOrder()).orderV2!);
});

const ANSWER = "error errorV2 { code message } order { number status }";

async function request(wish: object = {}) {
  const { data } = await app.graphql(
    `mutation ($input: GuestOrderCancelInput!) { requestGuestOrderCancel(input: $input) { ${ANSWER} } }`,
    { input: { token, reason: "The order was placed by mistake", ...wish } },
  );
  return data?.["requestGuestOrderCancel"] as unknown;
}

async function confirm([orderId, key]: readonly [string, string]) {
  const { data } = await app.graphql(
    `mutation ($input: ConfirmCancelOrderInput!) { confirmCancelOrder(input: $input) { ${ANSWER} } }`,
    { input: { order_id: orderId, confirmation_key: key } },
  );
  return data?.["confirmCancelOrder"] as unknown;
}

const letters = () =>
  app.shop.db
    .selectFrom("mail")
    .selectAll()
    .where("template", "=", "order.cancelRequested")
    .orderBy("id", "desc")
    .execute();

/** What the last letter's link says: the order's uid and the key. */
async function mailed(): Promise<readonly [string, string]> {
  const [letter] = await letters();
  const [, uid = "", key = ""] =
    /\/sales\/guest\/cancel#([^.\s]+)\.([\w-]{43})\s/.exec(letter?.body_text ?? "") ?? [];
  return [uid, key];
}

const statusNow = async () =>
  (await callAdmin(app, `GET orders/${number}`, { session })).json<{ status: string }>().status;

const refusedAs = (code: string, message: string) => ({
  error: message,
  errorV2: { code, message },
  order: null,
});
const OVER = refusedAs("UNDEFINED", "This link is over. Nothing was changed.");

describe("issue 9 a guest's order is canceled by Magento's two steps", () => {
  it("once its buyer confirms it by the letter's link, with the reason that was given", async () => {
    expect(await request()).toEqual({
      error: null,
      errorV2: null,
      order: expect.objectContaining({ number, status: expect.not.stringMatching(/cancel/i) }),
    });
    const [letter] = await letters();
    expect(letter).toMatchObject({
      subject: `Cancel your Placket order ${number}?`,
      is_secret: true,
    });
    const link = await mailed();
    const kept = await app.shop.db.selectFrom("order_cancel_request").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(link[1]);
    expect(await confirm(link)).toMatchObject({
      error: null,
      order: { number, status: "Canceled" },
    });
    expect(await statusNow()).toBe("canceled");
    const order = await callAdmin(app, `GET orders/${number}`, { session });
    expect(order.body).toContain("The order was placed by mistake");
    expect(await confirm(link)).toEqual(OVER);
  });

  it("by no other key, by none for another order, and not after a day", async () => {
    await request();
    const [uid, key] = await mailed();
    for (const wrong of [
      [uid, "A".repeat(43)],
      [uid, ""],
      [btoa("999999"), key],
      ["{}", key],
    ] as const) {
      expect(await confirm(wrong)).toEqual(OVER);
    }
    const { now } = app.time;
    app.time.now = new Date(now.getTime() + DAY_MS);
    expect(await confirm([uid, key])).toEqual(OVER);
    app.time.now = now;
    expect(await statusNow()).not.toBe("canceled");
  });

  it("by the last letter alone, of at most five in an hour", async () => {
    await request();
    const first = await mailed();
    for (let more = 0; more < 4; more += 1) await request({ reason: "Other" });
    expect(await confirm(first)).toEqual(OVER);
    expect(await request()).toMatchObject({
      error: expect.stringContaining("try again in 60 minutes"),
    });
    expect(await letters()).toHaveLength(5);
    expect(await confirm(await mailed())).toMatchObject({ order: { status: "Canceled" } });
  });

  it("not where it could not be canceled: no letter is written, and a link says why", async () => {
    expect(await request({ reason: " " })).toMatchObject({ errorV2: { code: "UNDEFINED" } });
    expect(await request({ token: "nobody's" })).toMatchObject({
      errorV2: { code: "ORDER_NOT_FOUND" },
    });
    expect(await letters()).toEqual([]);
    await request();
    const link = await mailed();
    await callAdmin(app, `POST orders/${number}/packing`, { session, body: {} });
    const packed = { errorV2: { code: "INVALID_ORDER_STATUS" } };
    expect(await confirm(link)).toMatchObject(packed);
    expect(await request()).toMatchObject(packed);
    expect(await letters()).toHaveLength(1);
  });

  it("not by a guest's link once it went into an account", async () => {
    await request();
    const link = await mailed();
    await app.shop.db
      .updateTable("sales_order")
      .set({ customer_id: await anAccount(app) })
      .where("number", "=", number)
      .execute();
    expect(await confirm(link)).toMatchObject({ errorV2: { code: "UNAUTHORISED" } });
    expect(await request()).toMatchObject({ errorV2: { code: "UNAUTHORISED" } });
  });
});

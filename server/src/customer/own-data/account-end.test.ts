import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { ANN, callShop, aShopper } from "../../testing/customer.ts";
import { aBuyer, aCapShop, move } from "../../testing/own-balances.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let staff: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp((shop) => aCapShop(shop, { rewardsEnabled: true }), {
    payment: sandbox.provider,
  });
  staff = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

type Buyer = Awaited<ReturnType<typeof aBuyer>>;

const remove = async ({ email }: Buyer) => {
  const { session } = await aShopper(app, { ...ANN, email });
  return callShop(app, "POST app-delete-account", { session, body: { password: ANN.password } });
};
const isThere = async ({ id }: Buyer) =>
  (await app.shop.db.selectFrom("customer").select("id").where("id", "=", id).execute()).length > 0;
const admin = (line: `${"GET" | "POST" | "PUT"} ${string}`, body: object = {}) =>
  callAdmin(app, line, { session: staff, body });

/** Two caps on account. */
async function onAccount(buyer: Buyer): Promise<string> {
  await admin(`PUT payment-terms/${buyer.id}`, {
    currency: "USD",
    limit: 500,
    netDays: 30,
    isOn: true,
  });
  const pay = () =>
    buyer.ask(
      `mutation ($id: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: {
        code: "purchaseorder", purchase_order_number: "PO-8" } }) { cart { id } } }`,
      { id: buyer.cartId },
    );
  await expect.poll(async () => (await pay()).errors).toBeUndefined();
  const { data } = await buyer.ask(
    `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } } }`,
    { id: buyer.cartId },
  );
  const placed = data?.["placeOrder"]?.["orderV2"] as { readonly number: string };
  return placed.number;
}

describe("issue 9.2 the end of an account", () => {
  it("waits until what was bought on account is paid and sent", async () => {
    const buyer = await aBuyer(app, 2);
    const number = await onAccount(buyer);
    const refused = await remove(buyer);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { key: "customer.owes" }]);
    expect(await isThere(buyer)).toBe(true);
    const end = (await buyer.call("GET app-account-end")).json();
    expect(end).toMatchObject({
      hindrances: [
        "Something is open on account. It has to be paid first.",
        "An order or a return is under way. It has to be over first.",
      ],
    });
    const paid = await admin(`POST orders/${number}/invoice-paid`);
    expect(paid.statusCode, paid.body).toBe(200);
    expect((await remove(buyer)).json()).toMatchObject({ key: "customer.ordersUnderWay" });
    const { items } = (await admin(`GET orders/${number}`)).json<{ items: { id: number }[] }>();
    const shipped = await admin(`POST orders/${number}/shipments`, {
      pieces: [{ itemId: items[0]?.id, quantity: 2 }],
      tracks: [],
    });
    expect(shipped.statusCode, shipped.body).toBe(200);
    expect((await remove(buyer)).statusCode).toBe(200);
    expect(await isThere(buyer)).toBe(false);
  });

  it("waits until what comes back is paid for or exchanged, for staff and for a guest's order too", async () => {
    const buyer = await aBuyer(app, 2);
    const number = await onAccount(buyer);
    const did = async (path: string, body: object = {}) => {
      const answer = await admin(`POST ${path}`, body);
      expect(answer.statusCode, `${path}: ${answer.body}`).toBe(200);
      return answer.json<{ returns: { number: string }[] }>();
    };
    await did(`orders/${number}/invoice-paid`);
    const { items } = (await admin(`GET orders/${number}`)).json<{ items: { id: number }[] }>();
    const itemId = items[0]?.id;
    await did(`orders/${number}/shipments`, { pieces: [{ itemId, quantity: 2 }], tracks: [] });
    const pieces = [{ itemId, quantity: 1 }];
    const asked = { reason: "wrong_size", comment: "", pieces };
    const back = (await did(`orders/${number}/returns`, asked)).returns[0]?.number;
    const waits = { key: "customer.ordersUnderWay" };
    const isHindered = async () => {
      const { hindrances } = (await buyer.call("GET app-account-end")).json<{
        hindrances: string[];
      }>();
      return hindrances.length > 0;
    };
    expect(await isHindered(), "asked for").toBe(true);
    expect((await remove(buyer)).json()).toMatchObject(waits);
    await did(`returns/${back}/approval`);
    expect((await admin(`POST customers/${buyer.id}/anonymize`)).json()).toMatchObject(waits);
    await did(`returns/${back}/receipt`);
    await did(`returns/${back}/check`, { accepted: [{ itemId, quantity: 1 }] });
    expect(await isHindered(), "checked").toBe(true);
    const owner = (id: number | null) =>
      app.shop.db
        .updateTable("sales_order")
        .set({ customer_id: id })
        .where("number", "=", number)
        .execute();
    await owner(null);
    expect((await admin(`POST orders/${number}/forget-buyer`)).json()).toMatchObject(waits);
    await owner(buyer.id);
    await did(`returns/${back}/closing`, { reason: "Worn", toShelf: false });
    expect(await isHindered(), "closed").toBe(false);
    expect((await remove(buyer)).statusCode).toBe(200);
  });

  it("says before what is lost by it", async () => {
    const buyer = await aBuyer(app);
    const payers = { app, sandbox, staff };
    await move(payers, buyer, { kind: "store_credit", amount: 33 });
    await move(payers, buyer, { kind: "points", amount: 500 });
    expect((await buyer.call("GET app-account-end")).json()).toEqual({
      hindrances: [],
      store_credit: [{ value: 33, currency: "USD" }],
      points: 500,
      wants_password: true,
    });
    expect((await callShop(app, "GET app-account-end")).statusCode).toBe(401);
  });

  it("of an account without a password is proven by a sign-in of a moment ago", async () => {
    const buyer = await aBuyer(app);
    const { session } = await aShopper(app, { ...ANN, email: buyer.email });
    const { db } = app.shop;
    await db
      .updateTable("customer")
      .set({ password_hash: null })
      .where("id", "=", buyer.id)
      .execute();
    expect((await callShop(app, "GET app-account-end", { session })).json()).toMatchObject({
      wants_password: false,
    });
    const end = () => callShop(app, "POST app-delete-account", { session, body: { password: "" } });
    const { now } = app.time;
    app.time.now = new Date(now.getTime() + 16 * 60_000);
    expect((await end()).json()).toMatchObject({ key: "customer.proofWanted" });
    app.time.now = now;
    expect((await end()).statusCode).toBe(200);
  });

  it("a debt whose customer is gone can still be noted as paid", async () => {
    const buyer = await aBuyer(app, 1);
    const number = await onAccount(buyer);
    const { db } = app.shop;
    await expect(
      db.deleteFrom("customer").where("id", "=", buyer.id).execute(),
      "the database keeps whoever has terms",
    ).rejects.toThrow("payment_terms_customer_id_fkey");
    await db.deleteFrom("payment_terms").where("customer_id", "=", buyer.id).execute();
    await db.deleteFrom("customer").where("id", "=", buyer.id).execute();
    const paid = await admin(`POST orders/${number}/invoice-paid`);
    expect(paid.statusCode, paid.body).toBe(200);
  });
});

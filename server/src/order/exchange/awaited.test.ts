import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aCoatShop, returnsIn, usd, type ReturnedOrder } from "../../testing/order/returns.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
let names: Awaited<ReturnType<typeof aCoatShop>>["names"];
let store: ReturnType<typeof returnsIn>;

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

/** Two coats that came back, for which a dearer one is sent; what becomes of the difference is told. */
async function exchanged(takes: "card" | "waive") {
  const number = await store.sentOrder(names.bought);
  const sentBack = await store.takeBack(number, { sent: 2 });
  const { lines } = await store.choices(sentBack);
  const difference = lines[0]?.choices.find(({ sku }) => sku === names.dear)?.difference ?? usd(0);
  const after = await store.exchange(sentBack, names.dear, { takes });
  const by = after.json<ReturnedOrder>().exchanges[0]?.by ?? "";
  return { number, sentBack, by, difference };
}

const tokenOf = async (number: string) =>
  app.shop.db
    .selectFrom("sales_order")
    .select("confirmation_token as token")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();

/** What an order's buyer reads of it. */
async function readsOf(number: string) {
  const { token } = await tokenOf(number);
  const { data } = await app.graphql(
    `query ($input: OrderTokenInput!) { guestOrderByToken(input: $input) {
      status is_exchange awaited_payment { value currency } returns { items { status_label } } } }`,
    { input: { number, token } },
  );
  return data?.["guestOrderByToken"];
}

async function pay(number: string) {
  const { token } = await tokenOf(number);
  const { data } = await app.graphql(
    `mutation ($input: PayForExchangeInput!) { payForExchange(input: $input) { errors { key } } }`,
    {
      input: {
        number,
        token,
        payment_method_nonce: await sandbox.tokenFor("4111111111111111"),
      },
    },
  );
  expect(data?.["payForExchange"]).toEqual({ errors: [] });
}

/** What staff read of a return in its list, and of an order in theirs. */
async function listed(sentBack: string, by: string) {
  const ask = async <Row>(path: string) =>
    (await callAdmin(app, `GET ${path}`, { session })).json<{ rows: Row[] }>().rows[0];
  return {
    ofReturn: (await ask<{ awaited: unknown }>(`returns?search=${sentBack}`))?.awaited,
    ofOrder: (await ask<{ isAwaited: boolean }>(`orders?search=${by}`))?.isAwaited,
  };
}

describe("issue 9.8 an exchange that waits for its buyer's payment", () => {
  it("says so to staff and its buyer wherever it is told, until it is paid", async () => {
    const { number, sentBack, by, difference } = await exchanged("card");
    const label = `Exchanged: sent once you have paid $${difference.value.toFixed(2)}`;
    expect(await store.order(by)).toMatchObject({
      awaited: difference,
      exchanges: [{ by, awaited: difference }],
    });
    expect(await store.order(number)).toMatchObject({
      awaited: null,
      exchanges: [{ by, awaited: difference }],
      returns: [{ state: "exchanged", awaited: difference }],
    });
    expect(await listed(sentBack, by)).toEqual({ ofReturn: difference, ofOrder: true });
    expect(await readsOf(by)).toMatchObject({
      status: "Waiting for your payment",
      is_exchange: true,
      awaited_payment: difference,
    });
    expect(await readsOf(number)).toMatchObject({
      status: "Complete",
      is_exchange: false,
      awaited_payment: null,
      returns: { items: [{ status_label: label }] },
    });
    const [letter] = await app.shop.db
      .selectFrom("mail")
      .select("body_text as text")
      .where("template", "=", "order.return")
      .where("body_text", "like", `%${number}%`)
      .orderBy("id", "desc")
      .limit(1)
      .execute();
    expect(letter?.text).toContain(label);

    await pay(by);
    expect(await store.order(by)).toMatchObject({ awaited: null });
    expect(await listed(sentBack, by)).toEqual({ ofReturn: null, ofOrder: false });
    expect(await readsOf(by)).toMatchObject({ status: "Processing", awaited_payment: null });
    expect(await readsOf(number)).toMatchObject({
      returns: { items: [{ status_label: "Exchanged for something else" }] },
    });
  });

  it("waits no more once it is canceled, and one that costs nothing never does", async () => {
    const { sentBack, by } = await exchanged("card");
    expect((await store.post(`orders/${by}/cancel`, { reason: "Not to be had" })).statusCode).toBe(
      200,
    );
    expect(await listed(sentBack, by)).toEqual({ ofReturn: null, ofOrder: false });
    expect(await readsOf(by)).toMatchObject({ status: "Canceled", awaited_payment: null });
    const free = await exchanged("waive");
    expect((await store.post(`orders/${free.by}/hold`, { reason: "Rain" })).statusCode).toBe(200);
    expect(await readsOf(free.by)).toMatchObject({ status: "On Hold", awaited_payment: null });
    expect(await listed(free.sentBack, free.by)).toEqual({ ofReturn: null, ofOrder: false });
  });
});

describe("issue 9.8 the day on which an exchange arrives", () => {
  const OVER = { from: "2020-01-02", to: "2020-01-06" };
  const arrivalOf = async (number: string) =>
    app.shop.db
      .selectFrom("sales_order")
      .select(sql<object>`shipping_method -> 'arrival'`.as("arrival"))
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
  /** As if the days that its buyer was told were over. */
  const letDaysPass = (number: string) =>
    app.shop.db
      .updateTable("sales_order")
      .set({
        shipping_method: sql`shipping_method || ${JSON.stringify({ arrival: OVER })}::jsonb`,
      })
      .where("number", "=", number)
      .execute();

  it("counts from when it is sent for the return, not from the order that was paid", async () => {
    const number = await store.sentOrder(names.bought);
    const fresh = await arrivalOf(number);
    expect(fresh.arrival).not.toBeNull();
    await letDaysPass(number);
    const sentBack = await store.takeBack(number, { sent: 2 });
    const after = (await store.exchange(sentBack, names.other)).json<ReturnedOrder>();
    expect(await arrivalOf(after.exchanges[0]?.by ?? "")).toEqual(fresh);
  });

  it("counts from when its buyer pays, where it waited for that", async () => {
    const { by } = await exchanged("card");
    const fresh = await arrivalOf(by);
    await letDaysPass(by);
    await pay(by);
    expect(await arrivalOf(by)).toEqual(fresh);
  });
});

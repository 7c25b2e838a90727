import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aCoatShop, returnsIn, usd, type ReturnedOrder } from "../../testing/order/returns.ts";
import { aStaffSession } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const [APPROVED, CHALLENGE] = ["4111111111111111", "4000000000003220"];

let sandbox: TestSandbox;
let app: TestApp;
let store: ReturnType<typeof returnsIn>;
let names: Awaited<ReturnType<typeof aCoatShop>>["names"];

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      ({ names } = await aCoatShop(shop));
    },
    { payment: sandbox.provider },
  );
  store = returnsIn({ app, sandbox, session: await aStaffSession(app) });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

/** An exchange whose buyer is to pay what it costs more: its number, and what opens it to them. */
async function owed() {
  const sentBack = await store.takeBack(await store.sentOrder(names.bought), { sent: 2 });
  const after = await store.exchange(sentBack, names.dear, { takes: "card" });
  const number = after.json<ReturnedOrder>().exchanges[0]?.by ?? "";
  const { confirmation_token: token } = await app.shop.db
    .selectFrom("sales_order")
    .select("confirmation_token")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  return { number, token };
}

interface Paid {
  readonly errors: readonly { readonly key: string }[];
  readonly challenge_url: string | null;
}
async function pay(order: Awaited<ReturnType<typeof owed>>, nonce: string): Promise<Paid> {
  const { data } = await app.graphql(
    `mutation ($input: PayForExchangeInput!) { payForExchange(input: $input) {
      errors { key } challenge_url } }`,
    { input: { ...order, payment_method_nonce: nonce } },
  );
  return data?.["payForExchange"] as unknown as Paid;
}
const payments = async (number: string) =>
  app.shop.db
    .selectFrom("payment")
    .innerJoin("sales_order", "sales_order.id", "payment.order_id")
    .select(["state", "idempotency_key as key"])
    .where("number", "=", number)
    .orderBy("payment.id")
    .execute();

it("issue 9.8 a card whose bank waits makes way for another one; asked again by itself it is the same payment", async () => {
  const order = await owed();
  const waiting = await sandbox.tokenFor(CHALLENGE);
  const { challenge_url: page } = await pay(order, waiting);
  expect(page).toBeTruthy();
  expect((await pay(order, waiting)).challenge_url).toBe(page);
  expect(await payments(order.number)).toMatchObject([{ state: "challenged" }]);
  expect(await pay(order, await sandbox.tokenFor(APPROVED))).toEqual({
    errors: [],
    challenge_url: null,
  });
  expect(await store.order(order.number)).toMatchObject({ status: "processing" });
  await expect
    .poll(async () => (await payments(order.number)).map(({ state }) => state))
    .toEqual(["voided", "authorized"]);
  const [first] = await payments(order.number);
  expect(await sandbox.provider.find(first?.key ?? "")).not.toMatchObject({ state: "challenge" });
  expect((await store.order(order.number)).money?.refunded).toEqual(usd(0));
});

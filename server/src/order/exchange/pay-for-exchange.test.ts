import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { heldBut } from "../../held/held-but.ts";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { paymentProvider } from "../../payment/payment.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { crashing, type Crash } from "../../testing/crash.ts";
import { instead } from "../../testing/instead.ts";
import {
  aCoatShop,
  keysOf,
  returnsIn,
  shelfOf,
  usd,
  type ReturnedOrder,
} from "../../testing/order/returns.ts";
import { aStaffSession } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { recoverOrders } from "../recover-orders.ts";
import { payForExchange } from "./pay-for-exchange.ts";

const [APPROVED, DECLINED] = ["4111111111111111", "4000000000000002"];

let sandbox: TestSandbox;
let app: TestApp;
let names: Awaited<ReturnType<typeof aCoatShop>>["names"];
let store: ReturnType<typeof returnsIn>;
let crash: Crash;
let dyingCtx: () => ReturnType<typeof contextFor>;
/** The order that was paid, the one that is sent for its return, and what opens that to its buyer. */
let number: string;
let by: string;
let token: string;
let difference: number;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      ({ names } = await aCoatShop(shop));
    },
    { payment: sandbox.provider },
  );
  store = returnsIn({ app, sandbox, session: await aStaffSession(app) });
  const dying = crashing(app.call.db, sandbox.provider);
  crash = dying.crash;
  const held = heldBut(app.call.held, instead(paymentProvider, dying.payment));
  dyingCtx = () => contextFor({ ...app.call, db: dying.db, held });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

/** Two coats that came back are exchanged for dearer ones, which are to be paid by card. */
async function dearer(): Promise<void> {
  number = await store.sentOrder(names.bought);
  const sentBack = await store.takeBack(number, { sent: 2 });
  const { lines } = await store.choices(sentBack);
  difference = lines[0]?.choices.find(({ sku }) => sku === names.dear)?.difference.value ?? 0;
  const after = (
    await store.exchange(sentBack, names.dear, { takes: "card" })
  ).json<ReturnedOrder>();
  by = after.exchanges[0]?.by ?? "";
  ({ confirmation_token: token } = await app.shop.db
    .selectFrom("sales_order")
    .select("confirmation_token")
    .where("number", "=", by)
    .executeTakeFirstOrThrow());
}
beforeEach(dearer);

interface Paid {
  readonly orderV2: { readonly status: string } | null;
  readonly errors: readonly { readonly key: string }[];
}
async function pay(card: string, secret = token): Promise<Paid> {
  const { data } = await app.graphql(
    `mutation ($input: PayForExchangeInput!) { payForExchange(input: $input) {
      orderV2 { number status } errors { key } challenge_url } }`,
    { input: { number: by, token: secret, payment_method_nonce: await sandbox.tokenFor(card) } },
  );
  return data?.["payForExchange"] as unknown as Paid;
}
const actions = async () => {
  const { data } = await app.graphql(
    `query ($input: OrderTokenInput!) { guestOrderByToken(input: $input) { available_actions } }`,
    { input: { number: by, token } },
  );
  const order = data?.["guestOrderByToken"] as unknown as { available_actions: string[] };
  return order.available_actions;
};
const arrival = async () => {
  const { data } = await app.graphql(
    `query ($input: OrderTokenInput!) { guestOrderByToken(input: $input) { arrival { from to } } }`,
    { input: { number: by, token } },
  );
  const order = data?.["guestOrderByToken"] as unknown as { arrival: unknown };
  return order.arrival;
};
const letters = (template: string) =>
  app.shop.db
    .selectFrom("mail")
    .select(["subject", "body_text as text"])
    .where("template", "=", template)
    .where("body_text", "like", `%${by}%`)
    .execute();
const payments = () =>
  app.shop.db
    .selectFrom("payment")
    .innerJoin("sales_order", "sales_order.id", "payment.order_id")
    .select(["state", "idempotency_key as key"])
    .where("number", "=", by)
    .execute();
/** How much the processor holds of this exchange, asked by every key that was ever used. */
const atProcessor = async () => {
  const standings = await Promise.all(
    (await payments()).map(({ key }) => sandbox.provider.find(key)),
  );
  return standings.flatMap((one) =>
    one !== "unknown" && one.state === "authorized" ? [one.amount.minor / 100] : [],
  );
};
const cancel = () => store.post(`orders/${by}/cancel`, { reason: "Not to be had" });

describe("issue 9.8 the difference of an exchange that costs more is paid by card", () => {
  it("is asked of the buyer by letter; until it is paid nothing ships, whoever tries", async () => {
    expect(difference).toBeGreaterThan(0);
    const [letter] = await letters("order.difference");
    expect(letter?.subject).toContain(`$${difference.toFixed(2)}`);
    const link = `${app.call.settings.storeUrl}/checkout/success/${by}#${token}`;
    expect(letter?.text).toContain(`Pay the difference:\n${link}\n`);
    expect(await letters("order.confirmation")).toEqual([]);
    expect(await store.order(by)).toMatchObject({
      status: "holded",
      items: [{ sku: names.dear, quantity: 2, paid: usd(difference) }],
    });
    const { returns, events } = await store.order(number);
    expect(events.map(({ text }) => text)).toContain(
      `Return ${returns[0]?.number} is exchanged: order ${by} waits until its buyer has paid $${difference.toFixed(2)}.`,
    );
    expect(keysOf(await store.post(`orders/${by}/release`))).toEqual(["order.differenceOpen"]);
    expect(await store.listedSteps(by), "nor does the list offer it").toEqual([]);
    expect(keysOf(await store.ship(by))).toEqual(["order.notNow"]);
    expect(await actions()).toEqual(["PAY"]);
    expect((await pay(APPROVED, "x")).errors).toMatchObject([{ key: "order.noSuchOrder" }]);
  });

  it("is told as a difference to whoever has the letter, signed in or not", async () => {
    const read = async (of: string, by: string) =>
      (await app.rest("GET", `app-order?number=${of}&token=${by}`)).body["is_exchange"];
    expect(await read(by, token)).toBe(true);
    const first = await app.shop.db
      .selectFrom("sales_order")
      .select("confirmation_token as token")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    expect(await read(number, first.token)).toBe(false);
  });

  it("tells its buyer no day of arrival before it is paid", async () => {
    expect(await arrival()).toBeNull();
    expect((await pay(APPROVED)).errors).toEqual([]);
    expect(await arrival()).not.toBeNull();
  });

  it("takes no text for a card that no card's fields make, and writes nothing of it", async () => {
    const before = await payments();
    const { data } = await app.graphql(
      `mutation ($input: PayForExchangeInput!) { payForExchange(input: $input) { errors { key } } }`,
      { input: { number: by, token, payment_method_nonce: "x".repeat(256) } },
    );
    expect(data?.["payForExchange"]).toMatchObject({ errors: [{ key: "access.badRequest" }] });
    expect(await payments()).toEqual(before);
    expect((await pay(APPROVED)).errors).toEqual([]);
  });

  it("issue 9 is not asked for any more once ten cards were declined in an hour", async () => {
    for (let tried = 0; tried < 10; tried += 1) {
      expect((await pay(DECLINED)).errors).toMatchObject([{ key: "payment.declined" }]);
    }
    const before = (await payments()).length;
    expect((await pay(APPROVED)).errors).toMatchObject([{ key: "order.tooManyDeclined" }]);
    expect(await payments()).toHaveLength(before);
  });

  it("is paid once, however often it is asked for at once, and is an order like any other then", async () => {
    const shelf = await shelfOf(app, names.dear);
    expect((await pay(DECLINED)).errors).toMatchObject([{ key: "payment.declined" }]);
    expect((await store.order(by)).status).toBe("holded");
    expect(await shelfOf(app, names.dear)).toBe(shelf);
    const answers = await Promise.all([1, 2, 3].map(() => pay(APPROVED)));
    expect(answers.some(({ orderV2 }) => orderV2?.status === "Processing")).toBe(true);
    expect(await atProcessor()).toEqual([difference]);
    await handleOutbox(contextFor(app.call));
    expect(await letters("order.confirmation")).toHaveLength(1);
    expect(await actions()).toEqual(["CANCEL"]);
    expect(await store.listedSteps(by)).toEqual(["pack", "ship", "capture"]);
    expect((await pay(APPROVED)).errors).toMatchObject([{ key: "order.notNow" }]);
    expect((await store.ship(by)).statusCode).toBe(200);
    expect((await store.order(by)).status).toBe("processing");
  });

  it("is never paid of an exchange that is canceled at the same moment", async () => {
    const [, canceled] = await Promise.all([pay(APPROVED), cancel()]);
    if (canceled.statusCode === 200) {
      expect((await store.order(by)).status).toBe("canceled");
      await expect.poll(atProcessor).toEqual([]);
    } else {
      expect(keysOf(canceled)).toEqual(["order.moneyMoving"]);
      expect((await store.order(by)).status).toBe("processing");
    }
  });

  it("is over where the exchange is canceled before: the goods are back, the first order can be paid back", async () => {
    const shelf = await shelfOf(app, names.dear);
    expect((await cancel()).json()).toMatchObject({ status: "canceled" });
    expect(await shelfOf(app, names.dear)).toBe(shelf + 2);
    expect((await pay(APPROVED)).errors).toMatchObject([{ key: "order.notNow" }]);
    const paid = (await store.order(number)).items[0]?.paid.value ?? 0;
    expect((await store.refund(number, 2, paid)).statusCode).toBe(200);
  });

  it("and where it is canceled after: what was paid goes back, the first order can be paid back", async () => {
    await pay(APPROVED);
    expect((await cancel()).json()).toMatchObject({ status: "canceled" });
    await expect.poll(atProcessor).toEqual([]);
    const paid = (await store.order(number)).items[0]?.paid.value ?? 0;
    expect((await store.refund(number, 2, paid)).statusCode).toBe(200);
  });

  it("goes back with pieces that come back; those of the first order can be paid back then, and no more", async () => {
    await pay(APPROVED);
    await store.post(`orders/${by}/invoices`, { leftOut: [], seen: usd(difference) });
    await store.ship(by);
    const sentBack = await store.takeBack(by, { sent: 2, good: 1 });
    const half = Math.floor(difference * 50) / 100;
    const wish = { way: "source", toShelf: true, seen: usd(half) };
    const after = (await store.post(`returns/${sentBack}/refund`, wish)).json<ReturnedOrder>();
    expect(after).toMatchObject({
      returns: [{ state: "refunded" }],
      money: { refunded: usd(half) },
    });
    const paid = (await store.order(number)).items[0]?.paid.value ?? 0;
    expect(keysOf(await store.refund(number, 2, paid))).toEqual(["order.tooManyPieces"]);
    const one = Math.floor(paid * 50) / 100;
    expect((await store.refund(number, 1, one)).statusCode).toBe(200);
  });

  it("leaves pieces out that are not taken the money for, and canceling the rest ends them once", async () => {
    await pay(APPROVED);
    const itemId = (await store.order(by)).items[0]?.id ?? 0;
    const seen = usd(Number((difference - Math.ceil(difference * 50) / 100).toFixed(2)));
    const leftOut = [{ itemId, quantity: 1 }];
    expect((await store.post(`orders/${by}/invoices`, { leftOut, seen })).statusCode).toBe(200);
    const paid = (await store.order(number)).items[0]?.paid.value ?? 0;
    expect((await store.refund(number, 1, Math.floor(paid * 50) / 100)).statusCode).toBe(200);
    expect((await cancel()).statusCode).toBe(200);
  });
});

describe("the process dies at the n-th step of paying for an exchange", () => {
  it("and whoever asks again has paid exactly once, whatever n is", async () => {
    let died = true;
    for (let steps = 0; died; steps += 1) {
      await dearer();
      const card = { token: await sandbox.tokenFor(APPROVED) };
      crash.arm(steps);
      await payForExchange(dyingCtx(), { number: by, token, card }).catch(() => undefined);
      died = crash.restart();
      const again = await payForExchange(dyingCtx(), { number: by, token, card });
      const isPaid = again.ok ? again.value.state === "placed" : !died;
      expect(isPaid || (await store.order(by)).status === "processing").toBe(true);
      expect(await atProcessor()).toEqual([difference]);
    }
  }, 120_000);

  it("and where nobody asks again the job finds the money, or that there is none", async () => {
    let died = true;
    for (let steps = 0; died; steps += 1) {
      await dearer();
      const card = { token: await sandbox.tokenFor(APPROVED) };
      crash.arm(steps);
      await payForExchange(dyingCtx(), { number: by, token, card }).catch(() => undefined);
      died = crash.restart();
      const later = Date.now() + sandbox.provider.unknownIsFinalAfterMs + 60_000;
      await recoverOrders({ ...contextFor(app.call), now: new Date(later) });
      const isHeld = (await atProcessor()).length > 0;
      expect((await store.order(by)).status).toBe(isHeld ? "processing" : "holded");
    }
  }, 120_000);
});

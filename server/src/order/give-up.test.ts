import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { paymentProvider } from "../payment/payment.ts";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aPlainWish } from "../testing/plain-wish.ts";
import { aGuest } from "../testing/guest.ts";
import { heldBut } from "../held/held-but.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { instead } from "../testing/instead.ts";
import { giveUpPayment } from "./money/give-up.ts";
import { moneyOnItsWay } from "./money/money-on-its-way.ts";
import { placeOrder } from "./order.ts";
import { recoverOrders } from "./recover-orders.ts";

const APPROVED = "4111111111111111";
const CHALLENGE = "4000000000003220";
const SLOW = "4000000000000077";
const KEY = "the browser's secret";

let sandbox: TestSandbox;
let app: TestApp;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 100 } });
    },
    { payment: sandbox.provider },
  );
});
afterEach(() => app.close());

/** What the processor is asked behind an answer has come to this. */
const soon = (expectation: () => Promise<void>) =>
  vi.waitFor(expectation, { timeout: 15_000, interval: 5 });
const statesSoon = (...states: readonly string[]) =>
  soon(async () => expect((await payments()).map(({ state }) => state)).toEqual(states));

const payments = () => app.shop.db.selectFrom("payment").selectAll().orderBy("id").execute();
const orders = () => app.shop.db.selectFrom("sales_order").select("status").execute();
const stock = async () =>
  (await app.shop.db.selectFrom("stock_item").select("quantity").executeTakeFirstOrThrow())
    .quantity;

async function giveUp(id: string, key?: string) {
  const response = await app.fastify.inject({
    method: "POST",
    url: "/graphql",
    headers: key === undefined ? {} : { "x-placing-key": key },
    payload: {
      query: `mutation ($id: String!) {
        giveUpPayment(input: { cart_id: $id }) { cart { id total_quantity } } }`,
      variables: { id },
    },
  });
  return response.json<{ data: unknown; errors?: readonly { extensions: { key: string } }[] }>();
}

const context = () => ({ ...contextFor(app.call), placingKey: KEY, now: app.time.now });

/** A guest whose bank wants to see them; gives the cart and the bank's page. */
async function challenged(card = CHALLENGE) {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
  await guest.pay(await sandbox.tokenFor(card));
  const placed = await placeOrder(context(), aPlainWish(guest.maskId));
  const url = placed.ok && placed.value.state === "challenge" ? placed.value.url : "";
  return { guest, id: guest.maskId, url };
}

const keysOf = ({ errors = [] }: Awaited<ReturnType<typeof giveUp>>) =>
  errors.map(({ extensions }) => extensions.key);

describe("issue §6: a payment that the bank has not confirmed is given up", () => {
  it("the cart is open again, the processor has ended it, and another card pays the same order", async () => {
    const { guest, id, url } = await challenged();
    expect(await stock()).toBe(98);
    expect(await giveUp(id, KEY)).toMatchObject({
      data: { giveUpPayment: { cart: { id, total_quantity: 2 } } },
    });
    expect(await stock()).toBe(100);
    expect(await orders()).toEqual([{ status: "payment_given_up" }]);
    await statesSoon("voided");
    const [given] = await payments();
    expect(await sandbox.provider.find(String(given?.idempotency_key))).toMatchObject({
      state: "voided",
    });
    await expect(sandbox.answerChallenge(url, true)).rejects.toThrow(
      "The challenge was answered with",
    );
    await guest.pay(await sandbox.tokenFor(APPROVED));
    expect(await placeOrder(context(), aPlainWish(id))).toMatchObject({
      value: { state: "placed" },
    });
    expect(await orders()).toEqual([{ status: "processing" }]);
    expect((await payments()).map(({ state }) => state)).toEqual(["voided", "authorized"]);
    expect(await stock()).toBe(98);
  });

  it("twice, and four times at once, is once", async () => {
    const { id } = await challenged();
    const answers = await Promise.all([1, 2, 3, 4].map(() => giveUp(id, KEY)));
    expect(answers.flatMap(keysOf)).toEqual([]);
    expect(keysOf(await giveUp(id, KEY))).toEqual([]);
    expect(await stock()).toBe(100);
    await statesSoon("voided");
  });

  it.each([undefined, "another secret"])(
    "whoever knows the cart and sends the key %j cannot",
    async (key) => {
      const { id } = await challenged();
      expect(keysOf(await giveUp(id, key))).toEqual(["cart.alreadyOrdered"]);
      expect((await payments()).map(({ state }) => state)).toEqual(["challenged"]);
    },
  );

  it("an order that is placed stays placed, and a bank that is silent is waited for", async () => {
    const paid = await challenged();
    await sandbox.answerChallenge(paid.url, true);
    await placeOrder(context(), aPlainWish(paid.id));
    expect(keysOf(await giveUp(paid.id, KEY))).toEqual(["cart.alreadyOrdered"]);
    const silent = await challenged(SLOW);
    expect(keysOf(await giveUp(silent.id, KEY))).toEqual(["payment.unanswered"]);
    expect((await payments()).map(({ state }) => state)).toEqual(["authorized", "started"]);
  });

  it("confirmed at the very moment: whatever comes first counts, and no money stays without an order", async () => {
    const { id, url } = await challenged();
    await sandbox.answerChallenge(url, true);
    const [givenUp, placed] = await Promise.all([
      giveUpPayment(context(), id),
      placeOrder(context(), aPlainWish(id)),
    ]);
    await app.call.held(moneyOnItsWay).close();
    await recoverOrders({ ...context(), now: new Date(app.time.now.getTime() + 60_000) });
    const [order] = await orders();
    const attempts = await payments();
    const held = await Promise.all(
      attempts.map((one) => sandbox.provider.find(one.idempotency_key)),
    );
    const authorized = held.filter((one) => one !== "unknown" && one.state === "authorized");
    const isPlaced = placed.ok && placed.value.state === "placed";
    expect(order?.status).toBe(isPlaced ? "processing" : "payment_given_up");
    expect(authorized).toHaveLength(isPlaced ? 1 : 0);
    expect(await stock()).toBe(isPlaced ? 98 : 100);
    expect(givenUp.ok || isPlaced).toBe(true);
  });

  it("the bank confirms after the books, before the processor heard: its money goes back once", async () => {
    const { id, url } = await challenged();
    let voids = 0;
    const late = {
      ...sandbox.provider,
      void: async (reference: string, key: string) => {
        voids += 1;
        await sandbox.answerChallenge(url, true);
        return sandbox.provider.void(reference, key);
      },
    };
    const held = heldBut(app.call.held, instead(paymentProvider, late));
    expect(await giveUpPayment({ ...context(), held }, id)).toEqual({ ok: true, value: true });
    await statesSoon("voided");
    expect(voids).toBe(1);
    const [payment] = await payments();
    expect(await sandbox.provider.find(String(payment?.idempotency_key))).toMatchObject({
      state: "voided",
    });
    expect(await orders()).toEqual([{ status: "payment_given_up" }]);
  });

  it("a processor that does not answer keeps nobody waiting but the end of the process", async () => {
    const { id } = await challenged();
    const answering = Promise.withResolvers<void>();
    const silent = {
      ...sandbox.provider,
      find: async (key: string) => {
        await answering.promise;
        return sandbox.provider.find(key);
      },
    };
    const held = heldBut(app.call.held, instead(paymentProvider, silent));
    expect(await giveUpPayment({ ...context(), held }, id)).toEqual({ ok: true, value: true });
    const cart = await app.shop.db.selectFrom("cart").select("is_active").executeTakeFirst();
    expect(cart).toEqual({ is_active: true });
    expect((await payments()).map(({ state }) => state)).toEqual(["returning"]);
    const ended = app.call.held(moneyOnItsWay).close();
    answering.resolve();
    await ended;
    const [payment] = await payments();
    expect(payment?.state).toBe("voided");
    expect(await sandbox.provider.find(String(payment?.idempotency_key))).toMatchObject({
      state: "voided",
    });
  });

  it("a processor that cannot be reached is asked again by the recovery job; the cart is open at once", async () => {
    const { id } = await challenged();
    await sandbox.kill();
    expect(keysOf(await giveUp(id, KEY))).toEqual([]);
    expect((await payments()).map(({ state }) => state)).toEqual(["returning"]);
    expect(await stock()).toBe(100);
    await soon(async () => expect((await payments())[0]?.trouble).not.toBeNull());
    await sandbox.revive();
    await recoverOrders({ ...context(), now: new Date(app.time.now.getTime() + 3_600_000) });
    expect((await payments()).map(({ state }) => state)).toEqual(["voided"]);
  });
});

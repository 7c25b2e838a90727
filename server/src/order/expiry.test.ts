import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Ctx } from "../context.ts";
import { contextFor } from "../http/open-call.ts";
import { paymentProvider } from "../payment/payment.ts";
import type { PaymentProvider } from "../providers/payment/payment-provider.ts";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { crashing } from "../testing/crash.ts";
import { aGuest } from "../testing/guest.ts";
import { heldBut } from "../held/held-but.ts";
import { instead } from "../testing/instead.ts";
import { aPlainWish } from "../testing/plain-wish.ts";
import { aProduct } from "../testing/shop.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { placeOrder } from "./order.ts";
import { recoverOrders } from "./recover-orders.ts";
import { CHALLENGE_MS } from "./money/look-after.ts";

const CHALLENGE = "4000000000003220";
const CALLED_OFF = "voided";

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

const context = (): Ctx => ({ ...contextFor(app.call), now: app.time.now });

/** The same call, with another processor in the place of the sandbox. */
const callWith = (provider: PaymentProvider): Ctx => ({
  ...context(),
  held: heldBut(app.call.held, instead(paymentProvider, provider)),
});

/** The recovery job, once the time to answer the bank is over. */
const recoverLate = (ctx: Ctx) =>
  recoverOrders({ ...ctx, now: new Date(app.time.now.getTime() + CHALLENGE_MS + 1000) });

/** A guest whose bank wants to see them. */
async function challenged() {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 2 }]);
  await guest.pay(await sandbox.tokenFor(CHALLENGE));
  const wish = aPlainWish(guest.maskId);
  const placed = await placeOrder(context(), wish);
  if (!placed.ok || placed.value.state !== "challenge") throw new Error("The bank asked nothing");
  return { wish, url: placed.value.url };
}

/** The last order with its payment, as our books and the processor have it, and what is on the shelf. */
async function lastOrder() {
  const { id, order, payment, key } = await app.shop.db
    .selectFrom("sales_order")
    .innerJoin("payment", "payment.order_id", "sales_order.id")
    .select([
      "sales_order.id",
      "status as order",
      "payment.state as payment",
      "idempotency_key as key",
    ])
    .orderBy("payment.id", "desc")
    .executeTakeFirstOrThrow();
  const events = app.shop.db.selectFrom("order_event").select("code").where("order_id", "=", id);
  const standing = await sandbox.provider.find(key);
  const shelf = await app.shop.db.selectFrom("stock_item").select("quantity").executeTakeFirst();
  return {
    stands: {
      order,
      payment,
      processor: standing === "unknown" ? standing : standing.state,
      shelf: shelf?.quantity,
    },
    notes: (await events.orderBy("id").execute()).map(({ code }) => code),
  };
}

const WAITING = { order: "pending_payment", payment: "challenged", processor: "challenge" };
const PAID = { order: "processing", payment: "authorized", processor: "authorized" };
const ENDED = { order: "payment_unfinished", payment: "voided", processor: "voided", shelf: 100 };

describe("issue §6: a payment that the bank has not confirmed in time", () => {
  it("is ended once its time is over, not before, and the cart is open again", async () => {
    const { url } = await challenged();
    const lastMoment = new Date(app.time.now.getTime() + CHALLENGE_MS);
    await recoverOrders({ ...context(), now: lastMoment });
    expect((await lastOrder()).stands).toEqual({ ...WAITING, shelf: 98 });
    await recoverLate(context());
    const { stands, notes } = await lastOrder();
    expect(stands).toEqual(ENDED);
    expect(notes.slice(-2)).toEqual(["unconfirmed", CALLED_OFF]);
    await expect(sandbox.answerChallenge(url, true)).rejects.toThrow("answered with");
    const cart = await app.shop.db.selectFrom("cart").select("is_active").executeTakeFirst();
    expect(cart).toEqual({ is_active: true });
  });

  it("confirmed before anybody looked, it pays the order, however late", async () => {
    const { url } = await challenged();
    await sandbox.answerChallenge(url, true);
    await recoverLate(context());
    expect((await lastOrder()).stands).toEqual({ ...PAID, shelf: 98 });
  });

  it("confirmed and asked for before our books moved, it pays the order and is not voided", async () => {
    const { wish, url } = await challenged();
    const job = callWith({
      ...sandbox.provider,
      find: async (key) => {
        const heard = await sandbox.provider.find(key);
        await sandbox.answerChallenge(url, true);
        await placeOrder(context(), wish);
        return heard;
      },
    });
    await recoverLate(job);
    expect((await lastOrder()).stands).toEqual({ ...PAID, shelf: 98 });
  });

  it("confirmed in that very instant, no order stands as paid whose authorization was voided", async () => {
    const { wish, url } = await challenged();
    const voided = Promise.withResolvers<void>();
    let shopper: ReturnType<typeof placeOrder> | undefined;
    const job = callWith({
      ...sandbox.provider,
      // The job has heard that the bank still waits; then it confirms, and the shopper's call hears of it.
      find: async (key) => {
        const standing = await sandbox.provider.find(key);
        if (shopper) return standing;
        await sandbox.answerChallenge(url, true);
        const hasHeard = Promise.withResolvers<void>();
        const browser = callWith({
          ...sandbox.provider,
          authorize: async (request) => {
            const heard = await sandbox.provider.authorize(request);
            hasHeard.resolve();
            await voided.promise;
            return heard;
          },
        });
        shopper = placeOrder(browser, wish);
        await hasHeard.promise;
        return standing;
      },
      void: async (reference, key) => {
        const answer = await sandbox.provider.void(reference, key);
        voided.resolve();
        await shopper;
        return answer;
      },
    });
    await recoverLate(job);
    expect(await shopper).toMatchObject({ ok: false, problems: [{ error: "payment.declined" }] });
    const { stands, notes } = await lastOrder();
    expect(stands).toEqual(ENDED);
    expect(notes.filter((note) => note.startsWith("given_back"))).toHaveLength(1);
  });

  it("confirmed after our books, before the processor heard: its money goes back once", async () => {
    const { url } = await challenged();
    let voids = 0;
    const job = callWith({
      ...sandbox.provider,
      void: async (reference, key) => {
        voids += 1;
        expect((await lastOrder()).stands).toMatchObject({ payment: "returning", shelf: 100 });
        await sandbox.answerChallenge(url, true);
        return sandbox.provider.void(reference, key);
      },
    });
    await recoverLate(job);
    await recoverLate(job);
    expect(voids).toBe(1);
    expect((await lastOrder()).stands).toEqual(ENDED);
  });

  it("a processor that does not answer is asked again until it has ended it; the cart is open at once", async () => {
    await challenged();
    const silent = { ...sandbox.provider, void: async () => ({ state: "unanswered" }) as const };
    await recoverLate(callWith(silent));
    expect((await lastOrder()).stands).toEqual({
      order: "payment_unfinished",
      payment: "returning",
      processor: "challenge",
      shelf: 100,
    });
    app.time.now = new Date(app.time.now.getTime() + CHALLENGE_MS);
    await recoverLate(context());
    expect((await lastOrder()).stands).toEqual(ENDED);
  });

  it("and the process dies at the n-th step: the processor has ended nothing that our books have not, and the next round ends it once", async () => {
    const dying = crashing(app.call.db, sandbox.provider);
    const left = new Set<string>();
    let died = true;
    for (let steps = 0; died; steps += 1) {
      await challenged();
      dying.crash.arm(steps);
      await recoverLate({ ...callWith(dying.payment), db: dying.db }).catch(() => undefined);
      died = dying.crash.restart();
      const { payment, processor } = (await lastOrder()).stands;
      left.add(`${payment}/${processor}`);
      // Whoever died leaves the lease to the next, later.
      await app.shop.db
        .updateTable("payment")
        .set({ leased_until: new Date(0) })
        .execute();
      await recoverLate(context());
      const { stands, notes } = await lastOrder();
      expect(stands).toEqual(ENDED);
      expect(notes.filter((note) => note === "unconfirmed")).toHaveLength(1);
      expect(notes.filter((note) => note === CALLED_OFF)).toHaveLength(1);
    }
    expect([...left]).toEqual([
      "challenged/challenge",
      "returning/challenge",
      "returning/voided",
      "voided/voided",
    ]);
  }, 120_000);
});

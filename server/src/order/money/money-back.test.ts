import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Ctx } from "../../context.ts";
import type { Log } from "../../http/log.ts";
import { contextFor } from "../../http/open-call.ts";
import { PaymentMisuse, type PaymentProvider } from "../../providers/payment/payment-provider.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { aPlainWish } from "../../testing/plain-wish.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { placeOrder } from "../order.ts";
import { settle } from "./ask-for-payment.ts";
import { moneyOnItsWay } from "./money-on-its-way.ts";
import { recoverOrders } from "../recover-orders.ts";

const APPROVED = "4111111111111111";
const ONE_CENT = "4000000000000010";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
/** Keys whose lookup is refused by the processor. */
let strange: Set<string>;
/** Whether the way back from the processor is cut: it works and nobody hears of it. */
let isDeaf = false;
/** Until when the processor takes its time to call a payment off. */
let mayCallOff: Promise<void>;
let said: string[];

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const log: Log = {
    info: () => undefined,
    warn: (_, message) => said.push(message),
    error: (_, message) => said.push(message),
  };
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP" });
    },
    { payment: overABadLine(sandbox.provider), log },
  );
  session = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(async () => {
  strange = new Set();
  isDeaf = false;
  mayCallOff = Promise.resolve();
  said = [];
  await app.shop.db.deleteFrom("sales_order").execute();
});

/** The real processor, whose answers a test may lose on the way. */
function overABadLine(provider: PaymentProvider): PaymentProvider {
  return {
    ...provider,
    authorize: async (request) => {
      const answer = await provider.authorize(request);
      return isDeaf ? { state: "unanswered" } : answer;
    },
    find: async (key) => {
      if (strange.has(key)) throw new PaymentMisuse("The processor refused our keys.");
      return isDeaf ? "unknown" : provider.find(key);
    },
    void: async (reference, key) => {
      await mayCallOff;
      return provider.void(reference, key);
    },
  };
}

const context = (): Ctx => contextFor(app.call);

const later = (minutes: number) => {
  app.time.now = new Date(app.time.now.getTime() + minutes * 60_000);
};

const payments = () => app.shop.db.selectFrom("payment").selectAll().orderBy("id").execute();

const stockOf = async () =>
  (await app.shop.db.selectFrom("stock_item").select("quantity").executeTakeFirstOrThrow())
    .quantity;

/** A guest whose money is reserved at the processor, while the store takes it for never arrived. */
async function anAbandonedPayment() {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
  await guest.pay(await sandbox.tokenFor(APPROVED));
  isDeaf = true;
  await guest.placeOrder();
  later(30);
  await recoverOrders(context());
  isDeaf = false;
  const [payment] = await payments();
  expect(payment?.state).toBe("abandoned");
  return { guest, key: payment?.idempotency_key ?? "" };
}

async function capture(key: string): Promise<void> {
  const standing = await sandbox.provider.find(key);
  if (standing === "unknown" || standing.state !== "authorized") throw new Error("Nothing is held");
  const { reference, amount } = standing;
  await sandbox.provider.capture(reference, amount, `${key}-by-hand`);
}

/** The processor's answer comes in at last. */
async function hear(key: string) {
  const verdict = await sandbox.provider.find(key);
  if (verdict === "unknown") throw new Error("The processor knows nothing");
  return settle(context(), { idempotencyKey: key, verdict });
}

const history = () =>
  app.shop.db.selectFrom("order_event").select(["code", "values"]).orderBy("id").execute();
const GIVEN_BACK = expect.objectContaining({
  code: expect.stringContaining("given_back") as string,
}) as object;

const PAID = { minor: 2795, currency: "USD" };

interface StaffList {
  readonly rows: readonly { readonly number: string }[];
  readonly counts: { readonly moneyToLookAfter: number };
}
const toLookAfter = async () =>
  (await callAdmin(app, "GET orders?money=look-after", { session })).json<StaffList>();

describe("issue B9: money on a payment that is over", () => {
  it("that was captured late is refunded, logged and told to staff", async () => {
    const { key } = await anAbandonedPayment();
    await capture(key);
    expect(await hear(key)).toMatchObject({ state: "unwanted" });
    expect(await sandbox.provider.find(key)).toMatchObject({
      state: "captured",
      captured: { minor: 2795 },
      refunded: { minor: 2795 },
    });
    expect(await payments()).toMatchObject([{ state: "refunded", trouble: null }]);
    expect((await history()).slice(-2)).toEqual([
      { code: "unwanted_captured", values: { amount: PAID, payment: 1, was: "abandoned" } },
      { code: "given_back_captured", values: { payment: 1, amount: PAID } },
    ]);
    expect(said).toContain("gave back money that was not wanted");
    expect(await toLookAfter()).toMatchObject({ rows: [], counts: { moneyToLookAfter: 0 } });
  });

  it("that is only reserved is called off", async () => {
    const { key } = await anAbandonedPayment();
    await hear(key);
    expect(await sandbox.provider.find(key)).toMatchObject({ state: "voided" });
    expect(await payments()).toMatchObject([{ state: "voided" }]);
  });

  it("is given back once, however many hear of it at once", async () => {
    const { key } = await anAbandonedPayment();
    await capture(key);
    await Promise.all([hear(key), hear(key), hear(key)]);
    expect(await sandbox.provider.find(key)).toMatchObject({ refunded: { minor: 2795 } });
    const told = (await history()).filter(({ code }) => code === "given_back_captured");
    expect(told).toHaveLength(1);
  });

  it("that went back already is not looked for again when an older answer comes in late", async () => {
    const { key } = await anAbandonedPayment();
    await capture(key);
    const old = await sandbox.provider.find(key);
    await hear(key);
    if (old !== "unknown") await settle(context(), { idempotencyKey: key, verdict: old });
    expect(await payments()).toMatchObject([{ state: "refunded", trouble: null }]);
    const told = (await history()).filter(({ code }) => code === "given_back_captured");
    expect(told).toHaveLength(1);
  });

  it("does not touch the order that was paid meanwhile", async () => {
    const { guest, key } = await anAbandonedPayment();
    await guest.pay(await sandbox.tokenFor(APPROVED));
    expect((await guest.placeOrder()).errors).toEqual([]);
    await hear(key);
    expect(await payments()).toMatchObject([{ state: "voided" }, { state: "authorized" }]);
    const order = await app.shop.db.selectFrom("sales_order").select("status").execute();
    expect(order).toEqual([{ status: "processing" }]);
  });

  it("stays on the list of staff while the processor does not answer, and nobody says that it went back", async () => {
    const { key } = await anAbandonedPayment();
    const verdict = await sandbox.provider.find(key);
    await sandbox.kill();
    try {
      if (verdict !== "unknown") await settle(context(), { idempotencyKey: key, verdict });
    } finally {
      await sandbox.revive();
    }
    expect(await payments()).toMatchObject([
      { state: "returning", trouble: "The processor did not answer." },
    ]);
    expect(said).not.toContain("gave back money that was not wanted");
    expect(await history()).not.toContainEqual(GIVEN_BACK);
    expect(await toLookAfter()).toMatchObject({ rows: [{}], counts: { moneyToLookAfter: 1 } });
    await recoverOrders(context());
    expect(await payments()).toMatchObject([{ state: "returning" }]);
    later(2);
    await recoverOrders(context());
    expect(await payments()).toMatchObject([{ state: "voided", trouble: null }]);
    expect(await toLookAfter()).toMatchObject({ rows: [], counts: { moneyToLookAfter: 0 } });
  });

  it("staff can have it tried again now", async () => {
    const { key } = await anAbandonedPayment();
    strange.add(key);
    await hear(key);
    const { rows } = await toLookAfter();
    const number = rows[0]?.number ?? "";
    const before = await callAdmin(app, `GET orders/${number}`, { session });
    expect(before.json()).toMatchObject({
      canLookAfter: true,
      payments: [{ state: "returning", trouble: "The processor refused our keys." }],
    });
    strange.clear();
    const after = await callAdmin(app, `POST orders/${number}/recovery`, { session });
    expect(after.json()).toMatchObject({
      canLookAfter: false,
      payments: [{ state: "voided", trouble: null }],
    });
  });
});

describe("issue B9: money of an open payment", () => {
  it("captured already pays the order", async () => {
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor(APPROVED));
    isDeaf = true;
    await guest.placeOrder();
    isDeaf = false;
    const [open] = await payments();
    await capture(open?.idempotency_key ?? "");
    expect((await guest.placeOrder()).errors).toEqual([]);
    expect(await payments()).toMatchObject([{ state: "captured" }]);
  });

  it("one cent reserved for a full order pays nothing, and goes back behind the answer", async () => {
    const before = await stockOf();
    const processor = Promise.withResolvers<void>();
    mayCallOff = processor.promise;
    const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    await guest.pay(await sandbox.tokenFor(ONE_CENT));
    expect((await guest.placeOrder()).errors).toMatchObject([{ key: "payment.declined" }]);
    expect(await payments()).toMatchObject([{ state: "returning" }]);
    processor.resolve();
    await app.call.held(moneyOnItsWay).close();
    const [payment] = await payments();
    expect(payment).toMatchObject({ state: "voided" });
    expect(await sandbox.provider.find(payment?.idempotency_key ?? "")).toMatchObject({
      state: "voided",
    });
    expect(await history()).toContainEqual({
      code: "wrong_authorized",
      values: { amount: { minor: 1, currency: "USD" }, asked: PAID },
    });
    expect(await stockOf()).toBe(before);
    await guest.pay(await sandbox.tokenFor(APPROVED));
    expect((await guest.placeOrder()).errors).toEqual([]);
  });

  it("that cannot be looked up keeps no other waiting, and is shown with the reason", async () => {
    isDeaf = true;
    for (let i = 0; i < 3; i += 1) {
      const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
      await guest.pay(await sandbox.tokenFor(APPROVED));
      await placeOrder(context(), aPlainWish(guest.maskId));
    }
    isDeaf = false;
    const [first] = await payments();
    strange.add(first?.idempotency_key ?? "");
    later(1);
    await recoverOrders(context());
    expect(await payments()).toMatchObject([
      { state: "started", trouble: "The processor refused our keys." },
      { state: "authorized" },
      { state: "authorized" },
    ]);
    expect(await toLookAfter()).toMatchObject({ counts: { moneyToLookAfter: 1 } });
    strange.clear();
    later(2);
    await recoverOrders(context());
    expect(await payments()).toMatchObject([{ state: "authorized", trouble: null }, {}, {}]);
  });
});

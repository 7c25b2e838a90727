import { DAY_MS, HOUR_MS, MINUTE_MS } from "@placket/domain/durations";
import { money } from "@placket/domain/money/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { approves, payWith } from "../../checkout/testing/paypal-buyer.ts";
import { contextFor } from "../../http/open-call.ts";
import type { Standing, WalletProvider } from "../../providers/payment/payment-provider.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { doJob } from "../../jobs/testing/do-job.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { orderRoom } from "../order.room.ts";
import { recoverOrders } from "../recover-orders.ts";
import { event, sendNotice, signedByPaypal, type SignedNotice } from "./testing/paypal-signed.ts";

let app: TestApp;
let sandbox: TestSandbox;
let session: string;
/** Nothing is heard of PayPal's answers: the money may be reserved or not. */
let isDeaf = false;
/** What PayPal says of every payment, instead of what is so; and what happens while it is asked the next time. */
let says: Standing | "unknown" | undefined;
let meanwhile: (() => Promise<void>) | undefined;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const { wallet } = sandbox;
  const hearing: WalletProvider = {
    ...wallet,
    authorize: async (request) => {
      if (says === "unknown") return { state: "unanswered" };
      const answer = await wallet.authorize(request);
      return isDeaf ? { state: "unanswered" } : answer;
    },
    find: async (key) => {
      const happens = meanwhile;
      meanwhile = undefined;
      await happens?.();
      return isDeaf ? { state: "unanswered" } : (says ?? wallet.find(key));
    },
  };
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 100 } });
    },
    { payment: sandbox.provider, wallet: hearing },
  );
  session = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const send = (notice: SignedNotice) => sendNotice(app, notice);

const rowsOf = async (kind: string) =>
  app.shop.db.selectFrom("payment_notice").selectAll().where("kind", "=", kind).execute();

async function paymentOf(maskId: string) {
  return app.shop.db
    .selectFrom("payment")
    .innerJoin("sales_order", "sales_order.id", "payment.order_id")
    .innerJoin("cart", "cart.id", "sales_order.cart_id")
    .select(["payment.id", "state", "status", "number", "trouble", "idempotency_key"])
    .select(["processor_reference", "payment.amount_minor"])
    .where("mask_id", "=", maskId)
    .executeTakeFirstOrThrow();
}

/** An order that was asked for by PayPal. */
async function asked() {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
  const { maskId } = guest;
  await payWith(app, maskId, await approves({ app, sandbox }, maskId));
  await guest.placeOrder();
  const payment = await paymentOf(maskId);
  const about = (kind: string) => event(kind, { invoice_id: payment.idempotency_key });
  return { maskId, payment, about };
}

/** The recovery job, that long after now. */
const recoverIn = (ms: number) =>
  recoverOrders({ ...contextFor(app.call), now: new Date(app.time.now.getTime() + ms) });

async function unheard() {
  isDeaf = true;
  const order = await asked();
  isDeaf = false;
  expect(order.payment).toMatchObject({ state: "started", status: "payment_review" });
  return order;
}

describe("issue 9.5 what PayPal tells by itself", () => {
  it("settles a payment whose answer was never heard, and told again changes nothing", async () => {
    const { maskId, about } = await unheard();
    const notice = signedByPaypal(about("PAYMENT.AUTHORIZATION.CREATED"));
    expect((await send(notice)).statusCode).toBe(200);
    expect(await paymentOf(maskId)).toMatchObject({ state: "authorized", status: "processing" });
    for (const again of await Promise.all([send(notice), send(notice), send(notice)])) {
      expect(again.statusCode).toBe(200);
    }
    expect(await paymentOf(maskId)).toMatchObject({ state: "authorized", status: "processing" });
    const { number } = await paymentOf(maskId);
    const events = await app.shop.db
      .selectFrom("order_event")
      .innerJoin("sales_order", "sales_order.id", "order_event.order_id")
      .select("code")
      .where("number", "=", number)
      .execute();
    expect(events.filter(({ code }) => code === "authorized")).toHaveLength(1);
  });

  it("an earlier state that comes late changes nothing: PayPal is asked how it stands", async () => {
    const { maskId, about } = await asked();
    for (const kind of ["PAYMENT.AUTHORIZATION.VOIDED", "CHECKOUT.ORDER.APPROVED"]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await send(signedByPaypal(about(kind)))).statusCode).toBe(200);
      // oxlint-disable-next-line no-await-in-loop
      expect(await paymentOf(maskId)).toMatchObject({ state: "authorized", trouble: null });
    }
  });

  it("is told again while PayPal cannot be asked about the payment, and then heard", async () => {
    const { maskId, about } = await unheard();
    const notice = signedByPaypal(about("PAYMENT.AUTHORIZATION.CREATED"));
    isDeaf = true;
    await send(notice);
    isDeaf = false;
    expect((await send(notice)).statusCode).toBe(200);
    expect(await paymentOf(maskId)).toMatchObject({ state: "authorized" });
  });

  it("money that was taken there and not here is told to staff, until both agree", async () => {
    const { payment, about, maskId } = await asked();
    const { amount_minor: minor, processor_reference: reference } = payment;
    const answer = await sandbox.wallet.capture(reference ?? "", money(minor, "USD"), "by-hand");
    expect(answer.state).toBe("done");
    await send(signedByPaypal(about("PAYMENT.CAPTURE.COMPLETED")));
    const { trouble } = await paymentOf(maskId);
    expect(trouble).toMatch(/^The processor has taken \$\d+\.\d\d, which the store has not asked/);
    const shown = await callAdmin(app, `GET orders?money=look-after`, { session });
    const numbers = shown.json<{ rows: { number: string }[] }>().rows.map((row) => row.number);
    expect(numbers).toContain(payment.number);
    const url = `POST orders/${payment.number}/recovery` as const;
    expect((await callAdmin(app, url, { session })).json()).toMatchObject({ canLookAfter: true });
    expect((await paymentOf(maskId)).trouble).toBe(trouble);
  });

  it("a capture of ours that is written down while PayPal is asked is no trouble", async () => {
    const { payment, about, maskId } = await asked();
    meanwhile = async () => {
      const seen = { value: payment.amount_minor / 100, currency: "USD" };
      const body = { leftOut: [], seen };
      const url = `POST orders/${payment.number}/invoices` as const;
      expect((await callAdmin(app, url, { session, body })).statusCode).toBe(200);
    };
    expect((await send(signedByPaypal(about("PAYMENT.CAPTURE.COMPLETED")))).statusCode).toBe(200);
    expect(await paymentOf(maskId)).toMatchObject({ state: "captured", trouble: null });
  });

  it("is asked about again until both books agree, then staff are told no more", async () => {
    const { about, maskId, payment } = await asked();
    says = { state: "voided", reference: payment.processor_reference ?? "" };
    await send(signedByPaypal(about("PAYMENT.AUTHORIZATION.VOIDED")));
    expect((await paymentOf(maskId)).trouble).toMatch(/holds no money/);
    await recoverIn(HOUR_MS);
    expect((await paymentOf(maskId)).trouble).toMatch(/holds no money/);
    isDeaf = true;
    await recoverIn(2 * HOUR_MS);
    isDeaf = false;
    expect((await paymentOf(maskId)).trouble).toMatch(/holds no money/);
    says = undefined;
    await recoverIn(4 * HOUR_MS);
    expect(await paymentOf(maskId)).toMatchObject({ state: "authorized", trouble: null });
  });

  it("a payment that PayPal had not heard of is asked about once more: what arrived late goes back", async () => {
    says = "unknown";
    const { maskId, payment } = await asked();
    await recoverIn(16 * MINUTE_MS);
    says = undefined;
    expect(await paymentOf(maskId)).toMatchObject({ state: "abandoned" });
    const key = payment.idempotency_key;
    const amount = money(payment.amount_minor, "USD");
    const token = key.slice(key.lastIndexOf("-") + 1);
    const late = { idempotencyKey: key, amount, token, orderNumber: payment.number };
    expect(await sandbox.wallet.authorize(late)).toMatchObject({ state: "authorized" });
    await recoverIn(30 * MINUTE_MS);
    expect(await paymentOf(maskId)).toMatchObject({ state: "abandoned" });
    await recoverIn(80 * MINUTE_MS);
    await recoverIn(80 * MINUTE_MS);
    expect(await paymentOf(maskId)).toMatchObject({ state: "voided" });
    expect(await sandbox.wallet.find(key)).toMatchObject({ state: "voided" });
  });

  it("a reservation that was called off there is told to staff", async () => {
    const { payment, about, maskId } = await asked();
    await sandbox.wallet.void(payment.processor_reference ?? "", "by-hand");
    await send(signedByPaypal(about("PAYMENT.AUTHORIZATION.VOIDED")));
    expect(await paymentOf(maskId)).toMatchObject({
      state: "authorized",
      trouble: "The processor holds no money for this payment any more.",
    });
  });

  it.each([
    ["a dispute", "CUSTOMER.DISPUTE.CREATED", true],
    ["what nobody here knows", "BILLING.PLAN.CREATED", false],
    ["money of a payment that nobody here knows", "PAYMENT.CAPTURE.COMPLETED", false],
  ])("%s is told to staff until somebody has seen to it", async (_, kind, isOurs) => {
    const { payment } = await asked();
    const key = isOurs ? payment.idempotency_key : "900000001-1-5O190127TN364715T";
    const resource = { invoice_id: key, disputed_transactions: [{ invoice_number: key }] };
    expect((await send(signedByPaypal(event(kind, resource)))).statusCode).toBe(200);
    const open = await callAdmin(app, "GET payment-notices", { session });
    const { rows } = open.json<{ rows: { id: number; kind: string }[] }>();
    const mine = rows.find((row) => row.kind === kind);
    expect(mine).toMatchObject({ provider: "paypal", order: isOurs ? payment.number : null });
    const seen = `POST payment-notices/${String(mine?.id)}/seen` as const;
    expect((await callAdmin(app, seen, { session })).statusCode).toBe(200);
    expect((await callAdmin(app, seen, { session })).statusCode).toBe(404);
  });
});

describe("what needs nobody", () => {
  it.each([
    ["money", "PAYMENT.CAPTURE.PENDING"],
    ["a dispute", "CUSTOMER.DISPUTE.UPDATED"],
  ])("%s of another shop with the same account is shown to nobody", async (_, kind) => {
    const key = "shop-7731";
    const resource = { invoice_id: key, disputed_transactions: [{ invoice_number: key }] };
    expect((await send(signedByPaypal(event(kind, resource)))).statusCode).toBe(200);
    expect(await rowsOf(kind)).toMatchObject([{ state: "heard" }]);
    const open = await callAdmin(app, "GET payment-notices", { session });
    expect(open.json<{ rows: { key: string }[] }>().rows.map((row) => row.key)).not.toContain(key);
  });

  it("of what nothing was moved by nothing is kept", async () => {
    const notice = signedByPaypal(event("CHECKOUT.ORDER.SAVED", {}));
    expect((await send(notice)).statusCode).toBe(200);
    expect(await rowsOf("CHECKOUT.ORDER.SAVED")).toEqual([]);
  });

  it("is forgotten after a quarter, unless staff have still to look at it", async () => {
    const { about } = await asked();
    await send(signedByPaypal(about("PAYMENT.AUTHORIZATION.CREATED_AGAIN")));
    await send(signedByPaypal(about("CUSTOMER.DISPUTE.RESOLVED")));
    const kept = async (days: number) => {
      await doJob(app, orderRoom, { name: "old notices", inMs: days * DAY_MS });
      const rows = [await rowsOf("PAYMENT.AUTHORIZATION.CREATED_AGAIN")];
      rows.push(await rowsOf("CUSTOMER.DISPUTE.RESOLVED"));
      return rows.flat().map(({ state }) => state);
    };
    expect(await kept(90)).toEqual(["heard", "open"]);
    expect(await kept(91)).toEqual(["open"]);
  });
});

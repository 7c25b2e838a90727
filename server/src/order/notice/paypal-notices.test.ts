import { HOUR_MS, MINUTE_MS } from "@placket/domain/durations";
import { money } from "@placket/domain/money/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { approves, payWith } from "../../checkout/testing/paypal-buyer.ts";
import { contextFor } from "../../http/open-call.ts";
import type { Standing, WalletProvider } from "../../providers/payment/payment-provider.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { recoverOrders } from "../recover-orders.ts";
import { noticesForged } from "./hear-notice.ts";
import { signedByPaypal, type SignedNotice } from "./testing/paypal-signed.ts";

let app: TestApp;
let sandbox: TestSandbox;
let session: string;
/** Nothing is heard of PayPal's answers: the money may be reserved or not. */
let isDeaf = false;
/** What PayPal says of every payment, instead of what is so; and what happens while it is asked the next time. */
let says: Standing | "unknown" | undefined;
/** Notices that were read. */
let reads = 0;
let meanwhile: (() => Promise<void>) | undefined;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const { wallet } = sandbox;
  const { notices } = wallet;
  const hearing: WalletProvider = {
    ...wallet,
    notices: {
      read: (given) => {
        reads += 1;
        return notices?.read(given) ?? Promise.resolve("forged");
      },
    },
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

let told = 0;
const event = (kind: string, resource: object) => ({
  id: `WH-${(told += 1)}`,
  event_type: kind,
  resource,
});

const send = ({ headers, payload }: SignedNotice, provider = "paypal") =>
  app.fastify.inject({ method: "POST", url: `/webhooks/${provider}`, headers, payload });

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
    ["money of a payment that is not ours", "PAYMENT.CAPTURE.COMPLETED", false],
  ])("%s is told to staff until somebody has seen to it", async (_, kind, isOurs) => {
    const { payment } = await asked();
    const key = isOurs ? payment.idempotency_key : "somebody-elses";
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

describe("what is not PayPal's", () => {
  const anEvent = () => event("FORGED.KIND", { invoice_id: "1" });

  it.each<[string, (notice: SignedNotice) => SignedNotice]>([
    ["signed by another key", () => signedByPaypal(anEvent(), { key: "sk_other" })],
    ["changed on the way", (one) => ({ ...one, payload: one.payload.replace("FORGED", "OTHER") })],
    ["without a signature", ({ payload }) => ({ payload, headers: { "content-type": "x/y" } })],
    [
      "with a certificate of its own",
      (one) => withHeaders(one, { "paypal-cert-url": "https://paypal.com.evil.example/cert" }),
    ],
    [
      "with a certificate over plain http",
      (one) => withHeaders(one, { "paypal-cert-url": "http://api.paypal.com/c" }),
    ],
    [
      "sent for the first time a week ago",
      () => signedByPaypal(anEvent(), { time: "2026-02-23T10:00:00Z" }),
    ],
    [
      "of a time that is still to come",
      () => signedByPaypal(anEvent(), { time: "2026-03-02T12:00:00Z" }),
    ],
    ["that tells of nothing", () => signedByPaypal({})],
    ["with an endless header", (one) => withHeaders(one, { "paypal-auth-algo": "x".repeat(5000) })],
    ["no JSON", (one) => ({ ...one, payload: `${one.payload},"webhook_id":"other"` })],
    ["a list", (one) => ({ ...one, payload: "[]" })],
    ["nothing", (one) => ({ ...one, payload: "" })],
  ])("is refused and kept nowhere: %s", async (_, forge) => {
    const answer = await send(forge(signedByPaypal(anEvent())));
    expect(answer.statusCode).toBe(400);
    expect(await rowsOf("FORGED.KIND")).toEqual([]);
    expect(await rowsOf("OTHER.KIND")).toEqual([]);
  });

  it("is asked about no more where a network has sent too much of it", async () => {
    const forged = () => send(signedByPaypal(anEvent(), { key: "sk_other" }));
    app.call.held(noticesForged).clear();
    const before = reads;
    for (let i = 0; i < 25; i += 1) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await forged()).statusCode).toBe(400);
    }
    expect(reads - before).toBe(20);
    const url = "/webhooks/paypal";
    const theirs = signedByPaypal(event("CHECKOUT.ORDER.APPROVED", {}));
    const remoteAddress = "198.51.100.7";
    const elsewhere = { method: "POST", url, remoteAddress, ...theirs } as const;
    expect((await app.fastify.inject(elsewhere)).statusCode).toBe(200);
    app.call.held(noticesForged).clear();
  });

  it("is not read to its end where it is too long", async () => {
    const long = signedByPaypal({ ...anEvent(), text: "x".repeat(70_000) });
    expect((await send(long)).statusCode).toBe(413);
  });

  it.each(["sandbox", "stripe", "..%2f..", "__proto__"])(
    "comes for nobody: /webhooks/%s",
    async (provider) => {
      expect((await send(signedByPaypal(anEvent()), provider)).statusCode).toBe(404);
      const url = `/webhooks/${provider}?bt_challenge=${"a".repeat(20)}`;
      expect((await app.fastify.inject({ method: "GET", url })).statusCode).toBe(404);
    },
  );
});

const withHeaders = (one: SignedNotice, more: Readonly<Record<string, string>>): SignedNotice => ({
  ...one,
  headers: { ...one.headers, ...more },
});

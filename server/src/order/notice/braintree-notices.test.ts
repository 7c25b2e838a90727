import { createHash, createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  startBraintreeEmulator,
  type BraintreeEmulator,
} from "../../providers/payment/braintree-emulator.ts";
import { braintreeProvider } from "../../providers/payment/braintree-provider.ts";
import type { PaymentProvider } from "../../providers/payment/payment-provider.ts";
import { aGuest } from "../../testing/guest.ts";
import { aProduct } from "../../testing/shop.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let emulator: BraintreeEmulator;
let isDeaf = false;
beforeAll(async () => {
  emulator = await startBraintreeEmulator();
  const { keys, environment } = emulator;
  const provider = braintreeProvider({ keys, environment, timeoutMs: 5000 });
  const hearing: PaymentProvider = {
    ...provider,
    authorize: async (request) => {
      const answer = await provider.authorize(request);
      return isDeaf ? { state: "unanswered" } : answer;
    },
    find: async (key) => (isDeaf ? { state: "unanswered" } : provider.find(key)),
  };
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 100 } });
    },
    { payment: hearing },
  );
});
afterAll(async () => {
  await app.close();
  emulator.close();
});

/** A notice as Braintree sends it: what it tells, and that signed by the private key. */
function form(xml: string, privateKey = emulator.keys.privateKey): string {
  const payload = `${Buffer.from(xml).toString("base64")}\n`;
  const key = createHash("sha1").update(privateKey).digest();
  const signature = createHmac("sha1", key).update(payload).digest("hex");
  const signed = `${emulator.keys.publicKey}|${signature}`;
  return new URLSearchParams({ bt_signature: signed, bt_payload: payload }).toString();
}

const telling = (kind: string, key: string, around = ["", ""]) =>
  `<notification><timestamp type="datetime">2026-03-02T10:00:00Z</timestamp><kind>${kind}</kind>
  <subject>${around[0]}<transaction><id>tx</id><order-id>${key}</order-id><type>sale</type>
  <status>settled</status><amount>1.00</amount></transaction>${around[1]}</subject></notification>`;

const send = (payload: string) =>
  app.fastify.inject({
    method: "POST",
    url: "/webhooks/braintree",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload,
  });

const noticesOf = (kind: string) =>
  app.shop.db
    .selectFrom("payment_notice")
    .select(["state", "payment_key", "order_id"])
    .where("kind", "=", kind)
    .execute();

let cards = 0;
async function unheard() {
  const guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
  await guest.pay(`valid:${(cards += 1)}`);
  isDeaf = true;
  await guest.placeOrder();
  isDeaf = false;
  return () =>
    app.shop.db
      .selectFrom("payment")
      .innerJoin("sales_order", "sales_order.id", "payment.order_id")
      .innerJoin("cart", "cart.id", "sales_order.cart_id")
      .select(["state", "status", "idempotency_key", "payment.order_id"])
      .where("mask_id", "=", guest.maskId)
      .executeTakeFirstOrThrow();
}

describe("issue 9.5 what Braintree tells by itself", () => {
  it("settles a payment whose answer was never heard, however often it is told", async () => {
    const payment = await unheard();
    const before = await payment();
    expect(before).toMatchObject({ state: "started", status: "payment_review" });
    const told = form(telling("transaction_settled", before.idempotency_key));
    const answers = await Promise.all([send(told), send(told), send(told)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await payment()).toMatchObject({ state: "authorized", status: "processing" });
    expect(await noticesOf("transaction_settled")).toEqual([
      { state: "heard", payment_key: before.idempotency_key, order_id: before.order_id },
    ]);
  });

  it("a dispute and money of nobody's order are for staff; that the address answers is not", async () => {
    const payment = await (await unheard())();
    const dispute = telling("dispute_opened", payment.idempotency_key, ["<dispute>", "</dispute>"]);
    expect((await send(form(dispute))).statusCode).toBe(200);
    expect(await noticesOf("dispute_opened")).toMatchObject([
      { state: "open", order_id: payment.order_id },
    ]);
    await send(form(telling("transaction_disbursed", "900000001-1-a1b2")));
    expect(await noticesOf("transaction_disbursed")).toMatchObject([
      { state: "open", order_id: null },
    ]);
    await send(form(telling("check", "")));
    expect(await noticesOf("check")).toEqual([]);
  });

  it("proves whose the address is to whoever asks as Braintree does", async () => {
    const ask = (challenge: string) =>
      app.fastify.inject({ method: "GET", url: `/webhooks/braintree?bt_challenge=${challenge}` });
    const challenge = "20f9f8ed05f77439fe955c977e4c8a53";
    const key = createHash("sha1").update(emulator.keys.privateKey).digest();
    const signature = createHmac("sha1", key).update(challenge).digest("hex");
    const answer = await ask(challenge);
    expect([answer.statusCode, answer.body]).toEqual([
      200,
      `${emulator.keys.publicKey}|${signature}`,
    ]);
    for (const wrong of ["", "x", "A".repeat(20), "a".repeat(33), "a%0Ab".repeat(10)]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await ask(wrong)).statusCode).toBe(404);
    }
  });

  it.each<[string, () => string]>([
    ["signed by another key", () => form(telling("forged", "1"), "another")],
    [
      "changed on the way",
      () => form(telling("forged", "1")).replace("bt_payload=P", "bt_payload=Q"),
    ],
    ["without a signature", () => `bt_payload=${btoa(telling("forged", "1"))}`],
    ["without a payload", () => "bt_signature=a%7Cb"],
    ["no form", () => "{"],
    ["nothing", () => ""],
  ])("is refused and kept nowhere: %s", async (_, body) => {
    expect((await send(body())).statusCode).toBe(400);
    expect(await noticesOf("forged")).toEqual([]);
  });

  it("that is signed and no notice is refused, and the store stands", async () => {
    for (const xml of ["", "<", "<notification/>", "<other><kind>forged</kind></other>"]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await send(form(xml))).statusCode).toBe(400);
    }
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import type { GivenNotice } from "../../providers/payment/notice.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { noticesForged } from "./hear-notice.ts";
import { event, sendNotice, signedByPaypal, type SignedNotice } from "./testing/paypal-signed.ts";

let app: TestApp;
let sandbox: TestSandbox;
/** Notices that were read. */
let reads = 0;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const { wallet } = sandbox;
  const counting = {
    ...wallet,
    notices: {
      read: (given: GivenNotice) => {
        reads += 1;
        return wallet.notices?.read(given) ?? Promise.resolve("forged" as const);
      },
    },
  };
  app = await testApp(() => Promise.resolve(), { payment: sandbox.provider, wallet: counting });
});
beforeEach(() => app.call.held(noticesForged).clear());
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

const send = (notice: SignedNotice) => sendNotice(app, notice);

const rowsOf = async (kind: string) =>
  app.shop.db.selectFrom("payment_notice").selectAll().where("kind", "=", kind).execute();

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
    [
      "what PayPal cannot read",
      (one) => ({ ...one, payload: one.payload.replace("{", '{"__proto__":{"id":"x"},') }),
    ],
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
    const before = reads;
    for (let i = 0; i < 25; i += 1) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await forged()).statusCode).toBe(400);
    }
    expect(reads - before).toBe(20);
    const theirs = signedByPaypal(event("CHECKOUT.ORDER.APPROVED", {}));
    const elsewhere = { remoteAddress: "198.51.100.7" };
    expect((await sendNotice(app, theirs, elsewhere)).statusCode).toBe(200);
  });

  it("is not read to its end where it is too long", async () => {
    const long = signedByPaypal({ ...anEvent(), text: "x".repeat(70_000) });
    expect((await send(long)).statusCode).toBe(413);
  });

  it.each(["sandbox", "stripe", "..%2f..", "__proto__"])(
    "comes for nobody: /webhooks/%s",
    async (provider) => {
      expect((await sendNotice(app, signedByPaypal(anEvent()), { provider })).statusCode).toBe(404);
      const url = `/webhooks/${provider}?bt_challenge=${"a".repeat(20)}`;
      expect((await app.fastify.inject({ method: "GET", url })).statusCode).toBe(404);
    },
  );
});

const withHeaders = (one: SignedNotice, more: Readonly<Record<string, string>>): SignedNotice => ({
  ...one,
  headers: { ...one.headers, ...more },
});

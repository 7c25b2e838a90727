import { money } from "@placket/domain/money/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sandboxCreditKey } from "../choose-provider.ts";
import { PaymentMisuse, type CreditWish, type Standing } from "../payment-provider.ts";
import { startTestSandbox, type TestSandbox } from "../test-sandbox.ts";
import { creditKeyProvider } from "./creditkey-provider.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const usd = (minor: number) => money(minor, "USD");
const SUM = usd(6150);
const YARD = {
  firstname: "Mae",
  lastname: "Ito",
  company: "Ito Docks",
  street: ["1 Dock Road", "Back door"],
  city: "Portland",
  regionCode: "OR",
  region: "Oregon",
  postcode: "97205",
  countryCode: "US",
  telephone: "503 555 0100",
  saveInAddressBook: false,
};
const good = (quantity: number, price = usd(2995)) => ({
  reference: "41",
  name: "Cargo Work Pant",
  sku: "WM-CARGO",
  price,
  quantity,
});

const wish = (more: Partial<CreditWish> = {}): CreditWish => ({
  reference: "7",
  customer: null,
  email: "mae@ito.example",
  billing: YARD,
  shipping: YARD,
  goods: [good(2)],
  charges: {
    goods: usd(5990),
    shipping: usd(560),
    tax: usd(100),
    discount: usd(500),
    total: SUM,
  },
  returnUrl: "http://store.test/checkout?creditkey=approved&key=%CKKEY%",
  cancelUrl: "http://store.test/checkout?creditkey=canceled",
  mode: "redirect",
  ...more,
});

async function begun(more: Partial<CreditWish> = {}) {
  const approval = await sandbox.credit.begin(wish(more));
  return typeof approval === "object" ? approval : expect.fail(approval);
}

/** A payment of 61.50 that such a buyer has confirmed. */
async function confirmedBy(buyer: string, attempt = 1) {
  const { token, startUrl } = await begun();
  await sandbox.atCreditKey(startUrl, buyer);
  const key = `100000001-${attempt}-${token}`;
  return { token, key, request: { idempotencyKey: key, amount: SUM, token, orderNumber: "1" } };
}

const referenceOf = (standing: Standing) =>
  "reference" in standing ? standing.reference : expect.fail(standing.state);

/** A payment of 61.50 that is taken. */
async function taken(buyer: string) {
  const { request, key } = await confirmedBy(buyer);
  const reference = referenceOf(await sandbox.credit.authorize(request));
  await sandbox.credit.capture(reference, SUM, `${key}-m1`);
  return { reference, key };
}

describe("PAY-05 a checkout at Credit Key", () => {
  it("is shown for what Credit Key lends; where it cannot be asked, nobody knows", async () => {
    const { credit } = sandbox;
    expect(await credit.isDisplayed({ goods: [good(2)], customer: "12" })).toBe(true);
    expect(await credit.isDisplayed({ goods: [good(900)], customer: "12" })).toBe(false);
    const away = creditKeyProvider({
      ...sandboxCreditKey(sandbox.access),
      url: "http://127.0.0.1:9",
      timeoutMs: 500,
    });
    expect(await away.isDisplayed({ goods: [good(2)], customer: null })).toBe("unanswered");
    expect(await away.begin(wish())).toBe("unanswered");
  });

  it("leads back with its id once it is confirmed, or without having paid", async () => {
    const { token, startUrl } = await begun();
    expect(await sandbox.atCreditKey(startUrl, "")).toBe(
      "http://store.test/checkout?creditkey=canceled",
    );
    expect(await sandbox.atCreditKey(startUrl, "approve")).toBe(
      `http://store.test/checkout?creditkey=approved&key=${token}`,
    );
  });

  it("with charges that do not add up is refused", async () => {
    const charges = { ...wish().charges, shipping: usd(0) };
    expect(await sandbox.credit.begin(wish({ charges }))).toBe("refused");
  });

  it("with keys that are not ours is a fault of ours", async () => {
    const access = { ...sandboxCreditKey(sandbox.access), sharedSecret: "other", timeoutMs: 5000 };
    await expect(creditKeyProvider(access).begin(wish())).rejects.toThrow(PaymentMisuse);
  });
});

describe("PAY-05 money on credit", () => {
  it("is reserved once, however often it is asked for", async () => {
    const { request, key, token } = await confirmedBy("approve");
    const expected = { state: "authorized", reference: token, amount: SUM };
    const all = await Promise.all([1, 2, 3].map(() => sandbox.credit.authorize(request)));
    expect(all).toEqual([expected, expected, expected]);
    expect(await sandbox.credit.find(key)).toEqual(expected);
  });

  it("of another order of ours is not this one's", async () => {
    const { request, token } = await confirmedBy("approve");
    await sandbox.credit.authorize(request);
    expect(await sandbox.credit.find(`100000002-1-${token}`)).toEqual({
      state: "declined",
      reason: "approval_missing",
    });
  });

  it.each(["", "revoked"])("that %j confirmed is not reserved", async (buyer) => {
    const { token, startUrl } = await begun();
    await sandbox.atCreditKey(startUrl, buyer);
    const request = {
      idempotencyKey: `100000003-1-${token}`,
      amount: SUM,
      token,
      orderNumber: "100000003",
    };
    const declined = { state: "declined", reason: "wallet_declined" };
    expect(await sandbox.credit.authorize(request)).toEqual(declined);
  });

  it.each(["", "AB", "../../ecomm/refund", crypto.randomUUID()])(
    "is not known by %j",
    async (token) => expect(await sandbox.credit.find(`100000003-1-${token}`)).toBe("unknown"),
  );

  it("whose answer got lost is found", async () => {
    const { request, key } = await confirmedBy("answer_lost");
    expect(await sandbox.credit.authorize(request)).toEqual({ state: "unanswered" });
    expect(await sandbox.credit.find(key)).toMatchObject({ state: "authorized", amount: SUM });
  });

  it("is taken in part, once, and paid back in parts", async () => {
    const { request, key } = await confirmedBy("approve");
    const { credit } = sandbox;
    const reference = referenceOf(await credit.authorize(request));
    const done = { state: "done", reference };
    const high = { state: "refused", reason: "amount_too_high" };
    const wrong = { state: "refused", reason: "wrong_state" };
    expect(await credit.refund(reference, SUM, `${key}-m1`, usd(0))).toEqual(wrong);
    expect(await credit.capture(reference, usd(9999), `${key}-m1`)).toEqual(high);
    expect(await credit.capture(reference, usd(5000), `${key}-m2`)).toEqual(done);
    expect(await credit.capture(reference, usd(5000), `${key}-m2`)).toEqual(done);
    expect(await credit.capture(reference, usd(4000), `${key}-m3`)).toEqual(wrong);
    expect(await credit.refund(reference, usd(2000), `${key}-m4`, usd(0))).toEqual(done);
    expect(await credit.refund(reference, usd(2000), `${key}-m4`, usd(0))).toEqual(done);
    expect(await credit.refund(reference, usd(2000), `${key}-m5`, usd(2000))).toEqual(done);
    expect(await credit.refund(reference, usd(2000), `${key}-m6`, usd(4000))).toEqual(high);
    expect(await credit.find(key)).toEqual({
      state: "captured",
      reference,
      captured: usd(5000),
      refunded: usd(4000),
    });
    expect(await credit.void(reference, "v")).toEqual(wrong);
  });

  it("whose paying back was not heard of is paid back once", async () => {
    const { reference, key } = await taken("refund_lost");
    const ask = () => sandbox.credit.refund(reference, usd(1000), `${key}-m2`, usd(0));
    expect(await ask()).toEqual({ state: "unanswered" });
    expect(await ask()).toEqual({ state: "done", reference });
    expect(await sandbox.credit.find(key)).toMatchObject({ refunded: usd(1000) });
  });

  it("that somebody paid back there by hand waits for staff", async () => {
    const { reference, key } = await taken("approve");
    await sandbox.credit.refund(reference, usd(700), "by-hand");
    const answer = await sandbox.credit.refund(reference, usd(1000), `${key}-m2`, usd(0));
    expect(answer).toEqual({ state: "refused", reason: "wrong_state" });
  });

  it("is called off once, and then neither taken nor reserved again", async () => {
    const { request, key } = await confirmedBy("approve");
    const { credit } = sandbox;
    const reference = referenceOf(await credit.authorize(request));
    expect(await credit.void(reference, "v1")).toEqual({ state: "done", reference });
    expect(await credit.void(reference, "v2")).toEqual({ state: "done", reference });
    expect(await credit.authorize(request)).toEqual({ state: "voided", reference });
    expect(await credit.capture(reference, SUM, `${key}-m1`)).toEqual({
      state: "refused",
      reason: "wrong_state",
    });
  });

  it("is there after Credit Key was away, which says nothing about it", async () => {
    const own = await startTestSandbox();
    const approval = await own.credit.begin(wish());
    if (typeof approval === "string") throw new Error(approval);
    await own.atCreditKey(approval.startUrl, "approve");
    const key = `100000004-1-${approval.token}`;
    const request = { idempotencyKey: key, amount: SUM, token: approval.token, orderNumber: "4" };
    await own.credit.authorize(request);
    await own.kill();
    expect(await own.credit.find(key)).toEqual({ state: "unanswered" });
    await own.revive();
    expect(await own.credit.find(key)).toMatchObject({ state: "authorized" });
    await own.close();
  });
});

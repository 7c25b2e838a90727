import { money } from "@placket/domain/money/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PaymentMisuse, type ApprovalWish, type Standing } from "../payment-provider.ts";
import { startTestSandbox, type TestSandbox } from "../test-sandbox.ts";
import { amountText } from "../amount-text.ts";
import { paypalLine, textIn } from "./paypal-line.ts";
import { readPaypalOrder } from "./paypal-order.ts";
import { paypalProvider } from "./paypal-provider.ts";
import { sandboxPaypal } from "../choose-provider.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const SUM = money(6150, "USD");
const wish = (more: Partial<ApprovalWish> = {}): ApprovalWish => ({
  key: crypto.randomUUID(),
  amount: SUM,
  isFinal: true,
  shipping: null,
  returnUrl: "http://store.test/checkout?paypal=approved",
  cancelUrl: "http://store.test/checkout?paypal=canceled",
  locale: "en-US",
  ...more,
});

async function begun(more: Partial<ApprovalWish> = {}) {
  const approval = await sandbox.wallet.begin(wish(more));
  if (typeof approval === "string") throw new Error(`Nothing was begun: ${approval}`);
  return approval;
}

const DOCK = {
  name: "Mae Ito",
  street: ["1 Dock Road", "Back door"],
  city: "Portland",
  region: "OR",
  postcode: "97205",
  countryCode: "US",
};

/** A payment of 61.50 by what that buyer approves, and what it is authorized with. */
async function paidBy(buyer: string, attempt = 1) {
  const { token } = await begun();
  await sandbox.atPaypal(token, buyer);
  const key = `100000001-${attempt}-${token}`;
  return { token, key, request: { idempotencyKey: key, amount: SUM, token, orderNumber: "1" } };
}

const referenceOf = (standing: Standing) =>
  "reference" in standing ? standing.reference : expect.fail(standing.state);

describe("what a buyer approves", () => {
  it("is opened once for a key, and leads to PayPal's page and back with token and payer", async () => {
    const key = crypto.randomUUID();
    const { token, startUrl } = await begun({ key });
    expect((await begun({ key })).token).toBe(token);
    expect(new URL(startUrl).searchParams.get("token")).toBe(token);
    expect(await sandbox.wallet.approvalOf(token)).toBe("waiting");
    const back = new URL(await sandbox.atPaypal(token, "approve"));
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ paypal: "approved", token });
    expect(await sandbox.wallet.approvalOf(token)).toMatchObject({
      payerId: back.searchParams.get("PayerID"),
      email: "buyer@paypal.example",
      shipping: { name: "Demo Buyer", region: "FL", countryCode: "US" },
    });
  });

  it("goes back unapproved", async () => {
    const { token } = await begun();
    const back = new URL(await sandbox.atPaypal(token, ""));
    expect(Object.fromEntries(back.searchParams)).toEqual({ paypal: "canceled", token });
    expect(await sandbox.wallet.approvalOf(token)).toBe("waiting");
  });

  it("goes where the shop says", async () => {
    const { token } = await begun({ shipping: DOCK });
    await sandbox.atPaypal(token, "approve");
    expect(await sandbox.wallet.approvalOf(token)).toMatchObject({ shipping: DOCK });
  });

  it("shows of a long address what PayPal has room for", async () => {
    const long = "Ñ".repeat(255);
    const shipping = {
      ...DOCK,
      name: `${long} ${long}`,
      street: ["1 Dock Road", long, long, long],
      city: long,
    };
    const { token } = await begun({ shipping });
    await sandbox.atPaypal(token, "approve");
    expect(await sandbox.wallet.approvalOf(token)).toMatchObject({
      shipping: { name: `${long} ${"Ñ".repeat(44)}`, city: "Ñ".repeat(120) },
    });
  });

  it("is not opened for an address that PayPal does not take, and that is said", async () => {
    const shipping = { ...DOCK, postcode: "" };
    expect(await sandbox.wallet.begin(wish({ shipping }))).toBe("addressRefused");
  });

  it.each(["", "ABC", "../../v1/oauth2/token", "AAAAAAAAAAAAAAAAA"])(
    "%j is no token of PayPal's",
    async (token) => expect(await sandbox.wallet.approvalOf(token)).toBe("unknown"),
  );
});

describe("money", () => {
  it("is reserved once, however often it is asked for", async () => {
    const { request, key, token } = await paidBy("approve");
    expect(await sandbox.wallet.find(key)).toBe("unknown");
    const expected = { state: "authorized", reference: token, amount: SUM };
    const all = await Promise.all([1, 2, 3].map(() => sandbox.wallet.authorize(request)));
    expect(all).toEqual([expected, expected, expected]);
    expect(await sandbox.wallet.authorize(request)).toEqual(expected);
    expect(await sandbox.wallet.find(key)).toEqual(expected);
  });

  it("is what the order comes to by then, not what the buyer saw before shipping", async () => {
    const { token } = await begun({ isFinal: false });
    await sandbox.atPaypal(token, "approve");
    const amount = money(7000, "USD");
    const request = { idempotencyKey: `2-1-${token}`, amount, token, orderNumber: "2" };
    expect(await sandbox.wallet.authorize(request)).toMatchObject({ state: "authorized", amount });
  });

  it("of another payment by the same token is not this one's", async () => {
    const { request, token } = await paidBy("approve");
    await sandbox.wallet.authorize(request);
    const other = { ...request, idempotencyKey: `100000001-2-${token}` };
    const declined = { state: "declined", reason: "approval_missing" };
    expect(await sandbox.wallet.authorize(other)).toEqual(declined);
    expect(await sandbox.wallet.find(other.idempotencyKey)).toEqual(declined);
  });

  it.each([
    ["decline", { state: "declined", reason: "wallet_declined" }],
    ["pending", { state: "pending" }],
    ["answer_lost", { state: "unanswered" }],
  ])("of a buyer who %s", async (buyer, expected) => {
    const { request } = await paidBy(buyer);
    expect(await sandbox.wallet.authorize(request)).toMatchObject(expected);
  });

  it("whose answer got lost is found", async () => {
    const { request, key } = await paidBy("answer_lost");
    await sandbox.wallet.authorize(request);
    expect(await sandbox.wallet.find(key)).toMatchObject({ state: "authorized", amount: SUM });
  });

  it("that nobody approved is not reserved", async () => {
    const { token } = await begun();
    const request = { idempotencyKey: `3-1-${token}`, amount: SUM, token, orderNumber: "3" };
    const declined = { state: "declined", reason: "approval_missing" };
    expect(await sandbox.wallet.authorize(request)).toEqual(declined);
    expect(await sandbox.wallet.authorize({ ...request, token: "no token" })).toEqual(declined);
  });

  it("is taken in part and paid back in parts, each once for its key", async () => {
    const { request, key } = await paidBy("approve");
    const reference = referenceOf(await sandbox.wallet.authorize(request));
    const { wallet } = sandbox;
    const done = { state: "done", reference };
    const high = { state: "refused", reason: "amount_too_high" };
    const wrong = { state: "refused", reason: "wrong_state" };
    expect(await wallet.refund(reference, SUM, "r0")).toEqual(wrong);
    expect(await wallet.capture(reference, money(9999, "USD"), "c0")).toEqual(high);
    expect(await wallet.capture(reference, money(5000, "USD"), "c1")).toEqual(done);
    expect(await wallet.capture(reference, money(5000, "USD"), "c1")).toEqual(done);
    expect(await wallet.capture(reference, money(5000, "USD"), "c2")).toEqual(wrong);
    for (const id of ["r1", "r1", "r2"]) {
      expect(await wallet.refund(reference, money(2000, "USD"), id)).toEqual(done);
    }
    expect(await wallet.refund(reference, money(2000, "USD"), "r3")).toEqual(high);
    expect(await wallet.find(key)).toEqual({
      state: "captured",
      reference,
      captured: money(5000, "USD"),
      refunded: money(4000, "USD"),
    });
    expect(await wallet.void(reference, "v1")).toEqual(wrong);
  });

  it("taken in parts at PayPal, the rest of it called off there, is taken, and goes back of each part", async () => {
    const { request, key } = await paidBy("approve");
    const reference = referenceOf(await sandbox.wallet.authorize(request));
    const [one, two] = [await takenThere(reference, 2000), await takenThere(reference, 1500)];
    expect(new Set([one, two]).size).toBe(2);
    await sandbox.wallet.void(reference, "by-hand");
    const taken = { state: "captured", reference, captured: money(3500, "USD") };
    expect(await sandbox.wallet.find(key)).toEqual({ ...taken, refunded: money(0, "USD") });
    const { wallet } = sandbox;
    const done = { state: "done", reference };
    expect(await wallet.refund(reference, money(500, "USD"), "first")).toEqual(done);
    for (const again of ["rest", "rest"]) {
      expect(await wallet.refund(reference, money(3000, "USD"), again)).toEqual(done);
    }
    expect(await wallet.find(key)).toEqual({ ...taken, refunded: money(3500, "USD") });
    const high = { state: "refused", reason: "amount_too_high" };
    expect(await wallet.refund(reference, money(1, "USD"), "more")).toEqual(high);
  });

  it("is called off once, and then neither taken nor reserved again", async () => {
    const { request, key } = await paidBy("approve");
    const reference = referenceOf(await sandbox.wallet.authorize(request));
    const done = { state: "done", reference };
    expect(await sandbox.wallet.void(reference, "v1")).toEqual(done);
    expect(await sandbox.wallet.void(reference, "v2")).toEqual(done);
    expect(await sandbox.wallet.find(key)).toEqual({ state: "voided", reference });
    expect(await sandbox.wallet.authorize(request)).toEqual({ state: "voided", reference });
    const capture = await sandbox.wallet.capture(reference, SUM, "c1");
    expect(capture).toEqual({ state: "refused", reason: "wrong_state" });
  });
});

/** Takes a part of what is reserved, as somebody does in PayPal's back office; more may follow. */
async function takenThere(reference: string, minor: number): Promise<string> {
  const line = paypalLine({ ...sandboxPaypal(sandbox.access), timeoutMs: 5000 });
  const order = await line({ method: "GET", path: `/v2/checkout/orders/${reference}` });
  const { authorization } = readPaypalOrder(order.kind === "said" ? order.body : {});
  const taken = await line({
    method: "POST",
    path: `/v2/payments/authorizations/${authorization?.id}/capture`,
    requestId: crypto.randomUUID(),
    body: { amount: { currency_code: "USD", value: amountText(money(minor, "USD")) } },
  });
  return taken.kind === "said" ? textIn(taken.body, "id") : expect.fail(taken.kind);
}

describe("an unreachable or restarted PayPal", () => {
  it("says nothing about the money while it is away; what it reserved is there when it is back", async () => {
    const own = await startTestSandbox();
    const approval = await own.wallet.begin(wish());
    if (typeof approval === "string") throw new Error(`Nothing was begun: ${approval}`);
    const { token } = approval;
    await own.atPaypal(token, "approve");
    const key = `4-1-${token}`;
    const request = { idempotencyKey: key, amount: SUM, token, orderNumber: "4" };
    await own.wallet.authorize(request);
    await own.kill();
    expect(await own.wallet.find(key)).toEqual({ state: "unanswered" });
    expect(await own.wallet.begin(wish())).toBe("unanswered");
    await own.revive();
    // Its bearer's tokens went with it: one is fetched anew.
    expect(await own.wallet.find(key)).toMatchObject({ state: "authorized" });
    await own.close();
  });

  it("that does not take our keys is a fault of ours", async () => {
    const access = { ...sandboxPaypal(sandbox.access), clientSecret: "other", timeoutMs: 5000 };
    await expect(paypalProvider(access).begin(wish())).rejects.toThrow(PaymentMisuse);
  });
});

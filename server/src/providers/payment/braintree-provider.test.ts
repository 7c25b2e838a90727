import { money } from "@placket/domain/money/money";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startBraintreeEmulator, type BraintreeEmulator } from "./braintree-emulator.ts";
import { amountText } from "./amount-text.ts";
import { braintreeProvider } from "./braintree-provider.ts";
import { choosePaymentProvider } from "./choose-provider.ts";
import {
  PaymentMisuse,
  type AuthorizationRequest,
  type PaymentProvider,
} from "./payment-provider.ts";

let emulator: BraintreeEmulator;
let provider: PaymentProvider;
let count = 0;
beforeAll(async () => {
  emulator = await startBraintreeEmulator();
});
afterAll(() => emulator.close());
beforeEach(() => {
  emulator.books.searchIsCurrent = true;
  provider = providerWith(5000);
});

function providerWith(timeoutMs: number): PaymentProvider {
  const { keys, environment } = emulator;
  return braintreeProvider({ keys, environment, timeoutMs });
}

function request(kind: string): AuthorizationRequest {
  count += 1;
  return {
    idempotencyKey: `10000000${count}-1`,
    token: `${kind}:${count}`,
    amount: money(6150, "USD"),
    orderNumber: `10000000${count}`,
  };
}

async function authorized(): Promise<{ reference: string; key: string }> {
  const wanted = request("valid");
  const answer = await provider.authorize(wanted);
  if (answer.state !== "authorized") throw new Error(`Not authorized: ${answer.state}`);
  return { reference: answer.reference, key: wanted.idempotencyKey };
}

describe("authorize", () => {
  it("charges in the currency of the order, by the merchant account that has it", async () => {
    const wanted = { ...request("valid"), amount: money(3395, "GBP") };
    const answer = await provider.authorize(wanted);
    expect(answer).toMatchObject({ state: "authorized", amount: money(3395, "GBP") });
    const [sent] = emulator.requests.slice(-1);
    expect(sent).toContain('"merchant_account_id":"placket-gbp"');
  });

  it("reserves by a sale that is not submitted, with our key as its order id", async () => {
    const wanted = request("valid");
    const billing = {
      firstName: "Marta",
      lastName: "Kowal",
      street: "1 Main Street",
      city: "Springfield",
      postcode: "01103",
      countryCode: "US",
    };
    const answer = await provider.authorize({ ...wanted, billing, verification: "device-1" });
    expect(answer).toEqual({
      state: "authorized",
      reference: expect.stringMatching(/^bt/),
      amount: money(6150, "USD"),
      card: { brand: "mastercard", last4: "4444", expiry: "12/2030" },
    });
    const sent = emulator.requests.at(-1) ?? "";
    expect(JSON.parse(sent.slice(sent.indexOf("{")))).toEqual({
      transaction: {
        amount: "61.50",
        order_id: wanted.idempotencyKey,
        payment_method_nonce: wanted.token,
        device_data: "device-1",
        billing: {
          first_name: "Marta",
          last_name: "Kowal",
          street_address: "1 Main Street",
          locality: "Springfield",
          postal_code: "01103",
          country_code_alpha2: "US",
        },
        options: { submit_for_settlement: false },
        type: "sale",
      },
    });
  });

  it.each([
    ["processor-declined", "declined"],
    ["insufficient-funds", "insufficient_funds"],
    ["expired-card", "expired_card"],
    ["cvv-mismatch", "incorrect_security_code"],
    ["three-d-secure-required", "verification_failed"],
    ["processor-failed", "declined"],
    ["nobody-knows-it", "token_spent"],
  ])("%s is declined: %s", async (kind, reason) => {
    const wanted = request(kind);
    const isKnown = reason !== "token_spent";
    const card = { brand: "mastercard", last4: "4444", expiry: "12/2030" };
    const declined = { state: "declined", reason, ...(isKnown && { card }) };
    expect(await provider.authorize(wanted)).toEqual(declined);
    expect(await provider.find(wanted.idempotencyKey)).toEqual(isKnown ? declined : "unknown");
  });

  it("50 parallel calls with one key make one authorization", async () => {
    const wanted = request("valid");
    const before = emulator.books.transactions.length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => provider.authorize(wanted)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.state).toBe("authorized");
    expect(emulator.books.transactions.length - before).toBe(1);
  });

  it("a repetition of a declined call is declined alike", async () => {
    const wanted = request("insufficient-funds");
    const first = await provider.authorize(wanted);
    expect(await provider.authorize(wanted)).toEqual(first);
  });

  it("a duplicate that Braintree rejects is answered with the first one", async () => {
    const wanted = request("valid");
    const first = await provider.authorize(wanted);
    const again = await provider.authorize({ ...wanted, token: `valid:again-${count}` });
    expect(again).toEqual(first);
    expect(await provider.find(wanted.idempotencyKey)).toEqual(first);
  });

  it("a repetition that search does not show yet is unanswered, never declined", async () => {
    const wanted = request("valid");
    await provider.authorize(wanted);
    emulator.books.searchIsCurrent = false;
    expect(await provider.authorize(wanted)).toEqual({ state: "unanswered" });
    expect(await provider.find(wanted.idempotencyKey)).toBe("unknown");
    expect(provider.unknownIsFinalAfterMs).toBeGreaterThan(60_000);
  });
});

describe("no answer", () => {
  it.each([
    ["authorized-then-timeout", 5000],
    ["authorized-then-hang-up", 5000],
    ["authorized-then-silence", 60],
  ])("%s: unanswered, and find finds the money", async (kind, timeoutMs) => {
    const wanted = request(kind);
    expect(await providerWith(timeoutMs).authorize(wanted)).toEqual({ state: "unanswered" });
    expect(await provider.find(wanted.idempotencyKey)).toMatchObject({ state: "authorized" });
    expect(await provider.authorize(wanted)).toMatchObject({ state: "authorized" });
  });

  it("a transaction that Braintree still works on is pending", async () => {
    const wanted = request("authorizing");
    expect(await providerWith(60).authorize(wanted)).toEqual({ state: "unanswered" });
    expect(await provider.find(wanted.idempotencyKey)).toMatchObject({ state: "pending" });
  });

  it("a gateway that is not there leaves everything unanswered", async () => {
    const gone = await startBraintreeEmulator();
    gone.close();
    const { keys, environment } = gone;
    const unreachable = braintreeProvider({ keys, environment, timeoutMs: 2000 });
    expect(await unreachable.authorize(request("valid"))).toEqual({ state: "unanswered" });
    expect(await unreachable.find("k")).toEqual({ state: "unanswered" });
    expect(await unreachable.capture("bt1", money(1, "USD"), "c")).toEqual({ state: "unanswered" });
    expect(await unreachable.refund("bt1", money(1, "USD"), "r")).toEqual({ state: "unanswered" });
    expect(await unreachable.clientSetup("USD")).toBe("unanswered");
  });
});

describe("capture, void and refund", () => {
  it("capture submits up to the reserved amount, once", async () => {
    const { reference, key } = await authorized();
    expect(await provider.capture(reference, money(6151, "USD"), "c0")).toEqual({
      state: "refused",
      reason: "amount_too_high",
    });
    expect(await provider.capture(reference, money(6000, "USD"), "c1")).toEqual({
      state: "done",
      reference,
    });
    expect(await provider.capture(reference, money(6000, "USD"), "c1")).toMatchObject({
      state: "done",
    });
    expect(await provider.capture(reference, money(5000, "USD"), "c2")).toEqual({
      state: "refused",
      reason: "wrong_state",
    });
    expect(await provider.find(key)).toMatchObject({
      state: "captured",
      captured: money(6000, "USD"),
      refunded: money(0, "USD"),
    });
  });

  it("void gives the money back, and a second time does no harm", async () => {
    const { reference, key } = await authorized();
    expect(await provider.void(reference, "v1")).toMatchObject({ state: "done" });
    expect(await provider.void(reference, "v1")).toMatchObject({ state: "done" });
    expect(await provider.find(key)).toEqual({ state: "voided", reference });
  });

  it("refund pays back what is settled, in parts, each key once", async () => {
    const { reference, key } = await authorized();
    await provider.capture(reference, money(6150, "USD"), "c1");
    expect(await provider.refund(reference, money(1, "USD"), `${key}-r0`)).toEqual({
      state: "refused",
      reason: "wrong_state",
    });
    emulator.books.settle(reference);
    expect(await provider.refund(reference, money(1000, "USD"), `${key}-r1`)).toMatchObject({
      state: "done",
    });
    expect(await provider.refund(reference, money(1000, "USD"), `${key}-r1`)).toMatchObject({
      state: "done",
    });
    expect(await provider.refund(reference, money(5151, "USD"), `${key}-r2`)).toEqual({
      state: "refused",
      reason: "amount_too_high",
    });
    expect(await provider.refund(reference, money(150, "USD"), `${key}-r3`)).toMatchObject({
      state: "done",
    });
    expect(await provider.find(key)).toMatchObject({
      captured: money(6150, "USD"),
      refunded: money(1150, "USD"),
    });
  });

  it.each(["nobody", "../client_token"])("the reference %s is unknown", async (reference) => {
    const answer = { state: "refused", reason: "unknown_reference" };
    expect(await provider.capture(reference, money(1, "USD"), "c")).toEqual(answer);
    expect(await provider.void(reference, "v")).toEqual(answer);
  });
});

describe("configuration", () => {
  it("keys that Braintree refuses are the operator's error", async () => {
    const keys = { ...emulator.keys, privateKey: "wrong" };
    const { environment } = emulator;
    const refused = braintreeProvider({ keys, environment, timeoutMs: 5000 });
    await expect(refused.authorize(request("valid"))).rejects.toThrow(PaymentMisuse);
    await expect(refused.find("k")).rejects.toThrow(PaymentMisuse);
  });

  it("the browser gets a client token and where the official scripts lie", async () => {
    expect(await provider.clientSetup("USD")).toEqual({
      provider: "braintree",
      clientToken: "client-token",
      scriptBase: expect.stringMatching(
        /^https:\/\/js\.braintreegateway\.com\/web\/3\.\d+\.\d+\/js$/,
      ),
      googlePay: { environment: "TEST", merchantId: "google-1" },
    });
    expect(provider.browserSources.script).toContain("https://js.braintreegateway.com");
  });

  it("Braintree is used when its keys are configured, the sandbox otherwise", async () => {
    const sandbox = {
      url: "http://127.0.0.1:3001",
      publicOrigin: "http://localhost:3001",
      publicKey: "pk",
      secretKey: "sk",
    };
    const chosen = async (braintree: typeof emulator.keys | undefined) =>
      (await choosePaymentProvider({ sandbox, braintree })).code;
    expect(await chosen(undefined)).toBe("sandbox");
    expect(await chosen(emulator.keys)).toBe("braintree");
  });
});

describe("amounts", () => {
  it.each([
    [money(5, "USD"), "0.05"],
    [money(6150, "USD"), "61.50"],
    [money(500, "JPY"), "500"],
    [money(1234, "KWD"), "1.234"],
  ])("%j is written %s", (amount, text) => {
    expect(amountText(amount)).toBe(text);
  });
});

describe("kept cards (PAY-16)", () => {
  it("a card is kept with the sale that it pays, where that was wished for", async () => {
    const plain = await provider.authorize(request("valid"));
    expect(plain).not.toHaveProperty("vaultToken");
    const wanted = request("valid");
    const kept = await provider.authorize({ ...wanted, keepsCard: true });
    expect(kept).toMatchObject({
      state: "authorized",
      vaultToken: expect.stringMatching(/^vault/),
    });
    expect(await provider.find(wanted.idempotencyKey)).toEqual(kept);
  });

  it("pays again by a nonce of its own each time, which is taken once", async () => {
    const vaultToken = await keptCard();
    const [first, second] = [await nonceOf(vaultToken), await nonceOf(vaultToken)];
    expect(first).not.toBe(second);
    const again = { ...request("valid"), token: first };
    expect(await provider.authorize(again)).toMatchObject({ state: "authorized" });
    expect(await provider.authorize(again)).toMatchObject({ state: "authorized" });
    const sales = emulator.books.transactions.filter(
      ({ orderId }) => orderId === again.idempotencyKey,
    );
    expect(sales).toHaveLength(1);
  });

  it("a forgotten card is gone, and forgotten however often it is asked for", async () => {
    const vaultToken = await keptCard();
    expect(await provider.forget(vaultToken)).toBe("done");
    expect(await provider.forget(vaultToken)).toBe("done");
    expect(await provider.spendable(vaultToken)).toEqual({ state: "gone" });
  });

  async function keptCard(): Promise<string> {
    const answer = await provider.authorize({ ...request("valid"), keepsCard: true });
    if (answer.state !== "authorized" || !answer.vaultToken) throw new Error("Not kept");
    return answer.vaultToken;
  }

  async function nonceOf(vaultToken: string): Promise<string> {
    const spendable = await provider.spendable(vaultToken);
    expect(spendable).toMatchObject({ state: "ready", bin: "411111" });
    return spendable.state === "ready" ? spendable.token : "";
  }
});

import { money } from "@placket/domain/money/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBraintreeEmulator, type BraintreeEmulator } from "./braintree-emulator.ts";
import { braintreeProvider } from "./braintree-provider.ts";
import type { AuthorizationRequest } from "./payment-provider.ts";

let emulator: BraintreeEmulator;
let count = 0;
beforeAll(async () => {
  emulator = await startBraintreeEmulator();
});
afterAll(() => emulator.close());

/** Authorizes what a wallet hands over; `kind` is what Braintree knows it as. */
async function charge(kind: string, threeDSecure: "asked" | "required") {
  const { keys, environment } = emulator;
  const provider = braintreeProvider({
    keys: { ...keys, threeDSecure },
    environment,
    timeoutMs: 5000,
  });
  count += 1;
  const asked: AuthorizationRequest = {
    idempotencyKey: `20000000${count}-1`,
    token: `${kind}_${count}`,
    amount: money(6150, "USD"),
    orderNumber: `20000000${count}`,
    fromDevice: true,
  };
  const before = emulator.requests.length;
  const answer = await provider.authorize(asked);
  const found = await provider.find(asked.idempotencyKey);
  const again = await provider.authorize(asked);
  return { answer, found, again, sent: emulator.requests.slice(before) };
}

describe("issue 9.5 what a wallet of a browser hands over is charged as a card", () => {
  it.each([
    ["apple-pay", "applePay"],
    ["google-pay", "googlePay"],
    ["google-pay-number", "googlePay"],
  ])(
    "%s is told as a card of that wallet, by the digits that its owner knows",
    async (kind, wallet) => {
      const { answer, found, again } = await charge(kind, "asked");
      expect(answer).toMatchObject({
        state: "authorized",
        card: { wallet, brand: "visa", last4: "1111", expiry: "12/2030" },
      });
      expect(found).toEqual(answer);
      expect(again).toEqual(answer);
    },
  );

  it("what is declined is declined, and asked about a second time it is declined alike", async () => {
    const { answer, again } = await charge("apple-pay-declined", "asked");
    expect(answer).toMatchObject({ state: "declined", reason: "insufficient_funds" });
    expect(again).toEqual(answer);
  });

  it.each([
    ["apple-pay", "authorized"],
    ["google-pay", "authorized"],
    ["google-pay-number", "declined"],
    ["google-pay-number-confirmed", "authorized"],
    ["valid", "declined"],
    ["confirmed", "authorized"],
  ])("where banks confirm cards %s is %s, whatever it was said to be", async (kind, state) => {
    const { answer, again } = await charge(kind, "required");
    expect(answer.state).toBe(state);
    expect(again).toEqual(answer);
  });

  it("nobody looks where no bank has to confirm", async () => {
    const { sent } = await charge("apple-pay", "asked");
    expect(sent.filter((one) => one.includes("payment_method_nonces"))).toEqual([]);
  });

  it("a token that nobody knows is declined, and charges nothing", async () => {
    const before = emulator.books.transactions.length;
    const { answer } = await charge("nobody-knows-it", "required");
    expect(answer).toEqual({ state: "declined", reason: "token_spent" });
    expect(emulator.books.transactions).toHaveLength(before);
  });

  it("what nobody can look at is not charged, and nothing is said of the money", async () => {
    const { keys, environment } = emulator;
    const required = { ...keys, threeDSecure: "required" } as const;
    const provider = braintreeProvider({ keys: required, environment, timeoutMs: 5000 });
    const before = emulator.books.transactions.length;
    const answer = await provider.authorize({
      idempotencyKey: "300000001-1",
      token: "hang-up_1",
      amount: money(6150, "USD"),
      orderNumber: "300000001",
      fromDevice: true,
    });
    expect(answer).toEqual({ state: "unanswered" });
    expect(emulator.books.transactions).toHaveLength(before);
  });
});

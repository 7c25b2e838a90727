import { paymentToInput } from "@placket/contract/checkout/checkout.codec";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { TokenizedCard } from "@placket/domain/payment/client-setup";
import { describe, expect, it } from "vitest";
import { paymentInput, paymentProblems, purchaseOf } from "./payment-choice.ts";
import { aReadyCart, MARGATE, shown } from "../../testing/cart.ts";

const card = { token: "tok_1", brand: "visa", last4: "1111", expiry: "12/2030" } as const;

const purchase = { amount: "61.50", email: "buyer@example.com", billing: null };

/** The parts of a payment whose card fields give this answer. */
const parts = (answer?: Result<TokenizedCard>) => ({
  purchaseOrderNumber: " HH-1187 ",
  purchase,
  device: { current: null },
  card: {
    current: answer
      ? {
          tokenize: () => Promise.resolve(answer),
          check: () => Promise.resolve(answer.ok ? [] : answer.problems),
          focus: () => undefined,
        }
      : null,
  },
});

/** The chosen method as it travels. */
async function inputOf(code: string, given: Parameters<typeof paymentInput>[1]) {
  const choice = await paymentInput(code, given);
  return choice.ok ? ok(paymentToInput(choice.value)) : choice;
}

describe("the chosen method as the server takes it", () => {
  it("OPEN-39 a new card travels as its one-time token, and is not kept", async () => {
    expect(await inputOf("braintree", parts(ok(card)))).toEqual(
      ok({
        code: "braintree",
        braintree: { payment_method_nonce: "tok_1", is_active_payment_token_enabler: false },
      }),
    );
  });

  it("issue §6 the bank is asked about this purchase, and what tells the device apart goes with the token", async () => {
    const asked: unknown[] = [];
    const tokenize = async (about: unknown) => {
      asked.push(about);
      return ok({ ...card, verification: "device-1" });
    };
    const current = { tokenize, check: async () => [], focus: () => undefined };
    expect(await inputOf("braintree", { ...parts(), card: { current } })).toMatchObject({
      value: { braintree: { payment_method_nonce: "tok_1", device_data: "device-1" } },
    });
    expect(asked).toEqual([purchase]);
  });

  it("issue §6 the purchase names the sum in the currency's decimals, and who is billed", () => {
    const cart = shown(aReadyCart());
    expect(purchaseOf(cart)).toEqual({
      amount: "40.00",
      email: "buyer@example.com",
      billing: MARGATE,
    });
    const yen = { ...cart, grandTotal: { value: 500, currency: "JPY" } };
    expect(purchaseOf(yen).amount).toBe("500");
  });

  it("what is wrong with the card leads to its field", async () => {
    const answer = refuse(problem("payment.cardExpiry", "expiry"));
    expect(await paymentInput("braintree", parts(answer))).toEqual(
      refuse(problem("payment.cardExpiry", "card.expiry")),
    );
  });

  it("card fields that are not there yet, or do not answer, are nobody's field", async () => {
    const unreachable = refuse(problem("payment.providerUnreachable"));
    expect(await paymentInput("braintree", parts())).toEqual(unreachable);
    expect(await paymentInput("braintree", parts(unreachable))).toEqual(unreachable);
  });

  it("PAY-07 without a choice, or with one that is not offered, there is nothing to pay with", async () => {
    const offered = [{ code: "braintree" }];
    const wrongWith = (code?: string) => paymentProblems(code, { ...parts(ok(card)), offered });
    expect(await wrongWith()).toEqual([problem("payment.methodMissing", "method")]);
    expect(await wrongWith("free")).toEqual([problem("payment.methodUnavailable", "method")]);
    expect(await wrongWith("braintree")).toEqual([]);
  });

  it("OPEN-39 a purchase order travels with its number", async () => {
    expect(await inputOf("purchaseorder", parts())).toEqual(
      ok({ code: "purchaseorder", purchase_order_number: "HH-1187" }),
    );
  });

  it.each([
    [" ", [problem("payment.purchaseOrderNumberMissing", "number")]],
    ["P".repeat(33), [problem("payment.purchaseOrderNumberTooLong", "number", 32)]],
    [" HH-1187 ", []],
  ])("CHECK-27 the purchase order number %j is judged before it travels", async (typed, wrong) => {
    const offered = [{ code: "purchaseorder" }];
    const form = { ...parts(), purchaseOrderNumber: typed, offered };
    expect(await paymentProblems("purchaseorder", form)).toEqual(wrong);
  });

  it.each(["free", "some_method_of_tomorrow"])("OPEN-39 %s travels by its code", async (code) => {
    expect(await inputOf(code, parts())).toEqual(ok({ code }));
  });
});

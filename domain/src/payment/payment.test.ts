import { describe, expect, it } from "vitest";
import { errors } from "../errors.ts";
import { money } from "../money/money.ts";
import { cardTitle, expiryText, isExpired, vaultDetails } from "./card-display.ts";
import { checkPayment, type PaymentDraft } from "./check-payment.ts";
import type { CardSummary } from "./client-setup.ts";
import { declineError, type DeclineReason } from "./decline-reason.ts";
import { availableMethods, PAYMENT_METHODS, type PaymentOffer } from "./methods.ts";
import {
  canMove,
  holdsMoney,
  isOpen,
  PAYMENT_STATES,
  PAYMENT_TRANSITIONS,
} from "./payment-state.ts";

const everything = PAYMENT_METHODS.map(({ code }) => code);
const offer = (changes: Partial<PaymentOffer> = {}): PaymentOffer => ({
  grandTotal: money(6150, "USD"),
  enabled: everything,
  isCustomer: true,
  purchaseOrders: true,
  ...changes,
});
const codes = (changes: Partial<PaymentOffer> = {}) =>
  availableMethods(offer(changes)).map(({ code }) => code);
const errorsOf = (draft: PaymentDraft, changes: Partial<PaymentOffer> = {}) =>
  checkPayment(draft, offer(changes)).map(({ error, field }) => [field, error]);
const visa: CardSummary = { brand: "visa", last4: "4417", expiry: "08/2028" };

describe("payment methods", () => {
  it("PAY-01 knows the five codes of the specification and the three of OPEN-39", () => {
    for (const code of [
      "creditkey_gateway",
      "repay_cc_vault",
      "paypal_express",
      "braintree_cc_vault",
      "cc_vault",
      "braintree",
      "repay_cc",
      "free",
      "purchaseorder",
    ]) {
      expect(everything).toContain(code);
    }
  });

  it("PAY-03 saved cards are titled 'STORED CARD'", () => {
    const titles = PAYMENT_METHODS.filter(({ kind }) => kind === "vault").map(({ title }) => title);
    expect(new Set(titles)).toEqual(new Set(["STORED CARD"]));
  });

  it("zero totals use free and nothing else", () => {
    expect(codes({ grandTotal: money(0, "USD") })).toEqual(["free"]);
    expect(codes({ grandTotal: money(0, "USD"), enabled: [] })).toEqual(["free"]);
  });

  it("free is not offered while there is something to pay", () => {
    expect(codes({ grandTotal: money(1, "USD") })).not.toContain("free");
  });

  it("PAY-16 a guest is offered no stored cards", () => {
    expect(codes({ isCustomer: false }).filter((code) => code.includes("vault"))).toEqual([]);
  });

  it("CHECK-27 purchase orders only where PO numbers are used", () => {
    expect(codes()).toContain("purchaseorder");
    expect(codes({ purchaseOrders: false })).not.toContain("purchaseorder");
  });

  it("PAY-07 lists only what the store has switched on", () => {
    expect(codes({ enabled: ["braintree"] })).toEqual(["braintree"]);
  });
});

describe("the choice of payment", () => {
  it.each([
    [{ methodCode: "" }, [["code", "payment.methodMissing"]]],
    [{ methodCode: "checkmo" }, [["code", "payment.methodUnavailable"]]],
    [{ methodCode: "free" }, [["code", "payment.methodUnavailable"]]],
    [{ methodCode: "braintree" }, [["token", "payment.cardMissing"]]],
    [{ methodCode: "braintree", token: "tok_1" }, []],
    [{ methodCode: "braintree_cc_vault" }, [["token", "payment.cardMissing"]]],
    [{ methodCode: "paypal_express" }, []],
    [
      { methodCode: "purchaseorder", purchaseOrderNumber: "  " },
      [["purchaseOrderNumber", "payment.purchaseOrderNumberMissing"]],
    ],
    [
      { methodCode: "purchaseorder", purchaseOrderNumber: "P".repeat(33) },
      [["purchaseOrderNumber", "payment.purchaseOrderNumberTooLong"]],
    ],
    [{ methodCode: "purchaseorder", purchaseOrderNumber: "PO-7781" }, []],
  ])("%j gives %j", (draft, expected) => {
    expect(errorsOf(draft)).toEqual(expected);
  });

  it("a card is refused when there is nothing to pay", () => {
    const problems = errorsOf(
      { methodCode: "braintree", token: "t" },
      { grandTotal: money(0, "USD") },
    );
    expect(problems).toEqual([["code", "payment.methodUnavailable"]]);
  });
});

describe("the states of a payment", () => {
  it("every state is reachable from started, and final states lead nowhere but back", () => {
    const reached = new Set<string>(["started"]);
    for (const from of PAYMENT_STATES) {
      for (const to of PAYMENT_TRANSITIONS[from]) reached.add(to);
    }
    expect(reached).toEqual(new Set(PAYMENT_STATES));
    for (const final of ["declined", "voided", "refunded"] as const) {
      expect(PAYMENT_TRANSITIONS[final]).toEqual([]);
    }
  });

  it("never goes from declined to money, nor twice from authorized to captured", () => {
    expect(canMove("declined", "authorized")).toBe(false);
    expect(canMove("captured", "captured")).toBe(false);
    expect(canMove("authorized", "captured")).toBe(true);
    expect(canMove("abandoned", "authorized")).toBe(false);
  });

  it("open payments are asked about, money blocks a second payment", () => {
    expect(PAYMENT_STATES.filter(isOpen)).toEqual(["started", "challenged"]);
    expect(PAYMENT_STATES.filter(holdsMoney)).toEqual(["authorized", "captured"]);
  });
});

describe("cards as they are shown", () => {
  it("names brand and last four digits", () => {
    expect(cardTitle(visa)).toBe("Visa ending 4417");
    expect(expiryText(visa)).toBe("08/28");
  });

  it("PAY-02 details carry type, maskedCC and expirationDate", () => {
    expect(vaultDetails(visa)).toEqual({
      type: "VI",
      maskedCC: "4417",
      expirationDate: "08/2028",
    });
  });

  it("a card is good through its month", () => {
    expect(isExpired(visa, { year: 2028, month: 8 })).toBe(false);
    expect(isExpired(visa, { year: 2028, month: 9 })).toBe(true);
    expect(isExpired(visa, { year: 2029, month: 1 })).toBe(true);
    expect(isExpired(visa, { year: 2027, month: 12 })).toBe(false);
  });

  it("every reason of a decline has a row of the error table", () => {
    const reasons: readonly DeclineReason[] = [
      "declined",
      "insufficient_funds",
      "expired_card",
      "incorrect_security_code",
      "verification_failed",
      "token_spent",
    ];
    for (const reason of reasons) expect(errors[declineError(reason)].text).not.toBe("");
  });
});

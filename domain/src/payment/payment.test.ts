import { describe, expect, it } from "vitest";
import { errors } from "../errors.ts";
import { money } from "../money/money.ts";
import { ENGLISH, sayer } from "../phrase.ts";
import { cardTitle } from "./card-display.ts";
import { checkPayment, checkSpendable, type PaymentDraft } from "./check-payment.ts";
import type { CardSummary } from "./client-setup.ts";
import { declineError, type DeclineReason } from "./decline-reason.ts";
import { availableMethods, PAYMENT_METHODS, type PaymentOffer } from "./methods.ts";
import { methodSettingDefaults, type MethodSettings } from "../store/method-settings.ts";
import { canMove } from "../state-moves.ts";
import { holdsMoney, isOpen, PAYMENT_MOVES, PAYMENT_STATES } from "./payment-state.ts";

const everything = PAYMENT_METHODS.map(({ code }) => code);
const offer = (changes: Partial<PaymentOffer> = {}): PaymentOffer => ({
  settings: methodSettingDefaults,
  billingCountry: null,
  grandTotal: money(6150, "USD"),
  enabled: everything,
  hasStoredCard: true,
  purchaseOrders: true,
  ...changes,
});
const codes = (changes: Partial<PaymentOffer> = {}) =>
  availableMethods(offer(changes)).map(({ code }) => code);
const errorsOf = (
  draft: Partial<PaymentDraft> & { methodCode: string },
  changes: Partial<PaymentOffer> = {},
) =>
  checkPayment({ hasCard: false, ...draft }, availableMethods(offer(changes))).map(
    ({ error, field }) => [field, error],
  );
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

  it("PAY-03 PAY-16 whoever has no stored card is not offered to pay by one", () => {
    expect(codes({ hasStoredCard: false }).filter((code) => code.includes("vault"))).toEqual([]);
  });

  it("CHECK-27 purchase orders only where PO numbers are used", () => {
    expect(codes()).toContain("purchaseorder");
    expect(codes({ purchaseOrders: false })).not.toContain("purchaseorder");
  });

  it("PAY-07 offers what staff have set: on or off, where the bill goes, from and up to which sum", () => {
    const set = (changes: Partial<MethodSettings>, more: Partial<PaymentOffer> = {}) =>
      codes({ ...more, settings: { ...methodSettingDefaults, ...changes } });
    expect(set({ cardEnabled: false }).some((code) => /cc|braintree/.test(code))).toBe(false);
    expect(set({ paypalEnabled: false })).not.toContain("paypal_express");
    const abroad = { billingCountry: "GB" };
    expect(set({ paypalCountries: ["US"] }, abroad)).not.toContain("paypal_express");
    expect(set({ paypalCountries: ["US", "GB"] }, abroad)).toContain("paypal_express");
    expect(set({ paypalCountries: ["US"] })).toContain("paypal_express");
    const at = (minor: number) =>
      set({ paypalFromMinor: 1000, paypalToMinor: 2000 }, { grandTotal: money(minor, "USD") });
    expect([999, 1000, 2000, 2001].map((sum) => at(sum).includes("paypal_express"))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("PAY-07 in the order and by the titles that staff have set; a stored card keeps its own", () => {
    const settings = {
      ...methodSettingDefaults,
      cardTitle: "Debit or credit card",
      paypalPosition: 1,
      cardPosition: 2,
    };
    const shown = availableMethods(offer({ settings })).map(({ code, title }) => [code, title]);
    expect(shown[0]).toEqual(["paypal_express", "PayPal"]);
    expect(shown).toContainEqual(["braintree", "Debit or credit card"]);
    expect(shown).toContainEqual(["braintree_cc_vault", "STORED CARD"]);
  });

  it("PAY-07 wallets of browsers are offered where staff switched them on, behind the others until they are moved", () => {
    const on = { ...methodSettingDefaults, applePayEnabled: true, googlePayEnabled: true };
    expect(codes().filter((code) => code.endsWith("pay"))).toEqual([]);
    expect(codes({ settings: on }).filter((code) => code.endsWith("pay"))).toEqual([
      "braintree_applepay",
      "braintree_googlepay",
    ]);
    const first = { ...on, googlePayPosition: 1, cardPosition: 2 };
    expect(codes({ settings: first })[0]).toBe("braintree_googlepay");
    expect(codes({ settings: on, enabled: ["braintree"] })).toEqual(["braintree"]);
  });

  it("PAY-07 lists only what the store has switched on", () => {
    expect(codes({ enabled: ["braintree"] })).toEqual(["braintree"]);
  });
});

describe("the choice of payment", () => {
  it.each([
    [{ methodCode: "" }, [["method", "payment.methodMissing"]]],
    [{ methodCode: "checkmo" }, [["method", "payment.methodUnavailable"]]],
    [{ methodCode: "free" }, [["method", "payment.methodUnavailable"]]],
    [{ methodCode: "braintree" }, [["card", "payment.cardMissing"]]],
    [{ methodCode: "braintree", hasCard: true }, []],
    [{ methodCode: "braintree_cc_vault" }, [["card", "payment.storedCardMissing"]]],
    [{ methodCode: "paypal_express" }, [["method", "payment.approvalMissing"]]],
    [{ methodCode: "paypal_express", hasCard: true }, []],
    [
      { methodCode: "purchaseorder", purchaseOrderNumber: "  " },
      [["number", "payment.purchaseOrderNumberMissing"]],
    ],
    [
      { methodCode: "purchaseorder", purchaseOrderNumber: "P".repeat(33) },
      [["number", "payment.purchaseOrderNumberTooLong"]],
    ],
    [{ methodCode: "purchaseorder", purchaseOrderNumber: "PO-7781" }, []],
  ])("%j gives %j", (draft, expected) => {
    expect(errorsOf(draft)).toEqual(expected);
  });

  it("OPEN-39 a method that is offered and not known here needs nothing", () => {
    const draft = { methodCode: "some_method_of_tomorrow", hasCard: false };
    expect(checkPayment(draft, [{ code: draft.methodCode }])).toEqual([]);
  });

  it("what cards and wallets charge is spent once: without it their methods pay nothing, and the others need none", () => {
    const codes = [...PAYMENT_METHODS.map(({ code }) => code), "some_method_of_tomorrow"];
    const wrong = (code: string) => checkSpendable(code, false).map(({ error }) => error);
    expect(codes.flatMap((code) => wrong(code).map((error) => [code, error]))).toEqual([
      ["braintree_cc_vault", "payment.tokenSpent"],
      ["repay_cc_vault", "payment.tokenSpent"],
      ["cc_vault", "payment.tokenSpent"],
      ["braintree", "payment.tokenSpent"],
      ["repay_cc", "payment.tokenSpent"],
      ["paypal_express", "payment.approvalMissing"],
      ["creditkey_gateway", "payment.approvalMissing"],
      ["braintree_applepay", "payment.approvalMissing"],
      ["braintree_googlepay", "payment.approvalMissing"],
    ]);
    expect(codes.flatMap((code) => checkSpendable(code, true))).toEqual([]);
  });

  it("a card is refused when there is nothing to pay", () => {
    const problems = errorsOf(
      { methodCode: "braintree", hasCard: true },
      { grandTotal: money(0, "USD") },
    );
    expect(problems).toEqual([["method", "payment.methodUnavailable"]]);
  });
});

describe("the states of a payment", () => {
  it("every state is reachable from started", () => {
    const reached = new Set<string>(["started"]);
    for (const from of PAYMENT_STATES) {
      for (const to of PAYMENT_MOVES[from]) reached.add(to);
    }
    expect(reached).toEqual(new Set(PAYMENT_STATES));
  });

  it.each([
    ["declined", "authorized"],
    ["abandoned", "authorized"],
    ["voided", "captured"],
    ["returning", "authorized"],
    ["captured", "captured"],
    ["captured", "voided"],
    ["authorized", "voided"],
    ["voided", "returning"],
    ["refunded", "returning"],
  ] as const)("%s never becomes %s", (from, to) => {
    expect(canMove(PAYMENT_MOVES, from, to)).toBe(false);
  });

  it("money of a payment that was over can only be given back", () => {
    for (const over of ["declined", "abandoned"] as const) {
      expect(PAYMENT_MOVES[over]).toEqual(["returning"]);
    }
    expect(PAYMENT_MOVES.returning).toEqual(["voided", "refunded"]);
  });

  it("open payments are asked about, money blocks a second payment", () => {
    expect(PAYMENT_STATES.filter(isOpen)).toEqual(["started", "challenged"]);
    expect(PAYMENT_STATES.filter(holdsMoney)).toEqual(["authorized", "captured"]);
  });
});

describe("cards as they are shown", () => {
  it("names brand and last four digits", () => {
    expect(cardTitle(visa, sayer(ENGLISH))).toBe("Visa ending 4417");
  });

  it("issue 9.5 names the wallet of a browser that handed it over", () => {
    const handed: CardSummary = { ...visa, wallet: "googlePay" };
    expect(cardTitle(handed, sayer(ENGLISH))).toBe("Google Pay, Visa ending 4417");
  });

  it("names them in the reader's language", () => {
    const words = { "%1 ending %2": "%1 …%2", Card: "Karte" };
    const other: CardSummary = { ...visa, brand: "other" };
    expect(cardTitle(other, sayer({ locale: "de-DE", words }))).toBe("Karte …4417");
  });

  it("every reason of a decline has a row of the error table", () => {
    const reasons: readonly DeclineReason[] = [
      "declined",
      "insufficient_funds",
      "expired_card",
      "incorrect_security_code",
      "verification_failed",
      "token_spent",
      "approval_missing",
      "wallet_declined",
    ];
    for (const reason of reasons) expect(errors[declineError(reason)].text).not.toBe("");
  });
});

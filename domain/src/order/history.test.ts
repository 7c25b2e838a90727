import { describe, expect, it } from "vitest";
import { money, type Money } from "../money/money.ts";
import { formatPrice } from "../money/price-format.ts";
import { DECLINE_REASONS } from "../payment/decline-reason.ts";
import { ENGLISH, sayer, valuesAskedFor } from "../phrase.ts";
import { priceFormatFor } from "../store/currency.ts";
import { storeSettingDefaults } from "../store/settings.ts";
import { givenBack, HISTORY_CODES, historyRow, type HistoryNote } from "./history.ts";
import { saidNote } from "./said-note.ts";

const price = (amount: Money) =>
  formatPrice(amount, priceFormatFor(amount.currency, storeSettingDefaults.priceFormat));
const STAFF = { say: sayer(ENGLISH), price };
const toStaff = (note: HistoryNote) => saidNote(note, "staff", STAFF).text;
const five = money(500, "USD");

describe("the history of an order", () => {
  it.each<[HistoryNote, string]>([
    [
      { code: "declined", values: { payment: 2, reason: "insufficient_funds" } },
      "The processor declined payment 2: there is not enough money on the card's account.",
    ],
    [
      { code: "unwanted_captured", values: { amount: five, payment: 2, was: "declined" } },
      "The processor has captured $5.00 for payment 2, which was declined. It is given back.",
    ],
    [
      { code: "wrong_authorized", values: { amount: five, asked: money(600, "USD") } },
      "The processor has authorized $5.00 where $6.00 was asked for. It is given back.",
    ],
    [
      givenBack({ payment: 1, to: "voided", amount: five }),
      "The money reserved for payment 1 was given back: $5.00.",
    ],
    [
      givenBack({ payment: 1, to: "refunded", amount: five }),
      "The money taken for payment 1 was given back: $5.00.",
    ],
    [
      givenBack({ payment: 1, to: "voided", amount: money(0, "USD") }),
      "The processor called payment 1 off: no money moved.",
    ],
    [
      { code: "note", values: { text: "Rings twice, %1 % of the time." } },
      "Rings twice, %1 % of the time.",
    ],
  ])("says %j to staff", (note, text) => {
    expect(toStaff(note)).toBe(text);
  });

  it("is said in the reader's language, a reason and an amount too", () => {
    const words = {
      "The processor declined payment %1: %2.": "Zahlung %1 wurde abgelehnt: %2.",
      "the card has expired": "die Karte ist abgelaufen",
      "The money taken for payment %1 was given back: %2.": "Für Zahlung %1 zurückgezahlt: %2.",
    };
    const german = {
      say: sayer({ locale: "de-DE", words }),
      price: ({ minor }: Money) => `${minor / 100} €`,
    };
    const declined = { code: "declined", values: { payment: 1, reason: "expired_card" } } as const;
    expect(saidNote(declined, "staff", german)).toEqual({
      code: "declined",
      phrase: "The processor declined payment %1: %2.",
      values: ["1", "die Karte ist abgelaufen"],
      text: "Zahlung 1 wurde abgelehnt: die Karte ist abgelaufen.",
    });
    const back = givenBack({ payment: 1, to: "refunded", amount: money(500, "EUR") });
    expect(saidNote(back, "staff", german).text).toBe("Für Zahlung 1 zurückgezahlt: 5 €.");
  });

  it("tells the shopper in words of their own, and a note as it was written", () => {
    const toShopper = (note: HistoryNote) => saidNote(note, "shopper", STAFF).text;
    expect(toShopper({ code: "captured", values: {} })).toBe("Your payment was received.");
    expect(toShopper({ code: "note", values: { text: "Packed." } })).toBe("Packed.");
  });

  it("has words for every reason, and none of its own names", () => {
    for (const reason of DECLINE_REASONS) {
      const said = toStaff({ code: "declined", values: { payment: 1, reason } });
      expect(said).toMatch(/^The processor declined payment 1: [A-Za-z', ]+\.$/);
    }
  });

  it.each(HISTORY_CODES)("%s: its phrases ask for values that it has", (code) => {
    const { phrase, values, toShopper } = historyRow(code);
    const given = Object.keys(values).map((_, index) => String(index + 1));
    expect([...valuesAskedFor(phrase)]).toEqual(given);
    expect(given).toEqual(expect.arrayContaining([...valuesAskedFor(toShopper?.phrase ?? "")]));
  });
});

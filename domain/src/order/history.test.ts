import { describe, expect, it } from "vitest";
import { DECLINE_REASONS } from "../payment/decline-reason.ts";
import { money } from "../money/money.ts";
import { givenBackNote, readNote, releasedNote, unwantedNote, wrongAmountNote } from "./history.ts";

describe("the history of an order", () => {
  it("says which payment came to nothing, who said so, and why", () => {
    expect(releasedNote({ attempt: 2, to: "declined", reason: "insufficient_funds" })).toBe(
      "The processor declined payment 2: there is not enough money on the card's account.",
    );
    expect(releasedNote({ attempt: 1, to: "declined", reason: "declined" })).toBe(
      "The processor declined payment 1: the bank said no and gave no reason.",
    );
    expect(releasedNote({ attempt: 1, to: "abandoned", reason: "declined" })).toContain(
      "Nothing came of payment 1",
    );
  });

  it.each([
    ["Written down; payment asked for.", /^The shopper placed the order\. The store asked/],
    ["Placed; nothing to pay.", /There was nothing to pay\.$/],
    ["Payment authorized.", /the money is reserved\.$/],
    ["Payment declined: declined.", /^The processor declined the payment: the bank said no/],
    ["Payment voided: declined.", /^The processor called the payment off/],
    ["Payment abandoned: declined.", /or the shopper did not answer the bank\. No money moved\.$/],
  ])("reads %j, as an earlier version wrote it, as a sentence", (earlier, sentence) => {
    expect(readNote(earlier)).toMatch(sentence);
  });

  it("has words for every reason, and none of its own names", () => {
    for (const reason of DECLINE_REASONS) {
      const said = readNote(`Payment declined: ${reason}.`);
      expect(said).toMatch(/^The processor declined the payment: [a-z' ]+\.$/);
      expect(said).not.toContain("_");
    }
  });

  it("says of money that nobody wanted how much it is and where it went", () => {
    const five = money(500, "USD");
    expect(unwantedNote({ attempt: 2, was: "declined", held: "captured", amount: five })).toBe(
      "The processor has captured $5.00 for payment 2, which was declined. It is given back.",
    );
    expect(wrongAmountNote({ held: "authorized", amount: five, asked: money(600, "USD") })).toBe(
      "The processor has authorized $5.00 where $6.00 was asked for. It is given back.",
    );
    expect(givenBackNote({ attempt: 1, to: "voided", amount: five })).toBe(
      "The money reserved for payment 1 was given back: $5.00.",
    );
    expect(givenBackNote({ attempt: 1, to: "refunded", amount: five })).toContain(
      "money taken for",
    );
    expect(givenBackNote({ attempt: 1, to: "voided", amount: money(0, "USD") })).toBe(
      "The processor called payment 1 off: no money moved.",
    );
  });

  it("leaves a sentence as it is", () => {
    const note = "The money reserved for payment 1 was given back: $5.00.";
    expect(readNote(note)).toBe(note);
  });
});

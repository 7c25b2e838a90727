import { describe, expect, it } from "vitest";
import { DECLINE_REASONS } from "../payment/decline-reason.ts";
import { readNote, releasedNote } from "./history.ts";

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

  it("leaves a sentence as it is", () => {
    const note = "The money reserved for payment 1 was given back: $5.00.";
    expect(readNote(note)).toBe(note);
  });
});

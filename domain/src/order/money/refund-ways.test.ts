import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leftBy, REFUND_WAY_CODES, refundParts, type SourceOfMoney } from "./refund-ways.ts";

const SOURCES: readonly SourceOfMoney[] = [
  { source: "gift_card", paid: 2000, left: 1500 },
  { source: "points", paid: 500, left: 500 },
  { source: "card", paid: 3000, left: 1000 },
];

describe("issue 9.6 money goes back to where it came from", () => {
  it("what paid last goes back first", () => {
    expect(refundParts("source", 1700, SOURCES)).toEqual([
      { of: "card", to: "card", amountMinor: 1000 },
      { of: "points", to: "points", amountMinor: 500 },
      { of: "gift_card", to: "gift_card", amountMinor: 200 },
    ]);
  });

  it("the card's part may become store credit, and no other is touched by that", () => {
    expect(leftBy("store_credit", SOURCES)).toBe(1000);
    expect(refundParts("store_credit", 900, SOURCES)).toEqual([
      { of: "card", to: "store_credit", amountMinor: 900 },
    ]);
  });

  it("by whatever way and in whatever parts, no source gives back more than it has left", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...REFUND_WAY_CODES),
        fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 8 }),
        (way, amounts) => {
          let sources = [...SOURCES];
          for (const wished of amounts) {
            const amount = Math.min(wished, leftBy(way, sources));
            const parts = refundParts(way, amount, sources);
            expect(parts.reduce((all, { amountMinor }) => all + amountMinor, 0)).toBe(amount);
            sources = sources.map((one) => ({
              ...one,
              left: one.left - (parts.find(({ of }) => of === one.source)?.amountMinor ?? 0),
            }));
            expect(Math.min(...sources.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });
});

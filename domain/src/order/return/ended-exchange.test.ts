import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endedExchange, type EndingLine } from "./ended-exchange.ts";

const aLine = (draft: Partial<EndingLine>): EndingLine => ({
  itemId: 2,
  sentForId: 1,
  ordered: 3,
  ended: 0,
  quantity: 3,
  differenceMinor: 0,
  ...draft,
});

describe("issue 9.8 pieces of an exchange that stand no more", () => {
  it("what they took goes back to credit, what was paid back is an advance on their line", () => {
    const lines = [
      aLine({ differenceMinor: 1000 }),
      aLine({ itemId: 4, sentForId: 3, differenceMinor: -600 }),
    ];
    const { credit, lines: ended } = endedExchange(lines, "USD");
    expect(credit.minor).toBe(1000);
    expect(ended).toEqual([
      { itemId: 2, sentForId: 1, quantity: 3, advanceMinor: 0 },
      { itemId: 4, sentForId: 3, quantity: 3, advanceMinor: 600 },
    ]);
  });

  it("give back to the cent what was taken, however they end", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
        (differenceMinor, parts) => {
          const ordered = parts.reduce((all, part) => all + part, 0);
          let ended = 0;
          let back = 0;
          for (const quantity of parts) {
            const line = aLine({ differenceMinor, ordered, ended, quantity });
            back += endedExchange([line], "USD").credit.minor;
            ended += quantity;
          }
          expect(back).toBe(differenceMinor);
        },
      ),
    );
  });
});

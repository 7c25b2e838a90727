import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { givenBack, givenBackUntil } from "./give-back.ts";

const card = { accountId: 1, units: 3000, worth: 3000 };
const points = { accountId: 2, units: 500, worth: 250 };

describe("what an order gives back to the accounts it was paid from", () => {
  it("is everything, unless an amount is named", () => {
    expect(givenBack([card, points])).toEqual([points, card]);
  });

  it("is of what was taken last first, points in proportion to their worth", () => {
    expect(givenBack([card, points], 100)).toEqual([{ accountId: 2, units: 200, worth: 100 }]);
    expect(givenBack([card, points], 1250)).toEqual([
      points,
      { accountId: 1, units: 1000, worth: 1000 },
    ]);
  });

  it("is nothing of an order that took nothing", () => {
    expect(givenBack([], 100)).toEqual([]);
  });

  it("in whatever parts, adds up to what was taken, and never to more", () => {
    const taken = fc.record({
      units: fc.integer({ min: 1, max: 1e6 }),
      worth: fc.integer({ min: 1, max: 1e6 }),
    });
    fc.assert(
      fc.property(taken, fc.array(fc.integer({ min: 1, max: 5e5 })), (spent, amounts) => {
        let { units, worth } = spent;
        for (const amount of [...amounts, undefined]) {
          const [back] = worth === 0 ? [] : givenBack([{ accountId: 1, units, worth }], amount);
          units -= back?.units ?? 0;
          worth -= back?.worth ?? 0;
          expect(Math.min(units, worth)).toBeGreaterThanOrEqual(0);
        }
        expect({ units, worth }).toEqual({ units: 0, worth: 0 });
      }),
    );
  });
});

describe("issue 9.6 points that come back", () => {
  const now = new Date("2026-03-02T10:00:00Z");
  it.each([
    ["never end where none of their account do", null, null],
    ["end with the last of their account", "2027-01-01T00:00:00Z", "2027-01-01T00:00:00Z"],
    [
      "are good for thirty days where the others are over",
      "2026-03-01T00:00:00Z",
      "2026-04-01T10:00:00Z",
    ],
  ])("%s", (_, lastsUntil, until) => {
    const date = (iso: string | null) => (iso === null ? null : new Date(iso));
    expect(givenBackUntil(date(lastsUntil), now)).toEqual(date(until));
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money, sum } from "../money/money.ts";
import { bundleShelf } from "./bundle-shelf.ts";
import { taxedParts } from "./bundled-item.ts";
import { aBundledItem } from "./testing.ts";

const usd = (minor: number) => money(minor, "USD");

describe("how many bundles can be made", () => {
  const of = (productId: number, quantity: number, pieces: number | null, backorders = false) => ({
    productId,
    quantity,
    shelf: { quantity: pieces, backorders },
  });

  it.each([
    ["as many as the scarcest is enough for", [of(1, 1, 9), of(2, 2, 7)], 3],
    ["one product in two options is counted together", [of(1, 1, 5), of(1, 2, 5)], 1],
    ["what nobody counts is never short", [of(1, 1, null)], null],
    ["what may be waited for is never short", [of(1, 1, 0, true), of(2, 1, 4)], 4],
    ["less than none is none", [of(1, 1, -2)], 0],
  ])("%s", (_, pieces, quantity) => {
    expect(bundleShelf(pieces)).toEqual({ quantity, backorders: false });
  });
});

describe("what a bundle is taxed as", () => {
  it("is split by the tax classes of what it holds, what it costs besides by its own", () => {
    const line = { unitPrice: usd(10_000), quantity: 2, taxClassId: 2 };
    const bundled = [
      aBundledItem({ unitPrice: usd(2000), quantity: 2, taxClassId: 2 }),
      aBundledItem({ unitPrice: usd(1000), taxClassId: 9 }),
    ];
    expect(taxedParts(line, bundled)).toEqual([
      { amount: usd(18_000), taxClassId: 2 },
      { amount: usd(2000), taxClassId: 9 },
    ]);
  });

  it("adds up to what it costs, at whatever price it is sold", () => {
    const items = fc.array(
      fc.record({ minor: fc.nat(9999), quantity: fc.integer({ min: 1, max: 9 }), of: fc.nat(3) }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(
        items,
        fc.nat(99_999),
        fc.integer({ min: 1, max: 40 }),
        (some, minor, quantity) => {
          const bundled = some.map((one) =>
            aBundledItem({
              unitPrice: usd(one.minor),
              quantity: one.quantity,
              taxClassId: one.of === 0 ? null : one.of,
            }),
          );
          const parts = taxedParts({ unitPrice: usd(minor), quantity, taxClassId: 1 }, bundled);
          expect(
            sum(
              parts.map(({ amount }) => amount),
              "USD",
            ),
          ).toEqual(usd(minor * quantity));
        },
      ),
    );
  });
});

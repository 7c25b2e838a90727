import { describe, expect, it } from "vitest";
import type { ListedPrice } from "./final-price.ts";
import { nextTier } from "./next-tier.ts";

const tier = (quantity: number, priceMinor: number, customerGroupId: number | null = null) => ({
  websiteId: null,
  customerGroupId,
  quantity,
  priceMinor,
  discountMicro: null,
});

const coat: ListedPrice = {
  baseMinor: 5900,
  specialMinor: null,
  specialFrom: null,
  specialTo: null,
  ruledMinor: null,
  tiers: [tier(24, 4500), tier(6, 5020), tier(12, 5020), tier(3, 100, 7)],
};
const asked = (quantity: number, price = coat) =>
  nextTier(price, { websiteId: 1, customerGroupId: 0, quantity, now: 0 });

describe("the next price for more pieces", () => {
  it.each([
    [1, { quantity: 6, minor: 5020 }],
    [5, { quantity: 6, minor: 5020 }],
    // The step at twelve costs what six cost already.
    [6, { quantity: 24, minor: 4500 }],
    [24, undefined],
  ])("of %i", (quantity, next) => expect(asked(quantity)).toEqual(next));

  it("is none where a special price is lower than the tier", () => {
    expect(asked(1, { ...coat, specialMinor: 4000 })).toBeUndefined();
  });
});

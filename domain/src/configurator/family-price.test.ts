import { describe, expect, it } from "vitest";
import { amountFor, columnReached, priceFor, tierAhead, tierColumns } from "./family-price.ts";
import { aFamily } from "./testing.ts";

const family = aFamily();

describe("PDP-48 the price by number of pieces", () => {
  it.each([
    [1, 5400],
    [11, 5400],
    [12, 5020],
    [23, 5020],
    [24, 4650],
    [50, 4210],
    [1000, 4210],
  ])("%i pieces cost %i each", (pieces, minor) => {
    expect(priceFor(family, 112, pieces)?.minor).toBe(minor);
  });

  it("shows a dearer variant at its own price", () => {
    const dearer = aFamily({ variantMinor: { 112: 5900 } });
    expect(priceFor(dearer, 112, 24)?.minor).toBe(5900);
  });

  it("counts the whole family for the tier, the variant for the amount", () => {
    const amount = amountFor(family, { productId: 112, pieces: 3, familyPieces: 24 });
    expect(amount?.minor).toBe(3 * 4650);
  });

  it("has no amount without a price", () => {
    expect(amountFor(family, { productId: 9, pieces: 3 })).toBeUndefined();
  });
});

describe("the tier table", () => {
  it("begins with one piece and ends open", () => {
    const ranges = tierColumns(family).map(({ from, to, minor }) => [from, to, minor]);
    expect(ranges).toEqual([
      [1, 11, 5400],
      [12, 23, 5020],
      [24, 49, 4650],
      [50, undefined, 4210],
    ]);
  });

  it("is empty without tiers", () => {
    expect(tierColumns(aFamily({ tiers: [] }))).toEqual([]);
  });

  it("marks the column that the pieces reach, the first for none", () => {
    const columns = tierColumns(family);
    expect(columnReached(columns, 0)?.from).toBe(1);
    expect(columnReached(columns, 26)?.from).toBe(24);
  });

  it("says how many pieces are missing to the next price", () => {
    expect(tierAhead(family, 26)).toEqual({ tier: { quantity: 50, minor: 4210 }, missing: 24 });
    expect(tierAhead(family, 50)).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { judgeCounts } from "./shelf-count.ts";

const PIECES = new Map<string, number | undefined>([
  ["CAP", 9],
  ["COAT", 4],
  ["SERVICE", undefined],
]);
const count = (sku: string, seen: number, quantity: number) => ({ sku, seen, quantity });

describe("a count of many shelves", () => {
  it.each([
    [count("CAP", 9, 12), undefined, []],
    [count("CAP", 9, 0), undefined, []],
    [count("CAP", 8, 12), "stock.changedMeanwhile", [9]],
    [count("CAP", 8, 9), "stock.changedMeanwhile", [9]],
    [count("CAP", 9, 9), "stock.nothingChanged", []],
    [count("CAP", 9, -1), "stock.quantityInvalid", [1_000_000]],
    [count("CAP", 9, Number.NaN), "stock.quantityInvalid", [1_000_000]],
    [count("CAP", Number.NaN, 9), "stock.seenUnreadable", []],
    [count("HAT", 1, 2), "stock.skuUnknown", []],
    [count("SERVICE", 1, 2), "stock.noSuchItem", []],
  ])("%j is %s", (shelf, error, params) => {
    const [judged] = judgeCounts([shelf], PIECES);
    expect(judged).toMatchObject({ ...shelf, now: PIECES.get(shelf.sku) });
    expect(judged?.problem?.error).toBe(error);
    expect(judged?.problem?.params ?? []).toEqual(params);
  });

  it("leaves a shelf that stands in it twice as it is, and no other", () => {
    const shelves = [count("CAP", 9, 1), count("COAT", 4, 2), count("CAP", 9, 3)];
    expect(judgeCounts(shelves, PIECES).map(({ problem }) => problem?.error)).toEqual([
      "stock.countedTwice",
      undefined,
      "stock.countedTwice",
    ]);
  });
});

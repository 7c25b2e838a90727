import { describe, expect, it } from "vitest";
import { checkStockChange, piecesTyped } from "./stock-change.ts";

const errorsOf = (quantity: number | undefined, reason: string) =>
  checkStockChange({ quantity, reason }).map(({ field, error }) => [field, error]);
const QUANTITY = ["quantity", "stock.quantityInvalid"];
const REASON = ["reason", "stock.reasonMissing"];

describe("a count of pieces", () => {
  it.each([
    [0, "Counted", []],
    [undefined, "Not sold in summer", []],
    [1_000_000, " Delivery 14 ", []],
    [-1, "Counted", [QUANTITY]],
    [1_000_001, "Counted", [QUANTITY]],
    [1.5, "Counted", [QUANTITY]],
    [Number.NaN, " ", [QUANTITY, REASON]],
    [4, "x".repeat(201), [REASON]],
    [4, "Counted\nRole changed", [REASON]],
    [4, "Counted \u202etnuoc", [REASON]],
  ])("%s pieces because of %j", (quantity, reason, errors) => {
    expect(errorsOf(quantity, reason)).toEqual(errors);
  });

  it.each([
    [" 12 ", 12],
    [" ", undefined],
    ["1e3", Number.NaN],
    ["-4", Number.NaN],
    ["1,000", 1000],
    ["1 000", 1000],
    ["1\u202f000", 1000],
    ["1,000,000", 1_000_000],
    ["1,000 000", Number.NaN],
    ["1,00", Number.NaN],
    ["1,5", Number.NaN],
    ["0,001.5", Number.NaN],
  ])("typed as %j is %s", (typed, pieces) => {
    expect(piecesTyped(typed)).toBe(pieces);
  });
});

import { describe, expect, it } from "vitest";
import { joinedLines, quickLines, quickQuantity } from "./quick-order.ts";

describe("an order by item numbers (issue 11.5)", () => {
  it.each([
    ["COAT-M,3", [["COAT-M", "3"]]],
    [
      "COAT-M;3\r\nCAP\t12",
      [
        ["COAT-M", "3"],
        ["CAP", "12"],
      ],
    ],
    ["sku,qty\nCOAT-M,3", [["COAT-M", "3"]]],
    ['\uFEFF"SKU";"Quantity"\n"COAT ""A""";"4";"more"', [['COAT "A"', "4"]]],
    [
      "COAT-M 3\nCAP x 2\nAPRON",
      [
        ["COAT-M", "3"],
        ["CAP", "2"],
        ["APRON", ""],
      ],
    ],
    ["COAT-M,many", [["COAT-M", "many"]]],
    ["\n \n,5", []],
    ["item", []],
  ])("issue 11.5 reads %j", (text, lines) => {
    expect(quickLines(text).map(({ sku, quantity }) => [sku, quantity])).toEqual(lines);
  });

  it("issue 11.5 reads a row of many blanks, as a sheet with columns of one width has them, at once", () => {
    const row = `CAP${" ".repeat(20_000)}Skull cap`;
    expect(quickLines(row)).toEqual([{ sku: row.slice(0, 255), quantity: "" }]);
    expect(quickLines(`CAP${" ".repeat(20_000)}x  4`)).toEqual([{ sku: "CAP", quantity: "4" }]);
  });

  it.each([
    ["", 1],
    [" 12 ", 12],
    ["0", Number.NaN],
    ["1.5", Number.NaN],
    ["-1", Number.NaN],
    ["1e3", Number.NaN],
    ["9999999999", Number.NaN],
  ])("issue 11.5 %j pieces are %d", (typed, pieces) => {
    expect(quickQuantity(typed)).toBe(pieces);
  });

  it("issue 11.5 lines of one item are one; what is no number stays beside it", () => {
    const line = (sku: string, quantity: string) => ({ sku, quantity });
    expect(
      joinedLines([line("Cap", "2"), line("coat", ""), line("CAP ", "3"), line("cap", "many")]),
    ).toEqual([line("Cap", "5"), line("coat", ""), line("cap", "many")]);
  });
});

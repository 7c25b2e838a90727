import fc from "fast-check";
import { expect, it } from "vitest";
import { cellBlockCases } from "./cell-block.cases.ts";
import { readCellBlock, writeCellBlock } from "./cell-block.ts";

it.each(cellBlockCases)("reads %s", (_, text, cells) => {
  expect(readCellBlock(text)).toEqual(cells);
});

it("reads back what it wrote", () => {
  const cell = fc.string({ unit: fc.constantFrom(...'0 1 2 9 ; , " x \t'.split(" "), " ", "\n") });
  const block = fc.integer({ min: 2, max: 5 }).chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: 5,
    }),
  );
  fc.assert(
    fc.property(block, (cells) => {
      expect(readCellBlock(writeCellBlock(cells))).toEqual(cells);
    }),
  );
});

it("takes any text without failing", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => readCellBlock(text)).not.toThrow();
    }),
  );
});

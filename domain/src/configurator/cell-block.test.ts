import fc from "fast-check";
import { expect, it } from "vitest";
import { cellBlockCases } from "./cell-block.cases.ts";
import { readCellBlock } from "./cell-block.ts";

it.each(cellBlockCases)("reads %s", (_, text, cells) => {
  expect(readCellBlock(text)).toEqual(cells);
});

it("reads what a spreadsheet copies, whatever stands in the cells", () => {
  const cell = fc.string({ unit: fc.constantFrom(...'0 1 2 9 ; , " x \t'.split(" "), " ", "\n") });
  const block = fc.integer({ min: 2, max: 5 }).chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: 5,
    }),
  );
  fc.assert(
    fc.property(block, (cells) => {
      expect(readCellBlock(copied(cells))).toEqual(cells);
    }),
  );
});

/** As spreadsheets write the clipboard: tabs between cells, a cell in quotes where it needs them. */
const copied = (block: readonly (readonly string[])[]) =>
  block.map((row) => `${row.map(quoted).join("\t")}\n`).join("");
const quoted = (cell: string) =>
  /[\t\n";,]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

it("takes any text without failing", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => readCellBlock(text)).not.toThrow();
    }),
  );
});

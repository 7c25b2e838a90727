import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BrokenRow, type RawRow, RowCutter } from "./row-cutter.ts";

/** What the cutter makes of a text that comes in pieces of so many bytes: `line: row` or `line! reason`. */
function cut(text: string, pieceBytes = 1 << 18): string[] {
  const cutter = new RowCutter();
  const bytes = Buffer.from(text);
  const rows: string[] = [];
  const note = (found: Iterable<RawRow | BrokenRow>): void => {
    for (const row of found) {
      const isBroken = "broken" in row;
      rows.push(
        isBroken ? `${row.line}! ${row.broken.params[0]}` : `${row.line}: ${row.bytes.toString()}`,
      );
    }
  };
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    note(cutter.take(bytes.subarray(from, from + pieceBytes)));
  }
  note(cutter.end());
  return rows;
}

describe("cutting a file into rows", () => {
  it.each<readonly [string, readonly string[]]>([
    ["a,b\n1,2\n", ["1: a,b", "2: 1,2"]],
    ["a,b\r\n1,2", ["1: a,b", "2: 1,2"]],
    ["a,b\r1,2\r", ["1: a,b", "2: 1,2"]],
    ["\uFEFFa\n\n\n1", ["1: a", "4: 1"]],
    ['a\n"x\r\ny",z\n2', ["1: a", '2: "x\r\ny",z', "4: 2"]],
    ['a\n"x ""y"" z"\n2', ["1: a", '2: "x ""y"" z"', "3: 2"]],
    ['a\n5" wide\n"x"y\n2', ["1: a", '2: 5" wide', '3: "x"y', "4: 2"]],
    ['a\n1,"open\n2\n3\n', ["1: a", "2! quote not closed", "3: 2", "4: 3"]],
    ['a\n1,"open', ["1: a", "2! quote not closed"]],
    ["", []],
  ])("%j gives %j, in whatever pieces it comes", (text, rows) => {
    expect(cut(text)).toEqual(rows);
    for (const pieceBytes of [1, 2, 3, 5]) expect(cut(text, pieceBytes)).toEqual(rows);
  });

  it("names the row of a quote left open in a long file, and reads on with the line after it", () => {
    const rows = Array.from({ length: 200_000 }, (_, at) => `row ${at}`);
    const found = cut(`a\nbad,"open\n${rows.join("\n")}\n`);
    expect(found.slice(0, 3)).toEqual(["1: a", "2! quote not closed", "3: row 0"]);
    expect(found).toHaveLength(rows.length + 2);
  });

  it("tells a line beyond the limit once, whatever stands in it, and reads on behind it", () => {
    for (const cell of ["x".repeat(3_000_000), `"${"y,".repeat(1_500_000)}`]) {
      expect(cut(`a\n${cell}\nlast\n`)).toEqual([
        "1: a",
        "2! longer than 1048576 bytes",
        "3: last",
      ]);
    }
  });

  it("cuts where the parser would, in any text", () => {
    const text = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", " "), maxLength: 40 });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 9 }), (body, pieceBytes) => {
        const rows = cut(`a\n${body}\n`, pieceBytes);
        if (rows.some((row) => /^\d+!/.test(row))) return;
        const options = { record_delimiter: "\n", relax_column_count: true, relax_quotes: true };
        const each = rows.map((row) => parse(row.slice(row.indexOf(" ") + 1), options)[0]);
        expect(each).toEqual(parse(`a\n${body}\n`, { ...options, skip_empty_lines: true }));
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { readImportArguments } from "./import-arguments.ts";
import { rejectionTable, reportTable } from "./report-table.ts";

describe("the command line", () => {
  it.each([
    [["a.csv"], { file: "/in/a.csv", dryRun: false, stopOnError: false }],
    [
      ["/x/a.csv", "--images", "pics", "--dry-run", "--stop-on-error"],
      { file: "/x/a.csv", imagesDir: "/in/pics", dryRun: true, stopOnError: true },
    ],
    [[], undefined],
    [["a.csv", "b.csv"], undefined],
    [["a.csv", "--unknown"], undefined],
  ])("%j", (args, order) => {
    expect(readImportArguments(args, "/in")).toEqual(order);
  });
});

describe("the report", () => {
  it("is a table, with what the reader should know below", () => {
    const repeated = { rows: 2, first: [{ line: 4, sku: "COAT-1", earlier: 2 }] };
    const notes = {
      ignoredColumns: ["erp_code"],
      picturesLeftOut: 3,
      repeated,
      stopped: true,
      dryRun: true,
    };
    expect(reportTable({ created: 1200, updated: 3, unchanged: 0, rejected: 1, notes })).toBe(
      [
        "rows",
        "created    1,200",
        "updated        3",
        "unchanged      0",
        "rejected       1",
        "Dry run: nothing was stored.",
        "Stopped before the end of the file.",
        "3 pictures left out: no --images folder was given.",
        "Rows that repeat a SKU of the file (the last one holds):",
        "  line 4: COAT-1, as in line 2",
        "  and 1 more",
        "Columns that mean nothing here: erp_code",
      ].join("\n"),
    );
  });

  it("shows rejected rows without anything a terminal would obey", () => {
    const table = rejectionTable([
      { line: 7, sku: "A\u001B[2J", column: "name", value: "x".repeat(50), reason: "Too long." },
    ]);
    expect(table).toBe(
      `line  sku    column  value                             reason\n   7  A [2J  name    ${"x".repeat(31)}…  Too long.`,
    );
  });
});

import { describe, expect, it } from "vitest";
import { withRowTests } from "../generating/rows-tests.ts";
import { allRowIds, rowIdsIn } from "../reading/row-ids.ts";
import { readRowTests } from "../reading/row-tests.ts";
import { testTitles } from "../reading/test-titles.ts";
import { plantedTree } from "../testing/planted-tree.ts";
import { rowLedgerFindings } from "./row-ledger.ts";

/** A ledger of every row, open but for the lines given here. */
const ledger = (lines: Readonly<Record<string, string>>) =>
  allRowIds()
    .map((id) => lines[id] ?? `| ${id} | open | later | – |`)
    .join("\n");

describe("the ledger of rows", () => {
  it("is silent when every row stands there once and the tests agree", async () => {
    const root = await plantedTree({
      "docs/rows.md": ledger({ "CART-01": "| CART-01 | met | items are added | – |" }),
      "domain/src/cart/cart.test.ts": `it("CART-01 holds", () => {});`,
    });
    expect(await rowLedgerFindings(root)).toEqual([]);
  });

  it("finds what is claimed without a test, named though open, without words or of no known state", async () => {
    const root = await plantedTree({
      "docs/rows.md": ledger({
        "CART-01": "| CART-01 | met | items are added | – |",
        "CART-02": "| CART-02 | partly | | – |",
        "CART-04": "| CART-04 | done | all | – |",
      }),
      "domain/src/cart/cart.test.ts": `it("CART-02 and CART-03 hold", () => {});`,
    });
    expect((await rowLedgerFindings(root)).map(({ message }) => message)).toEqual([
      "no test's title names CART-01. Write one, or call it open.",
      "CART-02 is partly: say what is missing.",
      "CART-03 is open, but a test's title names it.",
      'CART-04 is "done": say met, partly or open.',
    ]);
  });

  it("finds a row that is left out or stands twice", async () => {
    const whole = ledger({}).split("\n");
    const without = await plantedTree({ "docs/rows.md": whole.toSpliced(1, 1).join("\n") });
    const twice = await plantedTree({ "docs/rows.md": [...whole, whole.at(-1)].join("\n") });
    expect((await rowLedgerFindings(without))[0]?.message).toMatch(/^ROUTE-02 is expected here/);
    expect((await rowLedgerFindings(twice))[0]?.message).toMatch(/^the end is expected here/);
  });

  it("takes the titles of tests from the tests", async () => {
    const root = await plantedTree({
      "domain/src/cart/cart.test.ts": `it("CART-01 a | b", () => {}); it("CART-01 c", () => {}); it("CART-01 d", () => {});`,
    });
    const page = "# Rows\n| CART-01 | met | items | |\n| CART-02 | open | later | old |\n";
    expect(withRowTests(page, await readRowTests(root))).toBe(
      String.raw`# Rows
| CART-01 | met | items | “CART-01 a \| b”, “CART-01 c”, and 1 more |
| CART-02 | open | later | – |
`,
    );
  });
});

describe("titles", () => {
  it("are what tests, parts, journeys, steps and cases are called", () => {
    const text = `
      // CART-01 in a comment
      const fixture = "CART-02";
      describe("CART-03", () => { it.each(cases)("CART-04 $row", () => {}); });
      test.skipIf(slow)(\`CART-05 \${now}\`, () => {});
      journey("CART-06", async ({ step }) => { await step("CART-07", go); });
      const cases = [{ row: "CART-08", title: "CART-09" }];`;
    expect(testTitles("a.test.ts", text)).toEqual([
      "CART-03",
      "CART-04 $row",
      "CART-05 …",
      "CART-06",
      "CART-07",
      "CART-08",
    ]);
  });

  it.each([
    ["PDP-41 holds", ["PDP-41"]],
    ["PDP-08 to 10, 12 pieces", ["PDP-08", "PDP-09", "PDP-10"]],
    ["PDP-08 to PDP-10", ["PDP-08", "PDP-09", "PDP-10"]],
    ["PDP-03 to 15 in one breath", []],
    ["UTF-16 is no row", []],
  ])("%s names %j", (text, ids) => {
    expect(rowIdsIn(text)).toEqual(ids);
  });
});

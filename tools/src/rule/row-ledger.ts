import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Finding } from "../finding.ts";
import { allRowIds } from "../reading/row-ids.ts";
import { readRowTests } from "../reading/row-tests.ts";
import { readRowsPage, type RowLine, type RowState } from "../reading/rows-page.ts";

/** The ledger: one line for every row of the requirements. */
export const ROWS_PAGE = "docs/rows.md";

/** What each state asks of its line: words, and whether a test names the row. */
const STATES: Readonly<
  Record<RowState, { readonly test: "one" | "none"; readonly words: string }>
> = {
  met: { test: "one", words: "say what is there" },
  partly: { test: "one", words: "say what is missing" },
  open: { test: "none", words: "say what it waits for" },
};

/**
 * Holds the ledger against the requirements and the tests: every row stands there once and in order, what is
 * met or partly met is named by the title of a test, what is open by none, and each line says why.
 */
export async function rowLedgerFindings(root: string): Promise<Finding[]> {
  const page = await readFile(join(root, ROWS_PAGE), "utf8");
  const lines = readRowsPage(page);
  const tests = await readRowTests(root);
  return [
    ...lines.flatMap((line) =>
      lineFaults(line, tests.has(line.id)).map((fault) => at(line.line, fault)),
    ),
    ...orderFaults(lines),
  ];
}

function lineFaults({ id, state, words }: RowLine, isNamed: boolean): string[] {
  if (!(state in STATES)) return [`${id} is "${state}": say met, partly or open.`];
  const wanted = STATES[state as RowState];
  const faults = words === "" ? [`${id} is ${state}: ${wanted.words}.`] : [];
  if (wanted.test === "one" && !isNamed)
    faults.push(`no test's title names ${id}. Write one, or call it open.`);
  if (wanted.test === "none" && isNamed) faults.push(`${id} is open, but a test's title names it.`);
  return faults;
}

function orderFaults(lines: readonly RowLine[]): Finding[] {
  const wanted = allRowIds();
  const wrong = wanted.findIndex((id, i) => lines[i]?.id !== id);
  if (wrong < 0 && lines.length === wanted.length) return [];
  const there = lines[wrong < 0 ? wanted.length : wrong];
  return [
    at(
      there?.line ?? 1,
      `${wanted[wrong] ?? "the end"} is expected here: one line for each row, in order.`,
    ),
  ];
}

const at = (line: number, message: string): Finding => ({
  file: ROWS_PAGE,
  line,
  rule: "rows",
  message,
});

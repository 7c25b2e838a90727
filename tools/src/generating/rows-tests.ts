import type { RowTest } from "../reading/row-tests.ts";
import { readRowsPage } from "../reading/rows-page.ts";

/** Titles that a line shows; further ones are counted. */
const SHOWN = 2;

/** `docs/rows.md` with the last cell of each line made anew: the titles of the tests that name its row. */
export function withRowTests(page: string, tests: ReadonlyMap<string, readonly RowTest[]>): string {
  const lines = page.split("\n");
  for (const { id, state, words, line } of readRowsPage(page)) {
    lines[line - 1] = `| ${[id, state, words, titlesCell(tests.get(id) ?? [])].join(" | ")} |`;
  }
  return lines.join("\n");
}

function titlesCell(tests: readonly RowTest[]): string {
  const titles = [...new Set(tests.map(({ title }) => title.replaceAll("|", String.raw`\|`)))];
  const shown = titles.slice(0, SHOWN).map((title) => `“${title}”`);
  const more = titles.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join(", ") || "–";
}

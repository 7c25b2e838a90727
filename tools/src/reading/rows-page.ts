/** What is said of a row. */
export type RowState = "met" | "partly" | "open";

/** One line of `docs/rows.md`. */
export interface RowLine {
  readonly id: string;
  readonly state: string;
  /** What is there; of a row that is partly met or open what is missing. */
  readonly words: string;
  /** The last cell: titles of tests that name the row. */
  readonly tests: string;
  /** Line of the page, counted from 1. */
  readonly line: number;
}

/** The lines of the page that tell of a row; headings and other words are left out. */
export function readRowsPage(page: string): RowLine[] {
  return page.split("\n").flatMap((text, index) => {
    const cells = cellsOf(text);
    const [id = "", state = "", words = "", tests = ""] = cells;
    return /^[A-Z]+-\d\d$/.test(id) ? [{ id, state, words, tests, line: index + 1 }] : [];
  });
}

/** A line of a Markdown table taken apart; a pipe in a cell is written `\|`. */
function cellsOf(text: string): string[] {
  if (!text.startsWith("|")) return [];
  const cells = text.split(/(?<!\\)\|/).slice(1, -1);
  return cells.map((cell) => cell.trim());
}

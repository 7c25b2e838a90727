import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { COUNTS_MAX, type ShelfCount } from "@placket/domain/stock/shelf-count";
import { piecesTyped } from "@placket/domain/stock/stock-change";
import { CsvError, parse } from "csv-parse/sync";

/** The text of a file as spreadsheets write it: UTF-8, with or without a byte order mark. */
export const countFileText = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes);

/**
 * The shelves that somebody counted in an exported list, those that were found as they were seen left out. Columns
 * may stand in any order and be parted by comma, semicolon or tab, as the spreadsheet's language has it. A cell that
 * is no number is one that no shelf holds. Refuses what is no such list, and more shelves than are counted in one go.
 */
export function readCountFile(text: string): Result<readonly ShelfCount[]> {
  const lines = linesOf(text);
  const titles = lines?.[0]?.map((title) => title.trim().toLowerCase()) ?? [];
  const [sku, qty, counted] = ["sku", "qty", "counted"].map((title) => titles.indexOf(title));
  if (!lines || sku === undefined || [sku, qty, counted].includes(-1)) return unreadable();
  const counts = lines.slice(1).flatMap((cells): ShelfCount[] => {
    const cell = (at: number | undefined) => unescaped(cells[at ?? -1] ?? "");
    const quantity = piecesTyped(cell(counted));
    if (quantity === undefined) return [];
    const seen = seenIn(cell(qty));
    return quantity === seen ? [] : [{ sku: cell(sku), seen, quantity }];
  });
  if (counts.length > COUNTS_MAX) return refuse(problem("stock.tooManyCounts", "file", COUNTS_MAX));
  return ok(counts);
}

const unreadable = () => refuse(problem("stock.countFileUnreadable", "file"));

/** The cells of each line; `undefined` for what is no CSV. */
function linesOf(text: string): string[][] | undefined {
  const head = text.split(/[\r\n]/, 1)[0] ?? "";
  const delimiter = [";", "\t"].find((mark) => head.includes(mark)) ?? ",";
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

/** What the export marks as text, so that a spreadsheet takes it for no formula. */
const unescaped = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, "");

/** Orders may wait for pieces: there can be fewer than none. */
const seenIn = (cell: string): number =>
  cell.startsWith("-")
    ? -(piecesTyped(cell.slice(1)) ?? Number.NaN)
    : (piecesTyped(cell) ?? Number.NaN);

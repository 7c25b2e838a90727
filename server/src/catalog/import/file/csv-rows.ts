import { createReadStream } from "node:fs";
import type { Cells } from "@placket/domain/catalog-import/cells";
import { canonicalColumn } from "@placket/domain/catalog-import/columns";
import { parse } from "csv-parse/sync";
import { type BrokenRow, type RawRow, RowCutter } from "./row-cutter.ts";

/** One row of the file, with the line it begins on (the header is line 1). */
export interface CsvRow {
  /** Counts the rows that could be read, from 0: the same row has the same number at every reading. */
  readonly record: number;
  readonly line: number;
  readonly cells: Cells;
}

interface CsvReadOptions {
  /** Hears how many bytes of the file were taken so far. */
  readonly onBytes?: (bytes: number) => void;
  /** Hears the columns once, in canonical spelling. */
  readonly onHeader?: (columns: readonly string[]) => void;
}

/**
 * Reads a CSV file row by row without ever holding more than a few of them. The first row names the
 * columns; blank cells are left out. Tolerates a byte order mark, either line ending, rows of any length.
 * @throws the file system's error when the file cannot be read.
 */
export async function* csvRows(
  file: string,
  { onBytes, onHeader }: CsvReadOptions = {},
): AsyncGenerator<CsvRow | BrokenRow> {
  const source = createReadStream(file, { highWaterMark: 1 << 18 });
  if (onBytes) source.on("data", () => onBytes(source.bytesRead));
  let columns: readonly string[] | undefined;
  let record = 0;
  try {
    for await (const rows of cutRows(source)) {
      const fields = fieldsOf(rows);
      for (const [at, row] of rows.entries()) {
        if ("broken" in row) yield row;
        else if (!columns) {
          columns = fields[at]?.map(canonicalColumn) ?? [];
          onHeader?.(columns);
        } else {
          yield { record, line: row.line, cells: cellsOf(columns, fields[at] ?? []) };
          record += 1;
        }
      }
    }
  } finally {
    source.destroy();
  }
}

function cellsOf(columns: readonly string[], fields: readonly string[]): Cells {
  const cells = new Map<string, string>();
  for (let at = 0; at < columns.length; at += 1) {
    const cell = fields[at];
    const column = columns[at];
    if (cell && column && (cell.charCodeAt(0) > 32 || cell.trim() !== "")) cells.set(column, cell);
  }
  return cells;
}

type CutRow = RawRow | BrokenRow;

/** The rows of each piece of the file as it is read. */
async function* cutRows(source: AsyncIterable<Buffer>): AsyncGenerator<CutRow[]> {
  const cutter = new RowCutter();
  for await (const chunk of source) yield [...cutter.take(chunk)];
  yield [...cutter.end()];
}

const LINE_END = Buffer.from("\n");

/** The cells of each row, in the rows' order; a broken one has none. */
function fieldsOf(rows: readonly CutRow[]): (readonly string[])[] {
  const whole = rows.filter((row) => "bytes" in row);
  const text = Buffer.concat(whole.flatMap(({ bytes }) => [bytes, LINE_END]));
  const fields: string[][] = parse(text, {
    record_delimiter: "\n",
    relax_column_count: true,
    // A quote within a cell that does not begin with one is an inch or a slip: it stays.
    relax_quotes: true,
  });
  let next = 0;
  return rows.map((row) => ("bytes" in row ? (fields[next++] ?? []) : []));
}

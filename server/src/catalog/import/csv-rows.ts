import { createReadStream } from "node:fs";
import type { Cells } from "@placket/domain/catalog-import/cells";
import { canonicalColumn } from "@placket/domain/catalog-import/columns";
import { problem, type Problem } from "@placket/domain/problem";
import { type CsvError, parse, type Parser } from "csv-parse";

/** One row of the file, with the line it begins on (the header is line 1). */
export interface CsvRow {
  /** Counts the rows that could be read, from 0: the same row has the same number at every reading. */
  readonly record: number;
  readonly line: number;
  readonly cells: Cells;
}

/** A row that is not CSV: a quote that nothing closes, or more than a megabyte long. */
export interface BrokenRow {
  readonly line: number;
  readonly broken: Problem;
}

export interface CsvReadOptions {
  /** Hears how many bytes of the file were taken so far. */
  readonly onBytes?: (bytes: number) => void;
  /** Hears the columns once, in canonical spelling. */
  readonly onHeader?: (columns: readonly string[]) => void;
}

/** Longest row in bytes: whatever a quote left open would swallow ends here. */
const ROW_MAX_BYTES = 1_048_576;

/**
 * Reads a CSV file row by row without ever holding more than a few of them. The first row names the
 * columns; blank cells are left out. Tolerates a byte order mark, either line ending, rows of any length.
 * @throws the file system's error when the file cannot be read.
 */
export async function* csvRows(
  file: string,
  { onBytes, onHeader }: CsvReadOptions = {},
): AsyncGenerator<CsvRow | BrokenRow> {
  const broken: BrokenRow[] = [];
  const source = createReadStream(file, { highWaterMark: 1 << 18 });
  const parser = source.pipe(lenientParser(broken));
  source.on("error", (error) => parser.destroy(error));
  if (onBytes) source.on("data", () => onBytes(source.bytesRead));
  const lines = new LineCount();
  let columns: readonly string[] | undefined;
  let record = 0;
  try {
    for await (const { record: fields, info } of parser as AsyncIterable<Parsed>) {
      const line = lines.startOf(fields, info.lines);
      yield* broken.splice(0);
      if (!columns) {
        columns = fields.map(canonicalColumn);
        onHeader?.(columns);
      } else {
        yield { record, line, cells: cellsOf(columns, fields) };
        record += 1;
      }
    }
    yield* broken.splice(0);
  } finally {
    source.destroy();
  }
}

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

function lenientParser(broken: BrokenRow[]): Parser {
  return parse({
    bom: true,
    info: true,
    max_record_size: ROW_MAX_BYTES,
    relax_column_count: true,
    // A quote within a cell that does not begin with one is an inch or a slip: it stays.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error) broken.push(asBroken(error));
      return undefined;
    },
  });
}

function asBroken(error: CsvError): BrokenRow {
  const lines: unknown = error["lines"];
  const what = error.code.replace(/^CSV_/, "").replaceAll("_", " ").toLowerCase();
  return {
    line: typeof lines === "number" ? lines : 0,
    broken: problem("import.badCsv", "", what),
  };
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

/** The parser tells the line a row ends on, and counts a CRLF within quotes twice. */
class LineCount {
  #twice = 0;

  startOf(fields: readonly string[], endLine: number): number {
    let breaks = 0;
    for (const field of fields) {
      if (!field.includes("\n")) continue;
      breaks += field.split("\n").length - 1;
      this.#twice += field.split("\r\n").length - 1;
    }
    return endLine - this.#twice - breaks;
  }
}

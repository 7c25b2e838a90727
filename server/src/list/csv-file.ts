import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { StreamAnswer } from "../http/reply.ts";

/** The columns of a file by their titles, and how a row fills each. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | number | null>>;

/**
 * A list as a CSV file that is written while it is read. What a shopper typed and a spreadsheet would take for
 * a formula is marked as text.
 */
export function csvFile<Row>(
  name: string,
  columns: CsvColumns<Row>,
  rows: AsyncIterable<Row>,
): StreamAnswer {
  const titles = Object.keys(columns);
  const lines = stringify({ bom: true, header: true, columns: titles, escape_formulas: true });
  const cells = (row: Row) => titles.map((title) => columns[title]?.(row) ?? "");
  return {
    stream: {
      name,
      contentType: "text/csv; charset=utf-8",
      content: Readable.from(linesOf(rows, cells)).compose(lines),
    },
  };
}

async function* linesOf<Row>(rows: AsyncIterable<Row>, cells: (row: Row) => (string | number)[]) {
  for await (const row of rows) yield cells(row);
}

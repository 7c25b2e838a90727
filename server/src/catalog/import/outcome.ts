import { errorRow } from "@placket/domain/errors";
import { fillPhrase } from "@placket/domain/phrase";
import type { Cells } from "@placket/domain/catalog-import/cells";
import type { Problem } from "@placket/domain/problem";

export type Outcome = "created" | "updated" | "unchanged" | "rejected";

/** One reason why a row is not in the store, for people to read. */
export interface Rejection {
  readonly line: number;
  readonly sku: string;
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

/** What became of one row. */
export interface RowResult {
  readonly record: number;
  readonly outcome: Outcome;
  readonly rejections: readonly Rejection[];
  /** The row names products that no row has brought yet: read it again at the end of the file. */
  readonly again: boolean;
}

/** The longest piece of a cell that a report repeats. */
const VALUE_SHOWN = 200;

export function rejectionsOf(
  line: number,
  cells: Cells,
  problems: readonly Problem[],
): Rejection[] {
  return problems.map(({ field, error, params }) => ({
    line,
    sku: cells.get("sku")?.trim().slice(0, VALUE_SHOWN) ?? "",
    column: field,
    value: (cells.get(field) ?? "").slice(0, VALUE_SHOWN),
    reason: fillPhrase(errorRow(error).text, params),
  }));
}

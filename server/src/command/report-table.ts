import type { Rejection } from "../catalog/import/outcome.ts";
import type { ImportReport, Repeated } from "../catalog/import/report.ts";
import { textColumns } from "./text-columns.ts";

/** What an import did, for a terminal. */
export function reportTable(report: ImportReport): string {
  const { notes } = report;
  const counts = (["created", "updated", "unchanged", "rejected"] as const).map((outcome) => [
    outcome,
    report[outcome].toLocaleString("en-US"),
  ]);
  const remarks = [
    notes.dryRun && "Dry run: nothing was stored.",
    notes.stopped && "Stopped before the end of the file.",
    notes.picturesLeftOut > 0 &&
      `${notes.picturesLeftOut} pictures left out: no --images folder was given.`,
    ...repeatedLines(notes.repeated),
    notes.ignoredColumns.length > 0 &&
      `Columns that mean nothing here: ${notes.ignoredColumns.join(", ")}`,
  ].filter((remark) => remark !== false);
  return [...textColumns([["rows", ""], ...counts], [false, true]), ...remarks].join("\n");
}

function repeatedLines({ rows, first }: Repeated): string[] {
  if (rows === 0) return [];
  const lines = first.map(
    ({ line, sku, earlier }) => `  line ${line}: ${shortened(sku, 24)}, as in line ${earlier}`,
  );
  const more = rows > first.length ? [`  and ${rows - first.length} more`] : [];
  return ["Rows that repeat a SKU of the file (the last one holds):", ...lines, ...more];
}

/** Rejected rows with everything needed to find and mend them. */
export function rejectionTable(rejections: readonly Rejection[]): string {
  const rows = rejections.map(({ line, sku, column, value, reason }) => [
    String(line),
    shortened(sku, 24),
    column,
    shortened(value, 32),
    reason,
  ]);
  return textColumns([["line", "sku", "column", "value", "reason"], ...rows], [true]).join("\n");
}

/** One line, without anything a terminal would obey. */
function shortened(text: string, length: number): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ").trim();
  return line.length <= length ? line : `${line.slice(0, length - 1)}…`;
}

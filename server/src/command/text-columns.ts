/** Rows of a table for a terminal, two blanks between its columns; the first row says how many there are. */
export function textColumns(
  rows: readonly (readonly string[])[],
  alignRight: readonly boolean[] = [],
): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => (row[at] ?? "").length)),
  );
  return rows.map((row) =>
    row
      .map((cell, at) =>
        alignRight[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
}

/** Rows as a CSV file with these columns; cells are quoted where they must be. */
export function csvText(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string>>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))];
  return `${lines.map((cells) => cells.map(cell).join(",")).join("\n")}\n`;
}

/** Columns in the order in which rows first use them. */
export function columnsOf(rows: readonly Readonly<Record<string, string>>[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

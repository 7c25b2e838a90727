/**
 * The cells of a pasted text: tabs between cells as spreadsheets copy them, else semicolons, else commas;
 * a cell in double quotes may hold any of these and line breaks. A line break at the end adds no row.
 */
export function readCellBlock(text: string): string[][] {
  const source = text.replaceAll("\r\n", "\n").replaceAll("\r", "\n").replace(/\n$/, "");
  if (source === "") return [];
  const separator = ["\t", ";"].find((sign) => source.includes(sign)) ?? ",";
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= source.length) {
    const { cell, end } = readCell(source, at, separator);
    rows.at(-1)!.push(cell);
    if (source[end] === "\n") rows.push([]);
    at = end + 1;
  }
  return rows;
}

function readCell(source: string, from: number, separator: string): { cell: string; end: number } {
  const quoted = readQuoted(source, from);
  if (quoted && isEnd(source, quoted.end, separator)) return quoted;
  let end = from;
  while (!isEnd(source, end, separator)) end += 1;
  return { cell: source.slice(from, end).trim(), end };
}

/** A cell in double quotes, a doubled one standing for itself; undefined when the quote never ends. */
function readQuoted(source: string, from: number): { cell: string; end: number } | undefined {
  const inQuotes = /"((?:[^"]|"")*)"/y;
  inQuotes.lastIndex = from;
  const match = inQuotes.exec(source);
  return match ? { cell: match[1]!.replaceAll('""', '"'), end: from + match[0].length } : undefined;
}

const isEnd = (source: string, at: number, separator: string) =>
  at >= source.length || source[at] === separator || source[at] === "\n";

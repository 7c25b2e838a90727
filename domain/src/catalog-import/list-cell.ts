/** The cell that clears a value, or all links of a kind (Magento's empty-value constant). */
export const EMPTY_VALUE = "__EMPTY__VALUE__";

/**
 * Splits a cell into trimmed, non-empty entries. A backslash takes a separator literally, so
 * `a\,b,c` is `a,b` and `c`: the way to write a name that holds the separator.
 */
export function splitList(cell: string, separator: "," | "|" = ","): string[] {
  return splitRaw(cell, separator)
    .map((entry) => unescapeEntry(entry.trim()))
    .filter((entry) => entry !== "");
}

/** Splits into entries as written, escapes kept, empty entries kept: parallel lists count places. */
export function splitRaw(cell: string, separator: string): string[] {
  if (!cell.includes("\\")) return cell.split(separator);
  const entries: string[] = [];
  let entry = "";
  for (let at = 0; at < cell.length; at += 1) {
    const sign = cell.charAt(at);
    if (sign === "\\" && ESCAPABLE.has(cell.charAt(at + 1))) {
      entry += sign + cell.charAt(at + 1);
      at += 1;
    } else if (sign === separator) {
      entries.push(entry);
      entry = "";
    } else entry += sign;
  }
  return [...entries, entry];
}

/** Takes the backslashes away that `escapeEntry` put in. */
export function unescapeEntry(entry: string): string {
  return entry.includes("\\") ? entry.replaceAll(/\\([,|/\\])/g, "$1") : entry;
}

/** Writes one entry so that `unescapeEntry` gives it back and no separator in it separates. */
export function escapeEntry(entry: string, separators: string): string {
  let written = "";
  for (let at = 0; at < entry.length; at += 1) {
    const sign = entry.charAt(at);
    const next = entry.charAt(at + 1);
    const wouldEscape = sign === "\\" && (next === "" || ESCAPABLE.has(next));
    written += separators.includes(sign) || wouldEscape ? `\\${sign}` : sign;
  }
  return written;
}

/** The cell that `splitList` reads back. */
export function joinList(entries: readonly string[], separator: "," | "|" = ","): string {
  return entries.map((entry) => escapeEntry(entry, separator)).join(separator);
}

const ESCAPABLE: ReadonlySet<string> = new Set([",", "|", "/", "\\"]);

import { CART_ENTRIES_MAX } from "../cart-item.ts";

/** A line of an order by item numbers, as it was typed. */
export interface QuickLine {
  readonly sku: string;
  /** As it was typed; `""` for one. */
  readonly quantity: string;
}

/** Lines of one order; a cart takes no more at once. */
export const QUICK_LINES_MAX = CART_ENTRIES_MAX;

const SKU_MAX = 255;
const QUANTITY_MAX = 10;

/**
 * Lines that somebody pastes or brings in a file: an item number and a quantity, with a comma, a semicolon, a tab or
 * blanks between; without a quantity one. A first line that names its columns is passed over, and so are further columns.
 * What cannot be kept is as long as a field takes: the line says itself what is wrong with it.
 */
export function quickLines(text: string): readonly QuickLine[] {
  const rows = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((row) => row.trim())
    .filter((row) => row !== "");
  const [first, ...others] = rows.map(cellsOf);
  const isHead = first !== undefined && HEADS.has((first[0] ?? "").toLowerCase());
  const lines = isHead ? others : first ? [first, ...others] : [];
  return lines
    .map(([sku = "", quantity = ""]) => ({
      sku: sku.slice(0, SKU_MAX),
      quantity: quantity.slice(0, QUANTITY_MAX),
    }))
    .filter(({ sku }) => sku !== "");
}

const HEADS: ReadonlySet<string> = new Set(["sku", "item", "item number", "item no.", "item #"]);

/** The cells of a row: by tab, semicolon or comma; else the last word of it is the quantity where it is a number. */
function cellsOf(row: string): readonly string[] {
  const separator = ["\t", ";", ","].find((sign) => row.includes(sign));
  if (separator !== undefined) return row.split(separator).map(bare);
  // One blank for many first: a row of blanks would be tried from each of them.
  const spaced = /^(.+?) x? ?(\d+)$/i.exec(row.replaceAll(/\s+/g, " "));
  return spaced ? [bare(spaced[1] ?? ""), spaced[2] ?? ""] : [bare(row)];
}

/** Without the quotes of a file. */
const bare = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .replaceAll('""', '"')
    .trim();

/** The number of pieces that was typed; NaN for what is no whole number of at least one. */
export function quickQuantity(typed: string): number {
  const text = typed.trim();
  if (text === "") return 1;
  return /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : Number.NaN;
}

/** Lines of one item are one, with all their pieces, where the first of them stands. */
export function joinedLines(lines: readonly QuickLine[]): readonly QuickLine[] {
  const joined = new Map<string, QuickLine>();
  for (const line of lines) {
    const key = line.sku.trim().toLowerCase();
    const before = joined.get(key);
    const sum = quickQuantity(line.quantity) + quickQuantity(before?.quantity ?? "");
    if (!before) joined.set(key, line);
    else if (!Number.isNaN(sum)) joined.set(key, { ...before, quantity: String(sum) });
    else joined.set(`${key} ${joined.size}`, line);
  }
  return [...joined.values()];
}

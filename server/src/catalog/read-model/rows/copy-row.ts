import type { PackedText } from "./packed-text.ts";
import { allPrices, NONE, type ProductRows } from "./product-rows.ts";

/** Columns that hold figures, to be copied as they are. */
const FIGURES = [
  "types",
  "flags",
  "visibility",
  "taxClass",
  "weight",
  "stock",
  "stockFlags",
] as const satisfies readonly (keyof ProductRows)[];

const TEXTS = ["skus", "names", "urlKeys"] as const satisfies readonly (keyof ProductRows)[];

/** Writes one product of other rows into these, all but its id. */
export function copyRow(rows: ProductRows, row: number, from: ProductRows, at: number): void {
  for (const name of FIGURES) rows[name][row] = from[name][at]!;
  copyPrices(rows, row, from, at);
  rows.rulesOf[row] = rows.rules.take(from.rules, from.rulesOf[at]!);
  rows.websitesOf[row] = rows.websites.take(from.websites, from.websitesOf[at]!);
  for (const [attributeId, column] of rows.options) {
    column[row] = from.options.get(attributeId)?.[at] ?? 0;
  }
  for (const name of TEXTS) {
    const text = from[name].at(at);
    if (rows[name].at(row) !== text) rows[name].put(row, text);
  }
  rows.image[row] = fileNumber(rows.files, rows.image[row]!, fileOf(from, from.image[at]!));
  rows.secondImage[row] = fileNumber(
    rows.files,
    rows.secondImage[row]!,
    fileOf(from, from.secondImage[at]!),
  );
}

/** Those of each website as well: both have the same websites. */
function copyPrices(rows: ProductRows, row: number, from: ProductRows, at: number): void {
  const sources = allPrices(from);
  allPrices(rows).forEach((prices, i) => {
    const source = sources[i]!;
    prices.base[row] = source.base[at]!;
    prices.special[row] = source.special[at]!;
    prices.msrp[row] = source.msrp[at]!;
    prices.specialDatesOf[row] = rows.specialDates.take(
      from.specialDates,
      source.specialDatesOf[at]!,
    );
  });
}

function fileOf({ files }: ProductRows, number: number): string | undefined {
  return number === NONE ? undefined : files.at(number);
}

/** The number of a file: the one that the row has when it is the same file, else a new one. */
function fileNumber(files: PackedText, before: number, file: string | undefined): number {
  if (file === undefined) return NONE;
  if (before !== NONE && files.at(before) === file) return before;
  files.put(files.length, file);
  return files.length - 1;
}

import { ok, problem, refuse, type Result } from "../problem.ts";
import { escapeEntry, splitRaw, unescapeEntry } from "./list-cell.ts";
import { formatPairs, parsePairs } from "./pair-list.ts";

/** One variant of a configurable product: the child's SKU and its option of each axis. */
export interface Variation {
  readonly sku: string;
  /** Attribute code to option label, in the order written. */
  readonly options: ReadonlyMap<string, string>;
}

/**
 * Reads `sku=CHILD,size=XS,color=Black|sku=…`. `display`, `price` and `image` are Magento's extras
 * of a variation and are passed over: the child's own row says them.
 */
export function parseVariations(cell: string): Result<Variation[]> {
  const variations: Variation[] = [];
  for (const record of splitRaw(cell, "|")) {
    if (record.trim() === "") continue;
    const pairs = parsePairs(record);
    if (!pairs.ok) return pairs;
    const options = new Map(pairs.value.map(([code, value]) => [code, unescapeEntry(value)]));
    const sku = options.get("sku");
    for (const code of EXTRAS) options.delete(code);
    if (!sku || options.size === 0) return refuse(problem("import.badVariation"));
    variations.push({ sku, options });
  }
  return ok(variations);
}

/** The cell that `parseVariations` reads back. */
export function formatVariations(variations: readonly Variation[]): string {
  return variations
    .map(({ sku, options }) =>
      formatPairs(
        [["sku", sku] as const, ...options].map(([code, value]) => [code, escapeEntry(value, "|")]),
      ),
    )
    .join("|");
}

const EXTRAS = ["sku", "display", "price", "image"];

import { problem, type Problem } from "../problem.ts";
import { checkQuantity } from "./stock-change.ts";

/** As many shelves as are counted in one go. */
export const COUNTS_MAX = 10_000;

/** What keeps one shelf of a count as it is, while the others are written down. */
export const COUNT_REFUSALS = [
  "stock.countedTwice",
  "stock.skuUnknown",
  "stock.noSuchItem",
  "stock.seenUnreadable",
  "stock.quantityInvalid",
  "stock.changedMeanwhile",
  "stock.nothingChanged",
] as const;
type CountRefusal = (typeof COUNT_REFUSALS)[number];

/** One shelf of a count: what was there when it was begun, and what somebody found. */
export interface ShelfCount {
  readonly sku: string;
  readonly seen: number;
  readonly quantity: number;
}

/** What the cells of a file say where they are no numbers. */
export interface WrittenCount extends ShelfCount {
  readonly written?: { readonly seen: string; readonly counted: string };
}

/** A shelf of a count beside what is there now; `problem` says why it stays as it is. */
export interface JudgedCount extends WrittenCount {
  /** `undefined` where nobody counts. */
  readonly now: number | undefined;
  readonly problem: (Problem & { readonly error: CountRefusal }) | undefined;
}

/**
 * Holds each shelf of a count against what is there now: one that moved since it was seen stays as it is. `pieces` has
 * every product that there is among them, without a number where nobody counts.
 */
export function judgeCounts(
  counts: readonly WrittenCount[],
  pieces: ReadonlyMap<string, number | undefined>,
): JudgedCount[] {
  const bySku = Map.groupBy(counts, ({ sku }) => sku);
  return counts.map((count) => {
    const now = pieces.get(count.sku);
    const isTwice = (bySku.get(count.sku)?.length ?? 0) > 1;
    const isKnown = pieces.has(count.sku);
    const wrong = isTwice ? "stock.countedTwice" : isKnown ? undefined : "stock.skuUnknown";
    return { ...count, now, problem: wrong ? refused(wrong) : judged(count, now) };
  });
}

function judged({ seen, quantity }: ShelfCount, now: number | undefined): JudgedCount["problem"] {
  if (now === undefined) return refused("stock.noSuchItem");
  if (!Number.isInteger(seen)) return refused("stock.seenUnreadable");
  const [wrong] = checkQuantity(quantity);
  if (wrong) return refused("stock.quantityInvalid", ...wrong.params);
  if (now !== seen) return refused("stock.changedMeanwhile", now);
  return quantity === seen ? refused("stock.nothingChanged") : undefined;
}

const refused = (error: CountRefusal, ...params: Problem["params"]) => ({
  ...problem(error, "quantity", ...params),
  error,
});

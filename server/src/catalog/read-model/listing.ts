import type { ListingFilters } from "@placket/domain/catalog/listing-filters";
import type { SortDir } from "@placket/domain/catalog/listing-query";
import { emptyBits, indexesOf, intersect, setBit, type Bits } from "./set/bits.ts";
import { countFacet } from "./facet/facet-count.ts";
import type { FacetColumn } from "./facet/facet-column.ts";
import { addToSet, countInSet, type Posting } from "./set/posting.ts";
import type { PriceTable } from "./price/price-table.ts";
import { NONE } from "./rows/product-rows.ts";
import type { ViewIndex } from "./view-index.ts";

/** Where a listing starts from: the products of a category or of a search, in their own order. */
interface ListingBase {
  readonly posting: Posting;
  /** The products to be seen there: those of the view's catalogue or search. */
  readonly visible: Bits;
  /** Categories to count, the listing's category filter (PLP-21). */
  readonly categoryIds: readonly number[];
}

/** A price range in minor units, both ends included. */
export interface MinorRange {
  readonly low: number;
  readonly high: number;
}

interface ListingQuestion {
  readonly index: ViewIndex;
  readonly base: ListingBase;
  readonly prices: PriceTable;
  readonly filters: ListingFilters["values"];
  /** Joined by OR; none: any price. */
  readonly priceRanges: readonly MinorRange[];
}

/** The products found and the counts beside the filters, before sorting and paging. */
export interface ListingHits {
  readonly set: Bits;
  readonly docs: Uint32Array;
  readonly facets: readonly FacetCounts[];
  /** Products per category of the base that has any. */
  readonly categories: readonly { readonly id: number; readonly count: number }[];
  /** Prices of the found products, the price filter apart; undefined when none has a price. */
  readonly prices: PriceSpread | undefined;
}

export interface FacetCounts {
  readonly column: FacetColumn;
  /** Per key of the column. */
  readonly counts: Uint32Array;
}

interface PriceSpread extends MinorRange {
  /** Equal steps of a round width, each with how many products cost so much; empty ones left out. */
  readonly steps: readonly (MinorRange & { readonly count: number })[];
}

/** The category filter travels under this name. */
export const CATEGORY_FILTER = "category";
const PRICE_FILTER = "price";

/**
 * Finds the products that pass all filters and counts each filter's options. A filter does not count
 * itself out: its options are counted as if it were not set.
 */
export function findProducts(question: ListingQuestion): ListingHits {
  const size = question.prices.lowest.length;
  const start = emptyBits(size);
  addToSet(question.base.posting, start);
  intersect(start, question.base.visible);
  const filters = activeFilters(question, size);
  const without = (name: string) => {
    const set = start.slice();
    for (const [code, bits] of filters) if (code !== name) intersect(set, bits);
    return set;
  };
  const set = without("");
  const docs = indexesOf(set);
  const scopeOf = (name: string) => {
    if (!filters.has(name)) return { set, docs };
    const own = without(name);
    return { set: own, docs: indexesOf(own) };
  };
  const facets = [...question.index.facets.values()].map((column) => {
    const scope = scopeOf(column.attribute.code);
    return { column, counts: countFacet(column, scope.set, scope.docs) };
  });
  return {
    set,
    docs,
    facets,
    categories: countCategories(question, scopeOf(CATEGORY_FILTER).set),
    prices: priceSpread(question.prices, scopeOf(PRICE_FILTER).docs),
  };
}

/** One set per filter that exists; values of one filter are joined by OR, unknown filters do nothing. */
function activeFilters(question: ListingQuestion, size: number): Map<string, Bits> {
  const filters = new Map<string, Bits>();
  for (const [code, values] of question.filters) {
    const bits = emptyBits(size);
    if (code === CATEGORY_FILTER) addCategories(question, values, bits);
    else {
      const column = question.index.facets.get(code);
      if (!column) continue;
      for (const value of values) {
        const key = column.keyIndex.get(value);
        if (key !== undefined) addToSet(column.postings[key]!, bits);
      }
    }
    filters.set(code, bits);
  }
  const ranges = question.priceRanges;
  if (ranges.length > 0) filters.set(PRICE_FILTER, inPriceRanges(question.prices, ranges, size));
  return filters;
}

function addCategories({ index }: ListingQuestion, values: readonly string[], bits: Bits): void {
  for (const value of values) {
    if (index.tree.byId(Number(value)))
      addToSet(index.categoryListing(Number(value)).posting, bits);
  }
}

/** A product is in a range when its lowest price is, as the counts beside the price filter have it. */
function inPriceRanges({ lowest }: PriceTable, ranges: readonly MinorRange[], size: number): Bits {
  const bits = emptyBits(size);
  for (let doc = 0; doc < size; doc += 1) {
    const price = lowest[doc]!;
    if (price === NONE) continue;
    if (ranges.some(({ low, high }) => price >= low && price <= high)) setBit(bits, doc);
  }
  return bits;
}

function countCategories({ index, base }: ListingQuestion, set: Bits) {
  return base.categoryIds
    .map((id) => ({ id, count: countInSet(index.categoryListing(id).posting, set) }))
    .filter(({ count }) => count > 0);
}

function priceSpread({ lowest, highest }: PriceTable, docs: Uint32Array): PriceSpread | undefined {
  let low = Number.POSITIVE_INFINITY;
  let high = NONE;
  for (let i = 0; i < docs.length; i += 1) {
    const doc = docs[i]!;
    if (lowest[doc] === NONE) continue;
    low = Math.min(low, lowest[doc]!);
    high = Math.max(high, highest[doc]!);
  }
  if (high === NONE) return undefined;
  const width = roundStep((high - low) / STEPS);
  const counts = new Uint32Array(Math.floor(high / width) + 1 - Math.floor(low / width));
  const first = Math.floor(low / width);
  for (let i = 0; i < docs.length; i += 1) {
    const minor = lowest[docs[i]!]!;
    if (minor !== NONE) counts[Math.floor(minor / width) - first]! += 1;
  }
  const steps = Array.from(counts, (count, i) => {
    const from = (first + i) * width;
    return { low: from, high: from + width - 1, count };
  });
  return { low, high, steps: steps.filter(({ count }) => count > 0) };
}

const STEPS = 6;
const SMALLEST_STEP = 100;

/** 1, 2 or 5 times a power of ten, the next one not below. */
function roundStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(SMALLEST_STEP, width)));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= width) ?? 10;
  return factor * power;
}

/** Which products stand on a page. */
interface PageQuestion {
  readonly offset: number;
  readonly limit: number;
  /** All products in the wanted order, ascending; a search's own order may hold only some. */
  readonly order: Uint32Array;
  /** Products at the end of the order that stay last whichever the direction. */
  readonly tail: number;
  readonly dir: SortDir;
}

/** The found products of one page: walks the order and keeps what was found. */
export function pageOf({ set }: Pick<ListingHits, "set">, question: PageQuestion): Uint32Array {
  const { order, offset, limit, dir } = question;
  const page = new Uint32Array(limit);
  const led = order.length - question.tail;
  let passed = 0;
  for (let i = 0; i < order.length && passed < offset + limit; i += 1) {
    const doc = order[dir === "desc" && i < led ? led - 1 - i : i]!;
    if ((set[doc >>> 5]! & (1 << (doc & 31))) === 0) continue;
    if (passed >= offset) page[passed - offset] = doc;
    passed += 1;
  }
  return page.subarray(0, Math.max(0, passed - offset));
}

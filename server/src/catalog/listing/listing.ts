import { BESTSELLERS } from "@placket/domain/catalog/bestsellers";
import type { Listing, ListingAttribute, SortOption } from "@placket/domain/catalog/listing";
import type { ListingFilters, PriceRange } from "@placket/domain/catalog/listing-filters";
import type { ListingQuery, SortDir } from "@placket/domain/catalog/listing-query";
import { minorOf } from "@placket/domain/money/price-format";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Spread } from "@placket/domain/catalog/spread";
import { LRUCache } from "lru-cache";
import { noteSight, type Sight } from "../../http/sights.ts";
import type { NamedOptions } from "../finding/chosen-options.ts";
import { allFilters } from "./listing-facets.ts";
import { resolveFilters } from "./listing-filter-values.ts";
import type { Posting } from "../read-model/set/posting.ts";
import { findProducts, pageOf, type ListingHits, type MinorRange } from "../read-model/listing.ts";
import type { Bits } from "../read-model/set/bits.ts";
import type { Snapshot } from "../read-model/snapshot.ts";
import type { SortOrder } from "../read-model/sort/sort-order.ts";
import type { Shopper } from "../shopper.ts";
import { swatchValue, tile } from "../tile.ts";

/** What a listing is about: the products of a category or those of a search. */
export interface ListingSource {
  /** Tells one source from another within a snapshot. */
  readonly key: string;
  readonly posting: Posting;
  readonly visible: Bits;
  /** The order the source itself gives: positions, or how well a search matched. */
  readonly order: Uint32Array;
  readonly orderKey: "position" | "relevance";
  /** What is over when the source lists other products, or the same at other prices or in other places. */
  readonly sight: Sight;
  readonly categoryIds: readonly number[];
  /** What a text names of choices: tiles open with it. */
  readonly named?: NamedOptions;
  /** How a text was taken. */
  readonly search?: Listing["search"];
  /** Notes that staff wrote for the product that leads the source. */
  readonly spread?: Spread | null;
}

/** The numbers of the products on one page, and what all hits share. */
interface ListingPage {
  readonly hits: ListingHits;
  readonly docs: Uint32Array;
  readonly sort: SortOption;
  readonly sortDir: SortDir;
  readonly sortOptions: readonly SortOption[];
}

/** A page of a listing with its filters and counts. Refuses an unknown sort key. */
export function listing(
  shopper: Shopper,
  source: ListingSource,
  query: ListingQuery,
): Result<Listing> {
  const page = listingPage(shopper, source, query);
  if (!page.ok) return page;
  const { hits, docs, sort, sortDir, sortOptions } = page.value;
  const named = namedBy(shopper, source, query.filters);
  const items = Array.from(docs, (doc) => tile(shopper, doc, named));
  return ok({
    items,
    isFiltered: isFiltered(query.filters),
    totalCount: hits.docs.length,
    page: query.page,
    pageSize: query.pageSize,
    sortBy: sort.key,
    sortDir,
    sortOptions,
    filters: allFilters(shopper, hits),
    attributes: attributesMet(shopper, docs),
    search: source.search ?? null,
    spread: query.page === 0 && isLead(items, source) ? source.spread.notes : null,
  });
}

const isFiltered = ({ values, price }: ListingFilters) => values.size > 0 || price.length > 0;

/** What tiles open with: what is filtered by, before what a text names. */
function namedBy(shopper: Shopper, source: ListingSource, filters: ListingFilters): NamedOptions {
  const options = new Map([
    ...(source.named?.options ?? []),
    ...resolveFilters(shopper, filters.values),
  ]);
  return { options, variantRow: source.named?.variantRow };
}

/** The spread is the tile that leads the listing: a wide tile elsewhere would leave holes in the rows. */
function isLead(
  [lead]: Listing["items"],
  source: ListingSource,
): source is ListingSource & { readonly spread: Spread } {
  return lead !== undefined && lead.sku === source.spread?.sku;
}

/** Which products stand on the page; the parts of a listing are made from it. */
export function listingPage(
  shopper: Shopper,
  source: ListingSource,
  query: ListingQuery,
): Result<ListingPage> {
  const sortOptions = sortOptionsOf(shopper, source);
  const sort = query.sortBy
    ? sortOptions.find((option) => option.key === query.sortBy)
    : sortOptions[0];
  if (!sort) return refuse(problem("catalog.badSort", "sort", (query.sortBy ?? "").slice(0, 40)));
  noteSight(source.sight);
  const hits = cachedHits(shopper, source, query.filters);
  const sortDir = query.sortDir ?? sort.defaultDir;
  const order = orderOf(shopper, source, sort.key);
  const docs = pageOf(hits, {
    offset: query.page * query.pageSize,
    limit: query.pageSize,
    order: order.docs,
    tail: order.docs.length - order.known,
    // A search's order leads with the best whichever way it is asked.
    dir: sort.key === "relevance" ? "asc" : sortDir,
  });
  return ok({ hits, docs, sort, sortDir, sortOptions });
}

/** The source's own order first, then name, price, newest and the sortable attributes. */
function sortOptionsOf({ index, snapshot }: Shopper, source: ListingSource): SortOption[] {
  const own: SortOption =
    source.orderKey === "relevance"
      ? { key: "relevance", label: "Relevance", defaultDir: "desc" }
      : { key: "position", label: "Position", defaultDir: "asc" };
  const attributes = [...index.orders.keys()]
    .filter((key) => key !== "name")
    .map((key): SortOption => {
      const { attributes } = snapshot.base;
      const attribute = attributes.byCode(key);
      const label = attribute ? attributes.labelOf(attribute, index.view.id) : key;
      return { key, label, defaultDir: key === BESTSELLERS ? "desc" : "asc" };
    });
  return [
    own,
    { key: "name", label: "Product Name", defaultDir: "asc" },
    { key: "price", label: "Price", defaultDir: "asc" },
    { key: "newest", label: "Newest", defaultDir: "desc" },
    ...attributes,
  ];
}

function orderOf(shopper: Shopper, source: ListingSource, key: string): SortOrder {
  if (key === "price") return shopper.prices().order;
  const attribute = shopper.index.orders.get(key);
  if (attribute) return attribute;
  // Ids rise with time, and listed products are numbered by id.
  if (key === "newest") return byAge(shopper.snapshot);
  return { docs: source.order, known: source.order.length };
}

const ages = new WeakMap<Snapshot, SortOrder>();

function byAge(snapshot: Snapshot): SortOrder {
  const known = snapshot.base.docCount;
  const order = ages.get(snapshot) ?? {
    docs: Uint32Array.from({ length: known }, (_, doc) => doc),
    known,
  };
  ages.set(snapshot, order);
  return order;
}

/** Pages of one listing share their hits: the last few are kept. */
const KEPT_HITS = 48;
const hitsOf = new WeakMap<Snapshot, LRUCache<string, KeptHits>>();

interface KeptHits {
  readonly hits: ListingHits;
  readonly sight: Sight;
}

function cachedHits(shopper: Shopper, source: ListingSource, filters: ListingFilters): ListingHits {
  const kept = hitsOf.get(shopper.snapshot) ?? new LRUCache({ max: KEPT_HITS });
  hitsOf.set(shopper.snapshot, kept);
  const key = `${shopper.cacheKey} ${source.key} ${filtersKey(filters)}`;
  const known = kept.get(key);
  const hits = known?.sight.isOver === false ? known.hits : hitsNow(shopper, source, filters);
  kept.set(key, { hits, sight: source.sight });
  return hits;
}

function hitsNow(shopper: Shopper, source: ListingSource, filters: ListingFilters): ListingHits {
  return findProducts({
    index: shopper.index,
    base: source,
    prices: shopper.prices(),
    filters: resolveFilters(shopper, filters.values),
    priceRanges: filters.price.map((range) => minorRange(shopper, range)),
  });
}

/** Equal filters in any order give one key. */
function filtersKey({ values, price }: ListingFilters): string {
  const parts = [...values].map(([code, list]) => [code, list.toSorted()] as const);
  parts.sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([parts, price.map(({ low, high }) => `${low}-${high}`).toSorted()]);
}

function minorRange({ index }: Shopper, price: PriceRange): MinorRange {
  const { currency } = index.view;
  const high = price.high === Number.POSITIVE_INFINITY ? price.high : minorOf(price.high, currency);
  return { low: minorOf(price.low, currency), high };
}

/** The configurable attributes of the products on a page, with the options of the whole catalogue met there. */
function attributesMet(shopper: Shopper, docs: Uint32Array): ListingAttribute[] {
  const { base } = shopper.snapshot;
  const met = new Map<number, Set<number>>();
  for (const doc of docs) {
    const row = base.docRows[doc]!;
    for (const { attributeId } of base.configurableOf(row)) {
      const options = met.get(attributeId) ?? new Set();
      const column = base.rows.options.get(attributeId);
      for (const child of base.families.childrenOf(row)) options.add(column?.[child] ?? 0);
      met.set(attributeId, options);
    }
  }
  return [...met].flatMap(([attributeId, optionIds]) => {
    const attribute = base.attributes.byId(attributeId);
    if (!attribute) return [];
    const { id, code, swatch } = attribute;
    const label = base.attributes.labelOf(attribute, shopper.index.view.id);
    const options = base.attributes
      .optionsOf(attributeId)
      .filter((option) => optionIds.has(option.id))
      .map((option) => {
        const optionLabel = base.attributes.optionLabel(option.id, shopper.index.view.id);
        const value = swatchValue(shopper, attribute, option.id) || optionLabel;
        return { id: option.id, label: optionLabel, value };
      });
    return { id, code, label, swatch, options };
  });
}

import type { Listing } from "@placket/domain/catalog/listing";
import { listingQuery, type ListingParameters } from "@placket/domain/catalog/listing-query";
import type { Tile } from "@placket/domain/catalog/product";
import { words } from "@placket/domain/catalog/words";
import type { Result } from "@placket/domain/problem";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../context.ts";
import { noteSight, type Sight } from "../http/sights.ts";
import { listingRules } from "./catalog.ts";
import { listing, type ListingSource } from "./listing/listing.ts";
import { posting } from "./read-model/set/posting.ts";
import { NONE } from "./read-model/rows/product-rows.ts";
import type { Snapshot } from "./read-model/snapshot.ts";
import { queryStems } from "./read-model/text/text-index.ts";
import { completions, foundBits, searchText } from "./read-model/text/text-search.ts";
import { shopperOf, type Shopper } from "./shopper.ts";
import { tile } from "./tile.ts";

/** Item numbers that begin with the text are looked at up to this many, from this length on. */
const MAX_SKU_HITS = 500;
const MIN_SKU_LENGTH = 3;

/** The best products for a text and words to go on with, for a panel below the search field. */
interface QuickFind {
  readonly completions: readonly string[];
  readonly items: readonly Tile[];
}

/** A page of the products that hold all words of a text or whose item number begins with it. */
export function findProducts(
  ctx: Ctx,
  text: string,
  parameters: ListingParameters,
): Result<Listing> {
  const query = listingQuery(parameters, listingRules(ctx));
  if (!query.ok) return query;
  const shopper = shopperOf(ctx);
  return listing(shopper, textSource(shopper, text), query.value);
}

/** The first products found, and the text with its last word completed as they have it (SEARCH-05). */
export function quickFind(
  ctx: Ctx,
  text: string,
  limits: { readonly items: number; readonly completions: number },
): QuickFind {
  const shopper = shopperOf(ctx);
  const docs = find(shopper, text);
  return {
    completions: completed(shopper, { text, docs, limit: limits.completions }),
    items: Array.from(docs.subarray(0, limits.items), (doc) => tile(shopper, doc)),
  };
}

/** The found products as the source of a listing. */
export function textSource(shopper: Shopper, text: string): ListingSource {
  const order = find(shopper, text);
  const { tree } = shopper.index;
  return {
    key: `search ${text}`,
    posting: posting(order.toSorted(), shopper.snapshot.base.docCount),
    order,
    orderKey: "relevance",
    sight: shopper.snapshot.searchSight(),
    visible: shopper.index.inSearch,
    categoryIds: tree.byId(tree.rootId)?.children ?? [],
  };
}

/** Recent searches of a snapshot: the pages and filters of one search find the same products. */
const KEPT_SEARCHES = 64;
const kept = new WeakMap<Snapshot, LRUCache<string, KeptSearch>>();

interface KeptSearch {
  readonly docs: Uint32Array;
  readonly sight: Sight;
}

function find(shopper: Shopper, text: string): Uint32Array {
  const searches = kept.get(shopper.snapshot) ?? new LRUCache({ max: KEPT_SEARCHES });
  kept.set(shopper.snapshot, searches);
  const key = `${shopper.index.view.id} ${text}`;
  const sight = shopper.snapshot.searchSight();
  noteSight(sight);
  const known = searches.get(key);
  const docs = known?.sight.isOver === false ? known.docs : findNow(shopper, text);
  searches.set(key, { docs, sight });
  return docs;
}

function findNow(shopper: Shopper, text: string): Uint32Array {
  const { index } = shopper;
  const scope = { visible: index.inSearch, skuDocs: skuDocs(shopper, text) };
  return searchText(index.text, queryStems(text), scope).docs;
}

/** Products whose item number, or a variant's, begins with the text. */
function skuDocs({ snapshot }: Shopper, text: string): number[] {
  const { base } = snapshot;
  if (text.length < MIN_SKU_LENGTH) return [];
  const docs = new Set<number>();
  for (const row of base.skus.startingWith(text, MAX_SKU_HITS)) {
    for (const owner of [row, ...base.families.parentsOf(row)]) docs.add(base.docOf(owner));
  }
  docs.delete(NONE);
  return [...docs];
}

function completed(
  { index, snapshot }: Shopper,
  { text, docs, limit }: { text: string; docs: Uint32Array; limit: number },
): string[] {
  const typed = words(text);
  const last = typed.at(-1);
  if (last === undefined || docs.length === 0) return [];
  const found = foundBits(docs, snapshot.base.docCount);
  return completions(index.text, last, { found, limit }).map((word) =>
    [...typed.slice(0, -1), word].join(" "),
  );
}

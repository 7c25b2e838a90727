import type { Listing } from "@placket/domain/catalog/listing";
import { listingQuery, type ListingParameters } from "@placket/domain/catalog/listing-query";
import type { Tile } from "@placket/domain/catalog/product";
import type { Synonyms } from "@placket/domain/catalog/finding/synonyms";
import { words } from "@placket/domain/catalog/words";
import type { Result } from "@placket/domain/problem";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../context.ts";
import { noteSight, type Sight } from "../http/sights.ts";
import { listingRules } from "./catalog.ts";
import { listing, type ListingSource } from "./listing/listing.ts";
import { findDocs, type FoundDocs } from "./finding/find-docs.ts";
import type { NamedOptions } from "./finding/chosen-options.ts";
import { synonymsIn } from "./finding/search-synonyms.ts";
import { NONE } from "./read-model/rows/product-rows.ts";
import { posting } from "./read-model/set/posting.ts";
import type { Snapshot } from "./read-model/snapshot.ts";
import { completions, foundBits } from "./read-model/text/text-search.ts";
import { shopperOf, type Shopper } from "./shopper.ts";
import { tile } from "./tile.ts";

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
  return listing(shopper, textSource(ctx, shopper, text), query.value);
}

/** The first products found, and the text with its last word completed as they have it (SEARCH-05). */
export function quickFind(
  ctx: Ctx,
  text: string,
  limits: { readonly items: number; readonly completions: number },
): QuickFind {
  const shopper = shopperOf(ctx);
  const { found, named } = find(ctx, shopper, text);
  const { docs } = found;
  return {
    completions: completed(shopper, {
      text: found.correctedTo ?? text,
      docs,
      limit: limits.completions,
    }),
    items: Array.from(docs.subarray(0, limits.items), (doc) => tile(shopper, doc, named)),
  };
}

/** The found products as the source of a listing. */
export function textSource(ctx: Ctx, shopper: Shopper, text: string): ListingSource {
  const { found, named, number } = find(ctx, shopper, text);
  const { docs: order, correctedTo, leftOut } = found;
  const { tree } = shopper.index;
  return {
    key: `search ${number} ${text}`,
    posting: posting(order.toSorted(), shopper.snapshot.base.docCount),
    order,
    named,
    search: { correctedTo, leftOut },
    orderKey: "relevance",
    sight: shopper.snapshot.searchSight(),
    visible: shopper.index.inSearch,
    categoryIds: tree.byId(tree.rootId)?.children ?? [],
  };
}

/** Recent searches of a snapshot: the pages and filters of one search find the same products. */
const KEPT_SEARCHES = 64;
const kept = new WeakMap<Snapshot, KeptSearches>();

interface KeptSearches {
  readonly byText: LRUCache<string, KeptSearch>;
  /** How many were ever made. */
  count: number;
}

interface KeptSearch {
  readonly found: FoundDocs;
  /** What it names of choices, for the tiles. */
  readonly named: NamedOptions;
  /** Tells it from what the same text found before. */
  readonly number: number;
  readonly sight: Sight;
  readonly synonyms: Synonyms;
}

function find(ctx: Ctx, shopper: Shopper, text: string): KeptSearch {
  const searches = kept.get(shopper.snapshot) ?? {
    byText: new LRUCache({ max: KEPT_SEARCHES }),
    count: 0,
  };
  kept.set(shopper.snapshot, searches);
  const key = `${shopper.index.view.id} ${text}`;
  const sight = shopper.snapshot.searchSight();
  noteSight(sight);
  const synonyms = synonymsIn(ctx);
  const known = searches.byText.get(key);
  if (known?.sight.isOver === false && known.synonyms === synonyms) return known;
  const found = findDocs(shopper, text, synonyms);
  searches.count += 1;
  const search = { found, named: namedIn(found), number: searches.count, sight, synonyms };
  searches.byText.set(key, search);
  return search;
}

function namedIn({ named, row }: FoundDocs): NamedOptions {
  const byCode = Map.groupBy(named, ({ code }) => code);
  const options = new Map([...byCode].map(([code, terms]) => [code, terms.map(({ key }) => key)]));
  return { options, variantRow: row === NONE ? undefined : row };
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

import { shownFound, type ShownFound } from "@placket/contract/search/search.codec";
import { keepPreviousData, queryOptions } from "../query/query.ts";
import { shopKey, type Shop } from "../api/shop.ts";
import { readListing } from "../catalog/listing/listing-address.ts";
import {
  listingRequest,
  pageOrFirst,
  type ListingRequest,
} from "../catalog/listing/listing.queries.ts";
import { menuQuery } from "../catalog/category.queries.ts";
import type { PageContext, PageQuery } from "../page/page.ts";
import { readConfig } from "../store/config.queries.ts";
import { searchTextOf } from "./search-text.ts";

interface LiveSearch {
  readonly suggestions: readonly string[];
  readonly items: readonly ShownFound[];
}

/** Suggestions and products while typing (SEARCH-16); an empty text asks nothing. */
export function miniSearchQuery(shop: Shop, q: string) {
  return queryOptions({
    queryKey: shopKey(shop, "mini-search", q),
    enabled: q !== "",
    queryFn: async (): Promise<LiveSearch> => {
      const { suggestions, items } = await shop.call("miniSearch", { query: { q } });
      return { suggestions, items: items.map(shownFound) };
    },
    placeholderData: keepPreviousData,
  });
}

/** A page of search results (SEARCH-17). */
export function searchQuery(shop: Shop, q: string, request: ListingRequest) {
  return queryOptions({
    queryKey: shopKey(shop, "search", q, request),
    queryFn: () => pageOrFirst(request, (asked) => shop.call("search", { query: { q, ...asked } })),
    placeholderData: (before, key) => (key?.[3] === q ? before : undefined),
  });
}

/** What the results page asks first; without a text, nothing but the menu. */
export function searchQueries({ place, shop, client }: PageContext): readonly PageQuery[] {
  const q = searchTextOf(place.address.search);
  const menu = menuQuery(shop);
  if (q === "") return [menu];
  const request = listingRequest(readListing(place.address.search), readConfig(shop, client));
  return [searchQuery(shop, q, request), menu];
}

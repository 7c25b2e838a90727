import { queryOptions } from "../query/query.ts";
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

/** A page of search results (SEARCH-17). */
export function searchQuery(shop: Shop, q: string, request: ListingRequest) {
  return queryOptions({
    queryKey: shopKey(shop, "search", q, request),
    queryFn: () => pageOrFirst(request, (asked) => shop.call("search", { query: { q, ...asked } })),
    placeholderData: (before, key) => (key?.[2] === q ? before : undefined),
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

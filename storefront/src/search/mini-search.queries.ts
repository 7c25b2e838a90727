import { shownFound, type ShownFound } from "@placket/contract/search/search.codec";
import { shopKey, type Shop } from "../api/shop.ts";
import { keepPreviousData, queryOptions } from "../query/query.ts";

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

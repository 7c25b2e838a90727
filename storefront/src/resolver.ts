import type { QueryClient } from "./query/query-client.ts";
import type { Shop } from "./api/shop.ts";
import { menuQuery, type MenuCategory } from "./catalog/category.queries.ts";
import { createKnownPages, type KnownPages } from "./routing/known-pages.ts";
import type { Resolver } from "./routing/resolve.ts";
import { lookupQuery } from "./routing/routing.queries.ts";

/** Resolves addresses with what the cache holds: the category tree and lookups made before. */
export function createResolver(
  client: QueryClient,
  shop: () => Shop,
  noSuchPage: Resolver["noSuchPage"] = "home",
): Resolver & { readonly pages: KnownPages } {
  const pages = createKnownPages();
  let registered: readonly MenuCategory[] | undefined;
  return {
    pages,
    noSuchPage,
    known(path) {
      const tree = client.getQueryData(menuQuery(shop()).queryKey)?.items;
      if (tree && tree !== registered) {
        registered = tree;
        pages.register(tree.map(({ id, url }) => ({ id, url, type: "category" as const })));
      }
      return pages.find(path);
    },
    lookup: (address) => client.fetchQuery(lookupQuery(shop(), address)),
  };
}

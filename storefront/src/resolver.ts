import type { QueryClient } from "@tanstack/react-query";
import type { Shop } from "./api/shop.ts";
import { categoriesQuery, type Category } from "./catalog/category.queries.ts";
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
  let registered: readonly Category[] | undefined;
  return {
    pages,
    noSuchPage,
    known(path) {
      const tree = client.getQueryData(categoriesQuery(shop()).queryKey)?.items;
      if (tree && tree !== registered) {
        registered = tree;
        pages.register(tree.map(({ id, url }) => ({ id, url, type: "category" as const })));
      }
      return pages.find(path);
    },
    lookup: (address) => client.fetchQuery(lookupQuery(shop(), address)),
  };
}

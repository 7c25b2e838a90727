import type { QueryClient } from "./query/query-client.ts";
import type { Shop } from "./api/shop.ts";
import { menuQuery, type MenuCategory } from "./catalog/category.queries.ts";
import type { Listing } from "./catalog/listing/listing.queries.ts";
import { pages } from "./pages.ts";
import { normalPath, pathOfUrl } from "./routing/address.ts";
import { createKnownPages, type KnownPages } from "./routing/known-pages.ts";
import type { KnownPage, Resolver } from "./routing/resolve.ts";
import { lookUp } from "./routing/routing.queries.ts";

/** Resolves addresses with what the cache holds: the category tree, lists that were seen and lookups made before. */
export function createResolver(
  client: QueryClient,
  shop: () => Shop,
  noSuchPage: Resolver["noSuchPage"] = "home",
): Resolver & { readonly pages: KnownPages } {
  const knownPages = createKnownPages();
  let registered: readonly MenuCategory[] | undefined;
  return {
    pages: knownPages,
    noSuchPage,
    draws: (type) => type in pages,
    known(path) {
      const tree = client.getQueryData(menuQuery(shop()).queryKey)?.items;
      if (tree && tree !== registered) {
        registered = tree;
        knownPages.register(tree.map(({ id, url }) => ({ id, url, type: "category" as const })));
      }
      return knownPages.find(path) ?? productSeen(client, path);
    },
    lookup: (address) => lookUp(client, shop(), address),
  };
}

/** Questions whose answers are pages of products. */
const LISTS: readonly unknown[] = ["products", "search"];

/** A configurable product of a list that was seen has its page at this path (ROUTE-35). */
function productSeen(client: QueryClient, path: string): KnownPage | undefined {
  const tiles = client
    .answers()
    .flatMap(({ key, data }) => (LISTS.includes(key[1]) ? (data as Listing).items : []));
  const seen = tiles.find(({ type, url }) => type === "configurable" && pathOf(url) === path);
  return seen && { type: "product", id: seen.id };
}

const pathOf = (url: string) => normalPath(pathOfUrl(url));

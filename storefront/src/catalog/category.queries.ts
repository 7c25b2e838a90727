import { queryOptions } from "../query/query.ts";
import { useQuery } from "../query/use-query.ts";
import type { CallReply } from "../api/rest.ts";
import { shopKey, useShop, type Shop } from "../api/shop.ts";
import { categoryTree, type CategoryTree } from "./category-tree.ts";

export type Category = CallReply<"categories">["items"][number];

/** A category as menus show it: of what may be empty, a page carries nothing. */
export type MenuCategory = Pick<Category, "id" | "parentId" | "name" | "url" | "productCount"> &
  Partial<Pick<Category, "children" | "menuIcon" | "namePrefix" | "nameRest" | "isShopByCategory">>;

const STALE_MS = 5 * 60_000;

/** The whole category tree with all texts, a flat list (MENU-10, OPEN-21). No page carries it. */
export function categoriesQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "categories"),
    staleTime: STALE_MS,
    queryFn: () => shop.call("categories"),
  });
}

/** The tree as menus show it: every page carries it. A failure leaves the menu out (MENU-13). */
export function menuQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "menu"),
    staleTime: STALE_MS,
    queryFn: ({ client }): Promise<{ rootId: number; items: readonly MenuCategory[] }> =>
      client.fetchQuery(categoriesQuery(shop)),
  });
}

/** All of one category: its own page carries it, the next one finds it in the whole tree. */
export function categoryQuery(shop: Shop, id: number) {
  return queryOptions({
    queryKey: shopKey(shop, "category", id),
    staleTime: STALE_MS,
    queryFn: async ({ client }): Promise<Category | null> => {
      const { items } = await client.fetchQuery(categoriesQuery(shop));
      return items.find((category) => category.id === id) ?? null;
    },
  });
}

/** The category tree in a component; empty while it is not there. */
export function useCategories(): CategoryTree<MenuCategory> {
  const { data } = useQuery(menuQuery(useShop()));
  return categoryTree(data?.items ?? [], data?.rootId ?? 0);
}

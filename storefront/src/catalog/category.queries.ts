import { queryOptions, useQuery } from "@tanstack/react-query";
import type { CallReply } from "../api/rest.ts";
import { shopKey, useShop, type Shop } from "../api/shop.ts";
import { categoryTree, type CategoryTree } from "./category-tree.ts";

export type Category = CallReply<"categories">["items"][number];

/** The whole category tree, a flat list (MENU-10, OPEN-21). A failure leaves the menu out (MENU-13). */
export function categoriesQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "categories"),
    staleTime: 5 * 60_000,
    queryFn: () => shop.call("categories"),
  });
}

/** The category tree in a component; empty while it is not there. */
export function useCategories(): CategoryTree<Category> {
  const { data } = useQuery(categoriesQuery(useShop()));
  return categoryTree(data?.items ?? [], data?.rootId ?? 0);
}

import type { Shop } from "../../api/shop.ts";
import { categoriesQuery } from "../../catalog/category.queries.ts";
import type { QueryClient } from "../../query/query-client.ts";
import { savesData, whenIdle } from "../../routing/idle.ts";

/** Fetches the texts of all categories once the page is done, so that the next one has its own at once. */
export function fetchWholeTree(client: QueryClient, shop: Shop): void {
  if (!savesData()) void whenIdle().then(() => client.prefetchQuery(categoriesQuery(shop)));
}

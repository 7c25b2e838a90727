import { queryOptions } from "../query/query.ts";
import { shopKey, type Shop } from "../api/shop.ts";
import { menuQuery } from "../catalog/category.queries.ts";
import type { PageContext, PageQuery } from "../page/page.ts";

/** The rail and the best sellers. How they are put together is no matter of another page's first script. */
export function shelvesQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "home-shelves"),
    queryFn: async ({ client }) => (await import("./fetch-shelves.ts")).fetchShelves(shop, client),
  });
}

/** What the home page asks first. */
export function homeQueries({ shop }: PageContext): readonly PageQuery[] {
  return [menuQuery(shop), shelvesQuery(shop)];
}

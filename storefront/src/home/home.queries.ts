import { lateModule } from "@placket/web/late/late-module";
import { queryOptions } from "../query/query.ts";
import { shopKey, type Shop } from "../api/shop.ts";
import { menuQuery } from "../catalog/category.queries.ts";
import type { PageContext, PageQuery } from "../page/page.ts";

const shelvesScript = lateModule(() => import("./fetch-shelves.ts"));

/** The rail and the best sellers. How they are put together is no matter of another page's first script. */
export function shelvesQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "home-shelves"),
    queryFn: async ({ client }) => (await shelvesScript()).fetchShelves(shop, client),
  });
}

/** What the home page asks first. */
export function homeQueries({ shop }: PageContext): readonly PageQuery[] {
  return [menuQuery(shop), shelvesQuery(shop)];
}

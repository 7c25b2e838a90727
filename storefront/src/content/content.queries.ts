import { shopKey, type Shop } from "../api/shop.ts";
import type { PageContext, PageQuery } from "../page/page.ts";
import { queryOptions } from "../query/query.ts";

/** A page that staff wrote, as it came: how it is read is no matter of another page's first script. */
export function contentPageQuery(shop: Shop, id = 0) {
  return queryOptions({
    queryKey: shopKey(shop, "cms", id),
    queryFn: () => shop.call("pageInfo", { query: { id } }),
  });
}

/** What such a page asks first. */
export const contentQueries = ({ shop, place }: PageContext): readonly PageQuery[] => [
  contentPageQuery(shop, place.id),
];

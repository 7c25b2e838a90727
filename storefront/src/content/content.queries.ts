import { lateModule } from "@placket/web/late/late-module";
import { shopKey, type Shop } from "../api/shop.ts";
import type { PageContext, PageQuery } from "../page/page.ts";
import { queryOptions } from "../query/query.ts";

const script = lateModule(() => import("./fetch-content.ts"));

/** A page that staff wrote. How it is read is no matter of another page's first script. */
export function contentPageQuery(shop: Shop, id: number | undefined) {
  return queryOptions({
    queryKey: shopKey(shop, "cms", id),
    queryFn: async () => (await script()).fetchPage(shop, id),
  });
}

/** What such a page asks first. */
export const contentQueries = ({ shop, place }: PageContext): readonly PageQuery[] => [
  contentPageQuery(shop, place.id),
];

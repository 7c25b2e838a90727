import { lateModule } from "@placket/web/late/late-module";
import { shopKey, type Shop } from "../api/shop.ts";
import type { PageContext, PageQuery, Place } from "../page/page.ts";
import { queryOptions } from "../query/query.ts";

const script = lateModule(() => import("./fetch-content.ts"));

/** A page or post that staff wrote, or the blog. How it is read is no matter of another page's first script. */
export function contentQuery(shop: Shop, { id, address: { search } }: Place) {
  return queryOptions({
    queryKey: shopKey(shop, "cms", id, search),
    queryFn: async () => (await script()).fetchContent(shop, id, search),
  });
}

/** What such a page asks first. */
export const contentQueries = ({ shop, place }: PageContext): readonly PageQuery[] => [
  contentQuery(shop, place),
];

import { VIEWED_MAX } from "@placket/domain/recently-viewed/recently-viewed";
import { answered, operation } from "../api/graphql.ts";
import { shopKey, type Shop } from "../api/shop.ts";
import { keepPreviousData, queryOptions } from "../query/query.ts";

const note = operation(
  "NoteViewed",
  `mutation NoteViewed($ids: [Int!]!) {
    recentViewedProducts(product_ids: $ids) { items { id } }
  }`,
);

const own = operation(
  "OwnViewed",
  `query OwnViewed($size: Int!) {
    recentViewedProducts(pageSize: $size, currentPage: 1) { items { id } }
  }`,
);

/** Tells the account what its customer looked at, the last first; gives what it remembers then (WISH-18, WISH-21). */
export async function noteViewed(shop: Shop, ids: readonly number[]): Promise<readonly number[]> {
  const { recentViewedProducts: viewed } = await shop.graphql(note, { ids: [...ids] });
  return answered(viewed).items.map(({ id }) => id);
}

/** What the account remembers (WISH-20). */
export async function ownViewed(shop: Shop): Promise<readonly number[]> {
  const { recentViewedProducts: viewed } = await shop.graphql(own, { size: VIEWED_MAX });
  return answered(viewed).items.map(({ id }) => id);
}

/** Tiles of what was looked at, in that order; what nobody sees any more is left out (WISH-23). */
export function viewedQuery(shop: Shop, ids: readonly number[]) {
  return queryOptions({
    queryKey: shopKey(shop, "recently viewed", ids.join(",")),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async () =>
      (await shop.call("recentlyViewed", { query: { ids: ids.join(",") } })).items,
  });
}

import { praise } from "@placket/contract/review/shown-review.codec";
import { operation } from "../../api/graphql.ts";
import { shopKey, type Shop } from "../../api/shop.ts";
import { queryOptions } from "../../query/query.ts";

const reviews = operation(
  "HomePageReviews",
  `query HomePageReviews($page: Int!) {
    homePageReviews(page: $page) {
      total page page_size
      items { review_id title detail nickname location verified_buyer rating_votes { value } product { name url } }
    }
  }`,
);

/** A good review, and what it is about. */
export type PraisedItem = ReturnType<typeof praise>["items"][number];

/** A page of the newest good reviews of all products (REVIEW-39): what was read before is shown, and asked for anew. */
export function homeReviewsQuery(shop: Shop, page: number) {
  return queryOptions({
    queryKey: shopKey(shop, "home-reviews", page),
    staleTime: 0,
    queryFn: async () => praise((await shop.graphql(reviews, { page })).homePageReviews),
  });
}

import { reviewFormOf } from "@placket/contract/review/review-form.codec";
import { shownReviews } from "@placket/contract/review/shown-review.codec";
import type { ReviewSort } from "@placket/domain/review/review";
import { answered, operation } from "../api/graphql.ts";
import { shopKey, type Shop } from "../api/shop.ts";
import { queryOptions } from "../query/query.ts";

const reviews = operation(
  "ProductReviews",
  `query ProductReviews($productId: Int!, $page: Int!, $sort: String!, $searchTerm: String!, $starFilter: Int) {
    productReviews(productId: $productId, page: $page, sort: $sort, searchTerm: $searchTerm, starFilter: $starFilter) {
      total page page_size
      items { review_id title detail nickname location created_at verified_buyer likes dislikes answer
        recommend rating_votes { value } images { url thumbnail caption rotate } videos { url poster caption rotate } }
    }
  }`,
);

/** Which reviews of a product are asked for. */
export interface ReviewsAsked {
  readonly productId: number;
  readonly sort: ReviewSort;
  readonly text: string;
  readonly stars: number | null;
}

/** Approved reviews of a product, a page of them (REVIEW-37). */
export function reviewsQuery(
  shop: Shop,
  { productId, sort, text, stars }: ReviewsAsked,
  page: number,
) {
  return queryOptions({
    queryKey: shopKey(shop, "reviews", productId, sort, text, stars ?? 0, page),
    queryFn: async () => {
      const asked = { productId, page, sort, searchTerm: text, starFilter: stars };
      return shownReviews((await shop.graphql(reviews, asked)).productReviews);
    },
  });
}

const metrics = operation(
  "ReviewMetrics",
  `query ReviewMetrics($productId: Int!) {
    reviewMetrics(productId: $productId) { reviewsCount averageRating averageRecommends averageSizing averageWidth }
  }`,
);

/** What is counted of a product's reviews (REVIEW-38). */
export function metricsQuery(shop: Shop, productId: number) {
  return queryOptions({
    queryKey: shopKey(shop, "review-metrics", productId),
    queryFn: async () => (await shop.graphql(metrics, { productId })).reviewMetrics,
  });
}

const check = operation(
  "ReviewCheck",
  `query ReviewCheck {
    storeConfig { recaptcha_site_key form_recaptcha_type form_recaptcha_actions cw_reviews_video_rotate_enabled }
  }`,
);

/** What the form follows from: the check that no machine writes, null without one, and whether videos may be turned. */
export function reviewFormQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "review-form"),
    staleTime: Infinity,
    queryFn: async () => reviewFormOf(answered((await shop.graphql(check, {})).storeConfig)),
  });
}

/** Writes a review (REVIEW-29). */
export const createNewReview = operation(
  "CreateNewReview",
  `mutation CreateNewReview($input: CreateNewReviewInput!) {
    createNewReview(input: $input) { success message }
  }`,
);

import { formCheckOf } from "@placket/contract/bot-check/form-check.codec";
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
        rating_votes { value } }
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
    reviewMetrics(productId: $productId) { reviewsCount averageRating averageRecommends averageSizing }
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
    storeConfig { recaptcha_site_key form_recaptcha_type form_recaptcha_actions }
  }`,
);

/** The check that no machine writes a review, where the shop wants one; null where it wants none. */
export function reviewCheckQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "review-check"),
    staleTime: Infinity,
    queryFn: async () => {
      const formCheck = formCheckOf(answered((await shop.graphql(check, {})).storeConfig));
      return formCheck?.forms.includes("review") ? formCheck : null;
    },
  });
}

/** Writes a review (REVIEW-29). */
export const createNewReview = operation(
  "CreateNewReview",
  `mutation CreateNewReview($input: CreateNewReviewInput!) {
    createNewReview(input: $input) { success message }
  }`,
);

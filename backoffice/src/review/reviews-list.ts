import { REVIEW_STATES, type ReviewState } from "@placket/domain/review/review";
import { listShape, type Asked } from "../page/list/list-shape.ts";
import { reviewsAt } from "./review.addresses.ts";

/** How staff call the states of a review. */
export const STATE_TEXT: Readonly<Record<ReviewState, string>> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
};

/** How reviews are searched, filtered and sorted. */
export const reviewsList = listShape({
  name: "reviews",
  at: reviewsAt,
  nouns: { one: "review", many: "reviews" },
  search: { label: "Search reviews", hint: "SKU, words or nickname" },
  filters: {
    state: {
      as: "choice",
      label: "State",
      choices: REVIEW_STATES.map((value) => ({ value, label: STATE_TEXT[value] })),
      isTab: true,
    },
    rating: {
      as: "choice",
      label: "Stars",
      choices: ["5", "4", "3", "2", "1"].map((value) => ({ value, label: value })),
    },
  },
  sorts: {
    created: { up: "Oldest first", down: "Newest first" },
    rating: { up: "Fewest stars first", down: "Most stars first" },
  },
  unlessTold: "-created",
});

export type ReviewsAsked = Asked<typeof reviewsList.filters, keyof typeof reviewsList.sorts>;

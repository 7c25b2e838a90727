import { describe, expect, it } from "vitest";
import {
  averagePercent,
  NO_REVIEW_COUNTS,
  ratingPercent,
  reviewMetrics,
} from "./review-metrics.ts";
import { rotationOf } from "./review-media.ts";
import { timeAgo } from "../time-ago.ts";
import { reviewLinkOf, reviewSortOf, SIZING_CHOICES } from "./review.ts";

describe("figures of reviews", () => {
  it("REVIEW-32 are made of what is counted", () => {
    const metrics = reviewMetrics({
      stars: [1, 0, 0, 2, 3],
      asked: 3,
      recommends: 2,
      sizingSum: 7,
      sizingCount: 2,
      widthSum: 0,
      widthCount: 0,
    });
    expect(metrics).toEqual({
      reviewsCount: 6,
      averageRating: 4,
      averageRatingRound: 4,
      averageRecommends: 67,
      averageSizing: 3.5,
      averageWidth: null,
      ratingsCount: { fiveStar: 3, fourStar: 2, threeStar: 0, twoStar: 0, oneStar: 1 },
    });
    expect(reviewMetrics(NO_REVIEW_COUNTS)).toMatchObject({ reviewsCount: 0, averageRating: 0 });
  });

  it("REVIEW-42 REVIEW-43 an average is scaled exactly, one review by steps of twenty", () => {
    expect(averagePercent(4.67)).toBe(93.4);
    expect([1, 2, 3, 4, 5].map(ratingPercent)).toEqual([20, 40, 60, 80, 100]);
  });

  it("REVIEW-44 the scale of sizes has five nodes", () => {
    expect(SIZING_CHOICES).toHaveLength(5);
  });

  it("REVIEW-36 unknown sorts are the usual one", () => {
    expect(reviewSortOf("rating-asc")).toBe("rating-asc");
    expect(["price", "", null, "toString"].map(reviewSortOf)).toEqual(
      Array.from({ length: 4 }, () => "date-desc"),
    );
  });
});

describe("photos and videos of reviews", () => {
  it("a rotation is a quarter turn, or none", () => {
    expect([0, 90, 450, -90, 45, null].map(rotationOf)).toEqual([0, 90, 90, 270, 0, 0]);
  });
});

it.each([
  [0, null],
  [999, null],
  [1000, ["1 second ago", 1]],
  [59_000, ["1 second ago", 59]],
  [60_000, ["1 minute ago", 1]],
  [3_600_000 * 5, ["1 hour ago", 5]],
  [86_400_000, ["1 day ago", 1]],
  [86_400_000 * 13, ["1 week ago", 1]],
  [86_400_000 * 29, ["1 week ago", 4]],
  [86_400_000 * 30, ["1 month ago", 1]],
  [86_400_000 * 364, ["1 month ago", 12]],
  [86_400_000 * 365, ["1 year ago", 1]],
])("CONF-36 %d ms ago", (ms, said) => {
  const ago = timeAgo(new Date(0), new Date(ms));
  expect(ago && [ago.one, ago.count]).toEqual(said);
});

it.each([
  ["#/?order_id=7&customer_id=4", { orderId: "7", customerId: "4" }],
  ["#?customer_id=4", { customerId: "4" }],
  ["#?order_id=&customer_id=", {}],
  ["#write-review", {}],
  ["", {}],
])("ROUTE-55 REVIEW-03 the link %j", (hash, link) => {
  expect(reviewLinkOf(hash)).toEqual(link);
});

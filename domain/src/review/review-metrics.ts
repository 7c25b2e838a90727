/** What is counted of the approved reviews of a product; every figure is kept as reviews are approved. */
export interface ReviewCounts {
  /** How many reviews have one star, two, … five. */
  readonly stars: readonly [number, number, number, number, number];
  /** How many say whether they recommend it, and how many do. */
  readonly asked: number;
  readonly recommends: number;
  readonly sizingSum: number;
  readonly sizingCount: number;
  readonly widthSum: number;
  readonly widthCount: number;
}

/** What is shown of them (REVIEW-32). */
export interface ReviewMetrics {
  readonly reviewsCount: number;
  /** Out of 5, with two decimals; 0 where there is none. */
  readonly averageRating: number;
  /** To the nearest half star. */
  readonly averageRatingRound: number;
  /** In whole percent, of those who said so; `null` where nobody did. */
  readonly averageRecommends: number | null;
  /** From 1 to 5; `null` where nobody said. */
  readonly averageSizing: number | null;
  /** From 1 to 3. */
  readonly averageWidth: number | null;
  readonly ratingsCount: {
    readonly fiveStar: number;
    readonly fourStar: number;
    readonly threeStar: number;
    readonly twoStar: number;
    readonly oneStar: number;
  };
}

export const NO_REVIEW_COUNTS: ReviewCounts = {
  stars: [0, 0, 0, 0, 0],
  asked: 0,
  recommends: 0,
  sizingSum: 0,
  sizingCount: 0,
  widthSum: 0,
  widthCount: 0,
};

export function reviewMetrics(counts: ReviewCounts): ReviewMetrics {
  const [oneStar, twoStar, threeStar, fourStar, fiveStar] = counts.stars;
  const reviewsCount = oneStar + twoStar + threeStar + fourStar + fiveStar;
  const sum = oneStar + 2 * twoStar + 3 * threeStar + 4 * fourStar + 5 * fiveStar;
  const average = averageOf(sum, reviewsCount);
  return {
    reviewsCount,
    averageRating: average ?? 0,
    averageRatingRound: Math.round((average ?? 0) * 2) / 2,
    averageRecommends:
      counts.asked === 0 ? null : Math.round((counts.recommends / counts.asked) * 100),
    averageSizing: averageOf(counts.sizingSum, counts.sizingCount),
    averageWidth: averageOf(counts.widthSum, counts.widthCount),
    ratingsCount: { fiveStar, fourStar, threeStar, twoStar, oneStar },
  };
}

/** With two decimals; `null` of nothing. */
const averageOf = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum / count) * 100) / 100;

/** An average out of 5 scaled to 100 (REVIEW-42), with two decimals. */
export const averagePercent = (average: number): number => Math.round(average * 2000) / 100;

/** The stars of one review in steps of 20 (REVIEW-43, reading 55). */
export const ratingPercent = (rating: number): number => rating * 20;

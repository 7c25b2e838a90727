import {
  NO_REVIEW_COUNTS,
  reviewMetrics,
  type ReviewMetrics,
} from "@placket/domain/review/review-metrics";
import type { Held } from "../held/held.ts";
import { holding } from "../held/held.ts";
import { selectSummaries } from "./summary.sql.ts";

/** What is counted of reviews, by product: held in the process, so that no tile and no page asks the database. */
export const reviewSummaries = holding<ReadonlyMap<number, ReviewMetrics>>({
  name: "review summaries",
  followsDatabase: true,
  open: async ({ db }) => {
    const rows = await selectSummaries(db);
    return new Map(rows.map(({ productId, ...counts }) => [productId, reviewMetrics(counts)]));
  },
});

const NONE = reviewMetrics(NO_REVIEW_COUNTS);

/** The figures of a product's approved reviews; a variant's reviews are its family's. */
export const metricsOf = ({ held }: { readonly held: Held }, productId: number): ReviewMetrics =>
  held(reviewSummaries).get(productId) ?? NONE;

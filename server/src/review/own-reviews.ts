import type { Ctx } from "../context.ts";
import { deleteReviewsOf, updateWriter } from "./review.sql.ts";
import { reviewsOf, withMedia } from "./shown-reviews.ts";

/** What a customer wrote of products, for a copy of their data. */
export async function copiedReviews(ctx: Ctx, customerId: number) {
  const reviews = await withMedia(ctx, await reviewsOf(ctx, customerId));
  return reviews.map(({ media, ...review }) => ({
    ...review,
    media: media.map(({ kind, title, caption }) => ({ kind, title, caption })),
  }));
}

/** All that a customer wrote and voted is gone; its files are swept away. */
export const forgetReviews = ({ db }: Ctx, customerId: number): Promise<void> =>
  deleteReviewsOf(db, customerId);

/** What somebody wrote is another customer's from now on. */
export const giveReviews = ({ db }: Ctx, fromId: number, intoId: number): Promise<void> =>
  updateWriter(db, fromId, intoId);

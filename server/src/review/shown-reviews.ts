import {
  HOME_REVIEWS_PER_PAGE,
  REVIEW_PAGES_MAX,
  REVIEW_SEARCH_MAX,
  REVIEWS_PER_PAGE,
  type ReviewSort,
} from "@placket/domain/review/review";
import { onList } from "../catalog/listed-products.ts";
import type { Ctx } from "../context.ts";
import { selectMediaOf } from "./upload/media.sql.ts";
import {
  countBest,
  countShown,
  selectBest,
  selectNewestOf,
  selectReviewsOf,
  selectShown,
  type MediaRow,
  type ReviewRow,
} from "./review.sql.ts";

/** A review with what was brought for it. */
export interface ShownReview extends ReviewRow {
  readonly media: readonly MediaRow[];
}

/** A page of reviews, and how many there are on all of them. */
export interface ReviewsPage {
  readonly items: readonly ShownReview[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

interface ReviewsAsked {
  readonly productId: number;
  readonly page: number;
  readonly sort: ReviewSort;
  readonly text: string;
  readonly stars: number | null;
}

/** Approved reviews of a product; a variant gives those of its family (REVIEW-37). */
export async function productReviews(
  ctx: Ctx,
  { productId, page: asked, sort, text, stars }: ReviewsAsked,
): Promise<ReviewsPage> {
  const page = pageOf(asked);
  const pageSize = REVIEWS_PER_PAGE;
  const listed = onList(ctx, productId);
  if (!listed) return { items: [], total: 0, page, pageSize };
  const search = {
    productId: listed.productId,
    text: text.trim().slice(0, REVIEW_SEARCH_MAX),
    stars,
  };
  const total = await countShown(ctx.db, search);
  const offset = (page - 1) * pageSize;
  const rows =
    offset < total ? await selectShown(ctx.db, search, { sort, limit: pageSize, offset }) : [];
  return { items: await withMedia(ctx, rows), total, page, pageSize };
}

/** The newest approved reviews with four stars or five, of all products (REVIEW-39). */
export async function homePageReviews(ctx: Ctx, asked: number): Promise<ReviewsPage> {
  const page = pageOf(asked);
  const pageSize = HOME_REVIEWS_PER_PAGE;
  const total = await countBest(ctx.db);
  const rows = await selectBest(ctx.db, { limit: pageSize, offset: (page - 1) * pageSize });
  return { items: await withMedia(ctx, rows), total, page, pageSize };
}

/** What a customer wrote, in whatever state. */
export const reviewsOf = (ctx: Ctx, customerId: number): Promise<ReviewRow[]> =>
  selectReviewsOf(ctx.db, customerId);

/** The newest approved reviews of each of these products, read in one statement. */
export const newestOf = (
  ctx: Ctx,
  productIds: readonly number[],
  part: { readonly limit: number; readonly offset: number },
): Promise<readonly ReviewRow[]> => selectNewestOf(ctx.db, productIds, part);

/** Reviews with what was brought for each, read in one statement. */
export async function withMedia(
  ctx: Ctx,
  rows: readonly ReviewRow[],
): Promise<readonly ShownReview[]> {
  const media = await selectMediaOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const of = Map.groupBy(media, ({ reviewId }) => reviewId);
  return rows.map((row) => ({ ...row, media: of.get(row.id) ?? [] }));
}

const pageOf = (asked: number) => Math.min(REVIEW_PAGES_MAX, Math.max(1, Math.trunc(asked)));

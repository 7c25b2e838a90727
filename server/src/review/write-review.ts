import { HOUR_MS } from "@placket/domain/durations";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { asWritten, checkReview, type WrittenReview } from "@placket/domain/review/written-review";
import { checkForm } from "../bot-check/bot-check.ts";
import { onList } from "../catalog/listed-products.ts";
import type { Ctx } from "../context.ts";
import { hasBought } from "../order/owned/bought.ts";
import { settingsForAsker } from "../store/portal-of.ts";
import { fileOfUrl } from "./upload/media-url.ts";
import { claimMedia } from "./upload/media.sql.ts";
import { countedHere } from "./asked-here.ts";
import { orderWithReview } from "./invite/invited-order.ts";
import { ownerHashOf } from "./reviewer.ts";
import { insertReview } from "./review.sql.ts";

/** Reviews that one network may send in an hour: a kitchen whose staff all write has room. */
const REVIEWS_MOST = 20;

/**
 * What stands before a review is written: that its fields are right, that it is of a product, that no machine sends it
 * and that not too many were sent from here. Outside of a transaction: somebody else is asked. Gives the review as it is
 * kept, with the product that it is about.
 */
export async function readyReview(
  ctx: Ctx,
  productId: number,
  { orderToken, ...typed }: WrittenReview & Pick<ReadyReview, "orderToken">,
): Promise<Result<ReadyReview>> {
  const review = asWritten(typed);
  const problems = checkReview(review);
  if (problems.length > 0) return refuse(...problems);
  const listed = onList(ctx, productId);
  if (!listed) return refuse(problem("review.noSuchProduct", "productId"));
  const minutes = countedHere(ctx, { what: "reviews", most: REVIEWS_MOST, withinMs: HOUR_MS });
  if (minutes > 0) return refuse(problem("review.tooMany", "", minutes));
  const proven = await checkForm(ctx, "review");
  if (!proven.ok) return proven;
  return ok({ review, productId: listed.productId, ...(orderToken && { orderToken }) });
}

interface ReadyReview {
  readonly review: WrittenReview;
  /** Of the family, where a variant was named. */
  readonly productId: number;
  /** Of the letter that led here. */
  readonly orderToken?: string | undefined;
}

/** Writes it down, with the uploads that it claims, to be approved; gives its id. */
export async function writeReview(
  tx: Ctx,
  { review, productId, orderToken }: ReadyReview,
): Promise<Result<number>> {
  const { principal } = tx;
  const customerId = principal.kind === "customer" ? principal.customerId : null;
  const orderId = orderToken ? await orderWithReview(tx, orderToken, productId) : undefined;
  const isVerified =
    orderId !== undefined || (customerId !== null && (await hasBought(tx, customerId, productId)));
  const { title, detail, nickname, location, sizing, width, recommend } = review;
  const reviewId = await insertReview(tx.db, {
    productId,
    customerId,
    storeViewId: tx.store.id,
    rating: review.rating ?? 0,
    title,
    detail,
    nickname,
    location,
    sizing,
    width,
    isRecommended: recommend === null ? null : recommend === 1,
    isVerified,
    orderId: orderId ?? null,
    now: tx.now,
  });
  const claimed = await claimAll(tx, reviewId, review);
  return claimed.ok ? ok(reviewId) : claimed;
}

/** Whether whoever writes a review may turn videos (CONF-28, REVIEW-23). */
export const turnsVideos = (ctx: Ctx): boolean => settingsForAsker(ctx).reviewVideoRotation;

async function claimAll(tx: Ctx, reviewId: number, review: WrittenReview): Promise<Result<true>> {
  const ownerHash = ownerHashOf(tx);
  const wanted = [
    ...review.images.map((media) => ({ ...media, kind: "image" as const })),
    ...review.videos.map((media) => ({
      ...media,
      rotate: turnsVideos(tx) ? media.rotate : 0,
      kind: "video" as const,
    })),
  ];
  for (const [position, { url, kind, caption, rotate }] of wanted.entries()) {
    const file = fileOfUrl(kind, url);
    const isClaimed =
      file !== undefined &&
      ownerHash !== undefined &&
      // One after the other: a review has thirteen at most.
      // oxlint-disable-next-line no-await-in-loop
      (await claimMedia(tx.db, { reviewId, ownerHash, kind, file, caption, rotate, position }));
    if (!isClaimed) return refuse(problem("review.mediaGone", `${kind}s`));
  }
  return ok(true);
}

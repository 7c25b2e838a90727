import type {
  CreateNewReviewInput,
  QueryHomePageReviewsArgs,
  QueryProductReviewsArgs,
  QueryReviewHelpfulnessArgs,
  QueryReviewMetricsArgs,
  ReviewImageInput,
  StoreConfig,
} from "@placket/contract/graphql.gen";
import type { Problem } from "@placket/domain/problem";
import { MEDIA_LIMITS, rotationOf, type ClaimedMedia } from "@placket/domain/review/review-media";
import { reviewSortOf } from "@placket/domain/review/review";
import type { WrittenReview } from "@placket/domain/review/written-review";
import { onList } from "../catalog/listed-products.ts";
import type { Ctx } from "../context.ts";
import { boundEntries } from "../graphql/bound-entries.ts";
import { messageOf } from "../graphql/refused.ts";
import { withInput } from "../graphql/with-input.ts";
import { stores } from "../store/store-config.ts";
import { transact } from "../transact.ts";
import { sayIn } from "../translation/say.ts";
import { pageWire } from "./review-wire.ts";
import { homePageReviews, productReviews } from "./shown-reviews.ts";
import { metricsOf } from "./summaries.ts";
import { helpfulnessOf } from "./vote-review.ts";
import { readyReview, turnsVideos, writeReview } from "./write-review.ts";

/** Reviews by the documents' names (catalogue §7). */
export const reviewResolvers = {
  Query: {
    productReviews: async (_: unknown, asked: QueryProductReviewsArgs, ctx: Ctx) => {
      const { productId, page, sort, searchTerm, starFilter } = asked;
      const found = await productReviews(ctx, {
        productId,
        page: page ?? 1,
        sort: reviewSortOf(sort),
        text: searchTerm ?? "",
        stars: starFilter ?? null,
      });
      return pageWire(ctx, found);
    },
    reviewMetrics: (_: unknown, { productId }: QueryReviewMetricsArgs, ctx: Ctx) =>
      metricsOf(ctx, onList(ctx, productId)?.productId ?? 0),
    reviewHelpfulness: (_: unknown, { reviewId }: QueryReviewHelpfulnessArgs, ctx: Ctx) =>
      helpfulnessOf(ctx, reviewId),
    homePageReviews: async (_: unknown, { page }: QueryHomePageReviewsArgs, ctx: Ctx) =>
      pageWire(ctx, await homePageReviews(ctx, page ?? 1)),
  },
  StoreConfig: {
    cw_reviews_video_rotate_enabled: (
      { store_code: code }: Pick<StoreConfig, "store_code">,
      _: unknown,
      ctx: Ctx,
    ) => turnsVideos({ ...ctx, store: ctx.held(stores).viewByCode(code ?? "") ?? ctx.store }),
  },
  Mutation: {
    createNewReview: withInput(async (input: CreateNewReviewInput, ctx) => {
      const asked = { ...reviewOf(input), orderToken: input.orderToken ?? undefined };
      const ready = await readyReview(ctx, input.productId, asked);
      if (!ready.ok) return notWritten(ctx, ready.problems);
      const written = await transact(ctx, (tx) => writeReview(tx, ready.value));
      if (!written.ok) return notWritten(ctx, written.problems);
      return { success: true, message: sayIn(ctx)("Thank you. Your review was received.") };
    }),
  },
};

/** What is wrong with a form stays at the form (REVIEW-28): clients tell it by this word. */
const notWritten = (ctx: Ctx, problems: readonly Problem[]) => {
  const texts = problems.map((one) => messageOf(one, sayIn(ctx)));
  return { success: false, message: `E_BAD_REQUEST: ${[...new Set(texts)].join(" ")}` };
};

function reviewOf(input: CreateNewReviewInput): WrittenReview {
  const { title, detail, nickname, location, rating, sizing, width, recommend } = input;
  return {
    title,
    detail,
    nickname,
    location,
    rating: rating ?? null,
    sizing: sizing ?? null,
    width: width ?? null,
    recommend: recommend ?? null,
    images: claimed(input.uploadedImageData, "uploadedImageData", MEDIA_LIMITS.image.most),
    videos: claimed(input.uploadedVideoData, "uploadedVideoData", MEDIA_LIMITS.video.most),
  };
}

function claimed(
  media: readonly Pick<ReviewImageInput, "url" | "caption" | "rotate">[] | null | undefined,
  field: string,
  most: number,
): ClaimedMedia[] {
  boundEntries(media ?? [], field, most);
  return (media ?? []).map(({ url, caption, rotate }) => ({
    url,
    caption: caption ?? "",
    rotate: rotationOf(rotate),
  }));
}

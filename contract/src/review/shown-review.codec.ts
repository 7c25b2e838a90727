import type {
  ProductReviewItem,
  ProductReviewPage,
  ReviewedProduct,
  ReviewImage,
  ReviewVideo,
} from "../graphql.gen.ts";

type ItemWire = Pick<
  ProductReviewItem,
  | "review_id"
  | "title"
  | "detail"
  | "nickname"
  | "location"
  | "created_at"
  | "verified_buyer"
  | "likes"
  | "dislikes"
  | "answer"
  | "recommend"
> & {
  readonly images: readonly Omit<ReviewImage, "title">[];
  readonly videos: readonly Omit<ReviewVideo, "title">[];
} & { readonly rating_votes: readonly { readonly value: number }[] };

type PageWire = Pick<ProductReviewPage, "page" | "page_size" | "total"> & {
  readonly items: readonly ItemWire[];
};

/** A review as the page of its product shows it. */
export type ShownReview = ReturnType<typeof shownReview>;

/** A photo or video of it; `picture` is how lists show it. */
export type ShownMedia = ShownReview["media"][number];

const shownReview = (wire: ItemWire) => ({
  id: wire.review_id,
  title: wire.title,
  detail: wire.detail,
  nickname: wire.nickname,
  location: wire.location,
  createdAt: wire.created_at,
  isVerified: wire.verified_buyer,
  likes: wire.likes,
  dislikes: wire.dislikes,
  answer: wire.answer,
  isRecommended: wire.recommend,
  media: [
    ...wire.images.map(({ url, thumbnail, caption, rotate }) => ({
      kind: "image" as const,
      url,
      picture: thumbnail,
      caption,
      rotate,
    })),
    ...wire.videos.map(({ url, poster, caption, rotate }) => ({
      kind: "video" as const,
      url,
      picture: poster,
      caption,
      rotate,
    })),
  ],
  rating: wire.rating_votes[0]?.value ?? 0,
});

/** A page of reviews, in names of our own. */
export const shownReviews = ({ page, page_size: pageSize, total, items }: PageWire) => ({
  total,
  isLast: page * pageSize >= total,
  items: items.map(shownReview),
});

/** A page of reviews of all products, each with what it is about; what nobody sees in this store view is left out. */
export const praise = ({ page, page_size: pageSize, total, items }: PraiseWire) => ({
  isLast: page * pageSize >= total,
  items: items.flatMap(({ product, ...wire }) => (product ? [{ ...praiseOf(wire), product }] : [])),
});

type PraiseItem = Pick<
  ProductReviewItem,
  "review_id" | "title" | "detail" | "nickname" | "location" | "verified_buyer"
> & { readonly rating_votes: readonly { readonly value: number }[] };

type PraiseWire = Pick<ProductReviewPage, "page" | "page_size" | "total"> & {
  readonly items: readonly (PraiseItem & {
    readonly product: Pick<ReviewedProduct, "name" | "url"> | null;
  })[];
};

const praiseOf = (wire: PraiseItem) => ({
  id: wire.review_id,
  title: wire.title,
  detail: wire.detail,
  nickname: wire.nickname,
  location: wire.location,
  isVerified: wire.verified_buyer,
  rating: wire.rating_votes[0]?.value ?? 0,
});

/** A vote as its call takes it. */
export const voteToWire = (reviewId: number, vote: 1 | -1) => ({ review_id: reviewId, vote });

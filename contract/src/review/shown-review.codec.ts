import type { ProductReviewItem, ProductReviewPage } from "../graphql.gen.ts";

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
> & { readonly rating_votes: readonly { readonly value: number }[] };

type PageWire = Pick<ProductReviewPage, "page" | "page_size" | "total"> & {
  readonly items: readonly ItemWire[];
};

/** A review as the page of its product shows it. */
export type ShownReview = ReturnType<typeof shownReview>;

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
  rating: wire.rating_votes[0]?.value ?? 0,
});

/** A page of reviews, in names of our own. */
export const shownReviews = ({ page, page_size: pageSize, total, items }: PageWire) => ({
  total,
  isLast: page * pageSize >= total,
  items: items.map(shownReview),
});

/** A vote as its call takes it. */
export const voteToWire = (reviewId: number, vote: 1 | -1) => ({ review_id: reviewId, vote });

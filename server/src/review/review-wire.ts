import { ratingPercent } from "@placket/domain/review/review-metrics";
import { listedProducts } from "../catalog/listed-products.ts";
import type { Ctx } from "../context.ts";
import { mediaUrl, smallUrl } from "./upload/media-url.ts";
import type { MediaRow } from "./review.sql.ts";
import type { ReviewsPage, ShownReview } from "./shown-reviews.ts";

/** Reviews by the documents' names (REVIEW-33, REVIEW-34). */
export function pageWire(ctx: Ctx, { items, total, page, pageSize }: ReviewsPage) {
  const products = listedProducts(
    ctx,
    items.map(({ productId }) => productId),
  );
  return {
    items: items.map((item) => itemWire(item, products.get(item.productId))),
    total,
    page,
    page_size: pageSize,
  };
}

type Product = NonNullable<ReturnType<ReturnType<typeof listedProducts>["get"]>>;

const itemWire = ({ media, ...review }: ShownReview, product: Product | undefined) => ({
  review_id: review.id,
  product: product
    ? { id: product.id, name: product.name, url: product.url, image: product.image }
    : null,
  title: review.title,
  detail: review.detail,
  nickname: review.nickname,
  location: review.location,
  created_at: review.createdAt.toISOString(),
  rating_votes: [
    { rating_code: "Rating", percent: ratingPercent(review.rating), value: review.rating },
  ],
  recommend: review.isRecommended,
  verified_buyer: review.isVerified,
  sizing: review.sizing,
  width: review.width,
  likes: review.likes,
  dislikes: review.dislikes,
  images: media
    .filter(({ kind }) => kind === "image")
    .map((one) => ({ ...mediaWire(one), thumbnail: smallUrl(one.file) })),
  videos: media.flatMap((one) =>
    one.poster === null ? [] : [{ ...mediaWire(one), poster: mediaUrl(one.poster) }],
  ),
  answer: review.answer,
});

const mediaWire = ({ file, title, caption, rotate }: MediaRow) => ({
  url: mediaUrl(file),
  title,
  caption,
  rotate,
});

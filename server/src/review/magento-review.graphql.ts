import type {
  CreateProductReviewInput,
  CustomerReviewsArgs,
  SimpleProductReviewsArgs,
} from "@placket/contract/graphql.gen";
import { problem } from "@placket/domain/problem";
import { averagePercent, ratingPercent } from "@placket/domain/review/review-metrics";
import DataLoader from "dataloader";
import { graphqlProductOf, type GraphqlProduct } from "../catalog/graphql/graphql-product.ts";
import { onListBySku } from "../catalog/listed-products.ts";
import type { Ctx } from "../context.ts";
import { askedOnce } from "../graphql/asked-once.ts";
import { orThrow, refusedError } from "../graphql/refused.ts";
import { withInput } from "../graphql/with-input.ts";
import { transact } from "../transact.ts";
import { newestOf, reviewsOf } from "./shown-reviews.ts";
import type { ReviewRow } from "./review.sql.ts";
import { metricsOf } from "./summaries.ts";
import { readyReview, writeReview } from "./write-review.ts";

/** The one thing that is rated, by Magento's names. */
const RATING = { id: "1", name: "Rating" } as const;
const STARS = [1, 2, 3, 4, 5] as const;
const PAGE_SIZE_MOST = 20;

const productFields = {
  rating_summary: (product: GraphqlProduct, _: unknown, ctx: Ctx) =>
    averagePercent(metricsOf(ctx, product.id).averageRating),
  review_count: (product: GraphqlProduct, _: unknown, ctx: Ctx) =>
    metricsOf(ctx, product.id).reviewsCount,
  reviews: async (product: GraphqlProduct, args: SimpleProductReviewsArgs, ctx: Ctx) => {
    const { size, page } = pageAsked(args);
    const loader = await askedOnce(ctx, `newest reviews ${size} ${page}`, () =>
      Promise.resolve(
        new DataLoader<number, readonly ReviewRow[]>(async (ids) => {
          const rows = await newestOf(ctx, ids, { limit: size, offset: (page - 1) * size });
          const of = Map.groupBy(rows, ({ productId }) => productId);
          return ids.map((id) => of.get(id) ?? []);
        }),
      ),
    );
    const rows = await loader.load(product.id);
    const total = metricsOf(ctx, product.id).reviewsCount;
    return pageWire(ctx, rows, { size, page, total });
  },
};

/** Reviews by Magento's own names. */
export const magentoReviewResolvers = {
  Query: {
    productReviewRatingsMetadata: () => ({
      items: [
        {
          ...RATING,
          values: STARS.map((value) => ({ value_id: String(value), value: String(value) })),
        },
      ],
    }),
  },
  Mutation: {
    createProductReview: withInput(async (input: CreateProductReviewInput, ctx) => {
      const listed = onListBySku(ctx, input.sku);
      if (!listed) throw refusedError([problem("review.noSuchProduct", "sku")]);
      const given = input.ratings.find((one) => one?.id === RATING.id);
      const rating = STARS.find((value) => String(value) === given?.value_id) ?? null;
      const { nickname, summary: title, text: detail } = input;
      const texts = { nickname, title, detail, location: UNSAID };
      const scales = { rating, sizing: null, width: null, recommend: null };
      const ready = orThrow(
        await readyReview(ctx, listed.productId, { ...texts, ...scales, images: [], videos: [] }),
      );
      orThrow(await transact(ctx, (tx) => writeReview(tx, ready)));
      const { review, productId } = ready;
      const written = { ...review, productId, rating: review.rating ?? 0, createdAt: ctx.now };
      const [wire] = reviewsWire(ctx, [written]);
      if (!wire) throw refusedError([problem("review.noSuchProduct", "sku")]);
      return { review: wire };
    }),
  },
  Customer: {
    reviews: async ({ id }: { readonly id: number }, args: CustomerReviewsArgs, ctx: Ctx) => {
      const { size, page } = pageAsked(args);
      const rows = await reviewsOf(ctx, id);
      const own = rows.slice((page - 1) * size, page * size);
      return pageWire(ctx, own, { size, page, total: rows.length });
    },
  },
  SimpleProduct: productFields,
  VirtualProduct: productFields,
  ConfigurableProduct: productFields,
  BundleProduct: productFields,
  GiftCardProduct: productFields,
};

/** Magento's form asks for no place; ours shows this in its stead. */
const UNSAID = "Online";

function pageAsked({ pageSize, currentPage }: SimpleProductReviewsArgs) {
  const size = pageSize ?? PAGE_SIZE_MOST;
  const page = currentPage ?? 1;
  if (size < 1 || size > PAGE_SIZE_MOST) {
    throw refusedError([problem("catalog.badPageSize", "pageSize", PAGE_SIZE_MOST)]);
  }
  if (page < 1) throw refusedError([problem("access.badRequest", "currentPage", "currentPage")]);
  return { size, page };
}

const pageWire = (
  ctx: Ctx,
  rows: readonly ReviewRow[],
  { size, page, total }: { readonly size: number; readonly page: number; readonly total: number },
) => ({
  items: reviewsWire(ctx, rows),
  page_info: { current_page: page, page_size: size, total_pages: Math.ceil(total / size) },
});

type Told = Pick<ReviewRow, "productId" | "title" | "detail" | "nickname" | "rating" | "createdAt">;

/** What is said of products that can be seen. */
function reviewsWire(ctx: Ctx, rows: readonly Told[]) {
  return rows.flatMap(({ productId, title, detail, nickname, rating, createdAt }) => {
    const product = graphqlProductOf(ctx, productId);
    if (!product) return [];
    return {
      product,
      summary: title,
      text: detail,
      nickname,
      created_at: createdAt.toISOString(),
      average_rating: ratingPercent(rating),
      ratings_breakdown: [{ name: RATING.name, value: String(rating) }],
    };
  });
}

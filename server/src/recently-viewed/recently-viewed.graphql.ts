import type {
  MutationRecentViewedProductsArgs,
  QueryRecentViewedProductsArgs,
} from "@placket/contract/graphql.gen";
import { problem } from "@placket/domain/problem";
import { VIEWED_MAX } from "@placket/domain/recently-viewed/recently-viewed";
import type { Ctx } from "../context.ts";
import { orThrow, refusedError } from "../graphql/refused.ts";
import { transact } from "../transact.ts";
import { noteViewed, ownViewed } from "./recently-viewed.ts";

/** What was looked at last, by the documents' names (WISH-22). */
export const recentlyViewedResolvers = {
  Query: {
    recentViewedProducts: (_: unknown, page: QueryRecentViewedProductsArgs, ctx: Ctx) =>
      pageWire(ctx, page),
  },
  Mutation: {
    recentViewedProducts: async (
      _: unknown,
      { product_ids: ids }: MutationRecentViewedProductsArgs,
      ctx: Ctx,
    ) => {
      orThrow(await transact(ctx, (tx) => noteViewed(tx, ids)));
      return pageWire(ctx, { pageSize: VIEWED_MAX, currentPage: 1 });
    },
  },
};

async function pageWire(ctx: Ctx, { pageSize, currentPage }: QueryRecentViewedProductsArgs) {
  const size = pageSize ?? VIEWED_MAX;
  const page = currentPage ?? 1;
  if (size < 1 || size > VIEWED_MAX) {
    throw refusedError([problem("catalog.badPageSize", "pageSize", VIEWED_MAX)]);
  }
  if (page < 1) throw refusedError([problem("access.badRequest", "currentPage", "currentPage")]);
  const viewed = orThrow(await ownViewed(ctx));
  return {
    items: viewed.slice((page - 1) * size, page * size).map(({ id, sku }) => ({ id, sku })),
    total_count: viewed.length,
    page_info: {
      current_page: page,
      page_size: size,
      total_pages: Math.ceil(viewed.length / size),
    },
  };
}

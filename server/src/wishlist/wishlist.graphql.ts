import type {
  CustomerWishlist_v2Args,
  CustomerWishlistsArgs,
  DeleteWishlistOutputWishlistsArgs,
  QuerySharedWishlistArgs,
  WishlistItems_v2Args,
} from "@placket/contract/graphql.gen";
import { problem } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { orThrow, refusedError } from "../graphql/refused.ts";
import { wishlistChanges } from "./wishlist-changes.graphql.ts";
import { sharedList } from "./shared-list.ts";
import { ownLists, type WishList } from "./wishlist.ts";
import { listName, notBegun, olderWish, visibilityOf, wishWire } from "./wishlist-wire.ts";

/** Wish lists by Magento's names (issue 11.5). */
export const wishlistResolvers = {
  Customer: {
    wishlists: (_: unknown, page: CustomerWishlistsArgs, ctx: Ctx) => listsOn(ctx, page),
    wishlist_v2: async (_: unknown, { id }: CustomerWishlist_v2Args, ctx: Ctx) =>
      orThrow(await ownLists(ctx)).find((list) => String(list.id) === id) ?? null,
    wishlist: async (_: unknown, _args: unknown, ctx: Ctx) =>
      orThrow(await ownLists(ctx))[0] ?? notBegun(ctx.now),
  },
  Query: {
    sharedWishlist: async (_: unknown, { sharing_code }: QuerySharedWishlistArgs, ctx: Ctx) => {
      const { name, firstName, items } = orThrow(await sharedList(ctx, sharing_code));
      return { name, first_name: firstName, items: items.map((item) => wishWire(ctx, item)) };
    },
  },
  Wishlist: {
    id: ({ id }: WishList) => (id === 0 ? null : String(id)),
    name: (list: WishList, _: unknown, ctx: Ctx) => listName(ctx, list),
    visibility: visibilityOf,
    sharing_code: ({ sharingCode }: WishList) => sharingCode,
    tells_first_name: ({ tellsFirstName }: WishList) => tellsFirstName,
    is_default: ({ isDefault }: WishList) => isDefault,
    items_count: ({ items }: WishList) => items.length,
    updated_at: ({ updatedAt }: WishList) => updatedAt.toISOString(),
    items: ({ items }: WishList, _: unknown, ctx: Ctx) => items.map((item) => olderWish(ctx, item)),
    items_v2: ({ items }: WishList, page: WishlistItems_v2Args, ctx: Ctx) => {
      const { size, current } = pageOf(page);
      const part = items.slice((current - 1) * size, current * size);
      return {
        items: part.map((item) => wishWire(ctx, item)),
        page_info: {
          current_page: current,
          page_size: size,
          total_pages: Math.ceil(items.length / size),
        },
      };
    },
  },
  DeleteWishlistOutput: {
    wishlists: (_: unknown, page: DeleteWishlistOutputWishlistsArgs, ctx: Ctx) =>
      listsOn(ctx, page),
  },
  Mutation: wishlistChanges,
};

const PAGE_MAX = 200;

/** A page as it is asked for, within what there can be. */
function pageOf({
  pageSize,
  currentPage,
}: {
  pageSize?: number | null;
  currentPage?: number | null;
}) {
  const size = pageSize ?? 20;
  const current = currentPage ?? 1;
  if (size < 1 || size > PAGE_MAX) {
    throw refusedError([problem("catalog.badPageSize", "pageSize", PAGE_MAX)]);
  }
  if (current < 1) throw refusedError([problem("access.badRequest", "currentPage", "currentPage")]);
  return { size, current };
}

async function listsOn(ctx: Ctx, page: CustomerWishlistsArgs) {
  const { size, current } = pageOf(page);
  return orThrow(await ownLists(ctx)).slice((current - 1) * size, current * size);
}

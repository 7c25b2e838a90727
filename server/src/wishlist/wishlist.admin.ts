import type { wishlistAdminEndpoints } from "@placket/contract/wishlist/wishlist.admin";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { websiteNames } from "../store/website-names.ts";
import { copiedWishes } from "./copied-wishes.ts";

export const wishlistAdminHandlers: Handlers<typeof wishlistAdminEndpoints> = {
  customerWishLists: async ({ ctx }, { params: { id } }) => {
    const names = websiteNames(ctx);
    const lists = await copiedWishes(ctx, id);
    return ok({
      lists: lists.map(({ websiteId, items, ...list }) => ({
        ...list,
        website: names.get(websiteId) ?? "",
        items: items.map((item) => ({ ...item, addedAt: item.addedAt.toISOString() })),
      })),
    });
  },
};

import { wishlistEndpoints } from "@placket/contract/wishlist/wishlist.rest";
import { wishlistAdminEndpoints } from "@placket/contract/wishlist/wishlist.admin";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { wishlistAdminHandlers } from "./wishlist.admin.ts";
import { wishlistResolvers } from "./wishlist.graphql.ts";
import { wishlistHandlers } from "./wishlist.rest.ts";

export const wishlistRoom: Room = {
  admin: calls(wishlistAdminEndpoints, wishlistAdminHandlers),
  rest: calls(wishlistEndpoints, wishlistHandlers),
  resolvers: wishlistResolvers,
};

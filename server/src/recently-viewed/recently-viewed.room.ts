import { recentlyViewedEndpoints } from "@placket/contract/recently-viewed/recently-viewed.rest";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { recentlyViewedResolvers } from "./recently-viewed.graphql.ts";
import { recentlyViewedHandlers } from "./recently-viewed.rest.ts";

export const recentlyViewedRoom: Room = {
  rest: calls(recentlyViewedEndpoints, recentlyViewedHandlers),
  resolvers: recentlyViewedResolvers,
};

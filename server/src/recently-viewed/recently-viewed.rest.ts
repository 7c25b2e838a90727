import { tileToWire } from "@placket/contract/catalog/catalog.codec";
import type { recentlyViewedEndpoints } from "@placket/contract/recently-viewed/recently-viewed.rest";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { viewedTiles } from "./recently-viewed.ts";

export const recentlyViewedHandlers: Handlers<typeof recentlyViewedEndpoints> = {
  recentlyViewed: async ({ ctx }, { query }) => {
    const tiles = await viewedTiles(ctx, query.ids);
    return ok({ items: tiles.map(tileToWire) });
  },
};

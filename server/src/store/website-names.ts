import type { Ctx } from "../context.ts";
import { stores } from "./store-config.ts";

/** What each website is called to staff, by id: as its first store view. */
export const websiteNames = ({ held }: Pick<Ctx, "held">): ReadonlyMap<number, string> =>
  new Map(
    held(stores)
      .views.toReversed()
      .map(({ websiteId, name }) => [websiteId, name]),
  );

import { skusIn } from "@placket/domain/content/part";
import type { ShownPart } from "@placket/contract/content/content.codec";
import type { CallReply } from "../api/rest.ts";
import { shopKey, type Shop } from "../api/shop.ts";
import { queryOptions } from "../query/query.ts";

export type Tile = CallReply<"productsBySkus">["items"][number];

/** Products of a carousel that come with its page. */
const AT_FIRST = 10;

/** The products that a part names: those that come with the page, and those that come later (CMS-19). */
export function skusOf(part: ShownPart): {
  readonly first: readonly string[];
  readonly later: readonly string[];
} {
  if (part.kind === "products") return { first: skusIn(part.values.skus), later: [] };
  if (part.kind !== "recommended") return { first: [], later: [] };
  const all = skusIn(part.values.skus);
  return { first: all.slice(0, AT_FIRST), later: all.slice(AT_FIRST) };
}

/** Tiles of products by their item numbers, in that order; what nobody may see is left out. */
export const tilesQuery = (shop: Shop, skus: readonly string[]) =>
  queryOptions({
    queryKey: shopKey(shop, "tiles", skus.join(",")),
    queryFn: () => tilesFor(shop, skus),
  });

export const tilesFor = async (shop: Shop, skus: readonly string[]): Promise<readonly Tile[]> =>
  skus.length === 0
    ? []
    : (await shop.call("productsBySkus", { query: { skus: skus.join(",") } })).items;

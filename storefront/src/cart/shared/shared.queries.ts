import { shopKey, type Shop } from "../../api/shop.ts";
import { queryOptions } from "../../query/query.ts";
import { cartCodec, type ShownCart, type ShownItem } from "../cart.queries.ts";

/** The lines of somebody's cart, with their sum as of today. */
export interface ShownSharedCart {
  readonly items: readonly ShownItem[];
  readonly lines: readonly Pick<
    ShownCart["lines"][number],
    "amount" | "code" | "phrase" | "values"
  >[];
}

/** What a link to a cart shows to whoever follows it. */
export function sharedCartQuery(shop: Shop, token: string) {
  return queryOptions({
    queryKey: shopKey(shop, "shared-cart", token),
    isPassing: true,
    queryFn: async (): Promise<ShownSharedCart> => {
      const [{ items, raw_totals: lines }, { shownItems }] = await Promise.all([
        shop.call("sharedCart", { body: { token } }),
        cartCodec(),
      ]);
      return { items: shownItems(items), lines };
    },
  });
}

/** The open links to the shopper's cart. */
export function sharedLinksQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "shared-links"),
    staleTime: 0,
    queryFn: async () => (await shop.call("sharedLinks")).links,
  });
}

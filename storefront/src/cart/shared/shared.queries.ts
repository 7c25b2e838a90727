import { shownLink, shownSharedCart } from "@placket/contract/cart/passed-on.codec";
import { shopKey, type Shop } from "../../api/shop.ts";
import { queryOptions } from "../../query/query.ts";

/** What a link to a cart shows to whoever follows it. */
export function sharedCartQuery(shop: Shop, token: string) {
  return queryOptions({
    queryKey: shopKey(shop, "shared-cart", token),
    isPassing: true,
    queryFn: async () => shownSharedCart(await shop.call("sharedCart", { body: { token } })),
  });
}

/** The open links to the shopper's cart. */
export function sharedLinksQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "shared-links"),
    staleTime: 0,
    queryFn: async () => (await shop.call("sharedLinks")).links.map(shownLink),
  });
}

import { shownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { shopKey, type Shop } from "../api/shop.ts";
import { queryOptions } from "../query/query.ts";

/** What text may be embroidered on a product (EMB-40); `null` where none is. Asked by the simple product, whose color decides the threads. */
export function offerQuery(shop: Shop, productId: number) {
  return queryOptions({
    queryKey: shopKey(shop, "embroidery", productId),
    queryFn: async () =>
      shownOffer(await shop.call("embroidery", { query: { productId } })) ?? null,
  });
}

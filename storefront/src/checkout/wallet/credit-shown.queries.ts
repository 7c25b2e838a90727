import { lateModule } from "@placket/web/late/late-module";
import { shopKey, type Shop } from "../../api/shop.ts";
import type { ShownCart } from "../../cart/cart.queries.ts";
import { queryOptions } from "../../query/query.ts";

const asking = lateModule(() => import("./credit-calls.ts"));

/** Whether business credit is shown for a cart as it stands; asked where the cart lists it. */
export function creditShownQuery(shop: Shop, { maskId, grandTotal }: ShownCart) {
  return queryOptions({
    queryKey: shopKey(shop, "credit-shown", maskId, grandTotal.value),
    staleTime: Infinity,
    queryFn: async () => (await asking()).askCreditShown(shop, maskId),
  });
}

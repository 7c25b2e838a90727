import { queryOptions } from "../query/query.ts";
import { shownOrder, type ShownOrder } from "@placket/contract/order/order.codec";
import { shopKey, type Shop } from "../api/shop.ts";

export type { ShownOrder };

/** An order by its number and the token that placing it gave (CHECK-32). */
export function orderQuery(shop: Shop, { number, token }: { number: string; token: string }) {
  return queryOptions({
    queryKey: shopKey(shop, "order", number),
    staleTime: Infinity,
    queryFn: async () => shownOrder(await shop.call("order", { query: { number, token } })),
  });
}

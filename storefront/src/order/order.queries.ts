import { queryOptions } from "../query/query.ts";
import { shownOrder, type ShownOrder } from "@placket/contract/order/order.codec";
import { shopKey, type Shop } from "../api/shop.ts";
import { takeAnswer } from "../checkout/placing/order-answer.ts";

export type { ShownOrder };

/**
 * An order by its number and the token that placing it gave (CHECK-32). Right after placing, the answer to that
 * is it, and nobody asks.
 */
export function orderQuery(shop: Shop, { number, token }: { number: string; token: string }) {
  return queryOptions({
    queryKey: shopKey(shop, "order", number),
    staleTime: Infinity,
    queryFn: async () =>
      shownOrder(takeAnswer(number) ?? (await shop.call("order", { query: { number, token } }))),
  });
}

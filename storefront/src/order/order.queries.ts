import { queryOptions } from "@tanstack/react-query";
import type { CallReply } from "../api/rest.ts";
import { shopKey, type Shop } from "../api/shop.ts";

/** A placed order as its shopper sees it again. */
export type OrderWire = CallReply<"order">;

/** An order by its number and the token that placing it gave (CHECK-32). */
export function orderQuery(shop: Shop, { number, token }: { number: string; token: string }) {
  return queryOptions({
    queryKey: shopKey(shop, "order", number),
    staleTime: Infinity,
    queryFn: () => shop.call("order", { query: { number, token } }),
  });
}

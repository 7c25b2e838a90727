import type { KnownOrder } from "@placket/contract/order/order-changes.codec";
import type { OwnOrder } from "@placket/contract/order/own-order.codec";
import { CallError } from "@placket/web/call/call-error";
import { shopKey, type Shop } from "../../api/shop.ts";
import { orderAfterChange } from "../changes/order-changes.queries.ts";
import { queryOptions } from "../../query/query.ts";

/**
 * An order as it stands now, for whoever has a letter about it. `null` where it is of an account that is not logged in
 * here: the letter shows what was ordered, and the account alone changes it.
 */
export function letterOrderQuery(shop: Shop, known: KnownOrder) {
  return queryOptions({
    queryKey: shopKey(shop, "letter-order", known.number),
    staleTime: 0,
    isPassing: true,
    queryFn: async (): Promise<OwnOrder | null> => {
      try {
        return await orderAfterChange(shop, known);
      } catch (error) {
        if (error instanceof CallError && error.is("order.ofAccount")) return null;
        throw error;
      }
    },
  });
}

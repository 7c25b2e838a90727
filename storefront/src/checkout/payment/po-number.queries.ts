import { poNumberFromWire } from "@placket/contract/checkout/po-number.codec";
import { answered, operation } from "../../api/graphql.ts";
import { shopKey, type Shop } from "../../api/shop.ts";
import { queryOptions } from "../../query/query.ts";

const standing = operation(
  "StandingPoNumber",
  "query StandingPoNumber { customer { cw_po_number } }",
);

/** The number of the purchase order that a customer orders on, as staff keep it (CART-43); `""` where none is kept. */
export function standingPoNumberQuery(shop: Shop, customerId: number) {
  return queryOptions({
    queryKey: shopKey(shop, "customer", customerId, "po-number"),
    staleTime: 0,
    isPassing: true,
    queryFn: async () => {
      const { customer } = await shop.graphql(standing, {});
      return poNumberFromWire(answered(customer));
    },
  });
}

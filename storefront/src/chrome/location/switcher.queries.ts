import { switcherFromWire } from "@placket/contract/store/switcher.codec";
import { shopKey, type Shop } from "../../api/shop.ts";
import { queryOptions } from "../../query/query.ts";

/** Where shoppers may go over to; asked for when somebody wants to. */
export function switcherQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "switcher"),
    staleTime: 0,
    queryFn: async () => switcherFromWire(await shop.call("config")),
  });
}

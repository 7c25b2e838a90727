import { queryOptions } from "../query/query.ts";
import { shopKey, type Shop } from "../api/shop.ts";
import type { Address } from "./address.ts";
import { encodeBase64 } from "./base64.ts";

/** The server's word on a path: base64 of path and query (ROUTE-58). */
export function lookupQuery(shop: Shop, { path, search }: Address) {
  return queryOptions({
    queryKey: shopKey(shop, "lookup", path, search),
    queryFn: () =>
      shop.call("checkUrl", {
        query: { urlcode: encodeBase64(path), search: encodeBase64(search) },
      }),
  });
}

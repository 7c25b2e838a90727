import { queryOptions } from "../query/query.ts";
import { shopKey, type Shop } from "../api/shop.ts";
import type { Address } from "./address.ts";
import { toBase64 } from "@placket/contract/base64";

/** The server's word on a path: base64 of path and query (ROUTE-58). */
export function lookupQuery(shop: Shop, { path, search }: Address) {
  return queryOptions({
    queryKey: shopKey(shop, "lookup", path, search),
    queryFn: () =>
      shop.call("checkUrl", {
        query: { urlcode: toBase64(path), search: toBase64(search) },
      }),
  });
}

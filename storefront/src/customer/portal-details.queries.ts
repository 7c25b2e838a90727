import { CallError } from "@placket/web/call/call-error";
import { shopKey, type Shop } from "../api/shop.ts";
import { queryOptions } from "../query/query.ts";

/**
 * What a portal's login shows strangers who come by its code (PORTAL-19); `null` for a code that is no portal's, and
 * where others behind the same network have guessed at too many: one signs in there all the same.
 */
export function portalDetailsQuery(shop: Shop, code: string) {
  return queryOptions({
    queryKey: shopKey(shop, "portal-details", code),
    staleTime: 60_000,
    queryFn: () =>
      shop.call("portalDetails", { query: { code } }).catch((error: unknown) => {
        if (error instanceof CallError && UNTOLD.has(error.status)) return null;
        throw error;
      }),
  });
}

/** Not there; asked too often. */
const UNTOLD: ReadonlySet<number> = new Set([404, 429]);

import { CallError } from "@placket/web/call/call-error";
import { shopKey, type Shop } from "../api/shop.ts";
import { queryOptions } from "../query/query.ts";

/**
 * What a portal says to its members (PORTAL-13, PORTAL-21); `null` for whoever is none any more. Its key is a
 * customer's: a guest who was a member does not ask for it anew.
 */
export function portalProfileQuery(shop: Shop, id: number) {
  return queryOptions({
    queryKey: shopKey(shop, "customer", "portal-profile", id),
    staleTime: 60_000,
    queryFn: () =>
      shop.call("portalProfile", { params: { id } }).catch((error: unknown) => {
        if (error instanceof CallError && error.kind === "not_found") return null;
        throw error;
      }),
  });
}

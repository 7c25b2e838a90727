import { toBase64 } from "@placket/contract/base64";
import { lookupOf, type Lookup } from "@placket/contract/routing/routing.codec";
import { CallError } from "@placket/web/call/call-error";
import { NOT_FOUND_CODE } from "@placket/web/call/error-class";
import { queryOptions } from "../query/query.ts";
import type { QueryClient } from "../query/query-client.ts";
import { shopKey, type Shop } from "../api/shop.ts";
import { addressOf, type Address } from "./address.ts";

/** The server's word on a path: base64 of path and query (ROUTE-58). That no page is there is an answer like any other. */
export function lookupQuery(shop: Shop, { path, search }: Address) {
  return queryOptions({
    queryKey: shopKey(shop, "lookup", path, search),
    queryFn: async (): Promise<Lookup | null> => {
      const query = { urlcode: toBase64(path), search: toBase64(search) };
      try {
        return lookupOf(await shop.call("checkUrl", { query }));
      } catch (error) {
        if (error instanceof CallError && error.bodyCode === NOT_FOUND_CODE) return null;
        throw error;
      }
    },
  });
}

/** Asks for an address once, be it for a click or ahead of one: where a page has moved to, it is known with it (ROUTE-24). */
export async function lookUp(
  client: Pick<QueryClient, "fetchQuery" | "setQueryData">,
  shop: Shop,
  address: Address,
): Promise<Lookup | null> {
  const found = await client.fetchQuery(lookupQuery(shop, address));
  if (found?.movedTo) {
    const there = lookupQuery(shop, addressOf(found.movedTo)).queryKey;
    client.setQueryData(there, { ...found, movedTo: undefined });
  }
  return found;
}

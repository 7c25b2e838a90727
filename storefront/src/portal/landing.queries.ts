import { toBase64 } from "@placket/contract/base64";
import { CallError } from "@placket/web/call/call-error";
import type { Shop } from "../api/shop.ts";
import { shopKey } from "../api/shop.ts";
import { menuQuery } from "../catalog/category.queries.ts";
import { categoryTree } from "../catalog/category-tree.ts";
import { categoryQueries } from "../catalog/listing/listing.queries.ts";
import type { PageContext, PageQuery, Place } from "../page/page.ts";
import { queryOptions } from "../query/query.ts";
import type { Address } from "../routing/address.ts";
import { configQuery, readConfig } from "../store/config.queries.ts";

const HOME = { redirect: "/" };

/** Where a default category leads whoever asks, if elsewhere (ROUTE-60); `""` where it does not. */
export function landingRedirectQuery(shop: Shop, { path, search }: Address) {
  return queryOptions({
    queryKey: shopKey(shop, "portal-redirect", path, search),
    staleTime: 0,
    queryFn: async (): Promise<string> => {
      const body = { urlcode: toBase64(path), search: toBase64(search) };
      const led = shop.call("portalCheckRedirect", { body }).catch((error: unknown) => {
        // Too many codes were guessed at behind this network: as with a code that is no portal's.
        if (error instanceof CallError && error.status === 429) return HOME;
        throw error;
      });
      return (await led).redirect;
    },
  });
}

/**
 * The same page as the category that it lists: what staff chose, else the first of the menu (ROUTE-11, PORTAL-28). None
 * while portal or menu are those of whoever was here before: a member who has just signed in sees nothing of the
 * retail store in their own.
 */
export function listedAt({ place, shop, client }: PageContext): Place {
  const menu = menuQuery(shop);
  const isKnown = [configQuery(shop), menu].every(
    ({ queryKey }) => client.getQueryState(queryKey).at > -Infinity,
  );
  if (!isKnown) return { ...place, id: undefined };
  const { portal } = readConfig(shop, client);
  const { items = [], rootId = 0 } = client.getQueryData(menu.queryKey) ?? {};
  const id = portal?.landsAt ?? categoryTree(items, rootId).top[0]?.id;
  return { ...place, id };
}

/** What a portal's landing page asks first. */
export function landingQueries(context: PageContext): readonly PageQuery[] {
  const { place, shop, client } = context;
  const listed = listedAt(context);
  const isMembers = readConfig(shop, client).portal !== null && listed.id !== undefined;
  return [
    landingRedirectQuery(shop, place.address),
    configQuery(shop),
    menuQuery(shop),
    ...(isMembers ? categoryQueries({ ...context, place: listed }) : []),
  ];
}

import { savedFields } from "@placket/contract/saved-product/saved-fields";
import {
  savedPage,
  shownSaved,
  type ShownSaved,
} from "@placket/contract/saved-product/saved-product.codec";
import { toBase64 } from "@placket/contract/base64";
import { CallError } from "@placket/web/call/call-error";
import { operation } from "../api/graphql.ts";
import { shopKey, type Shop } from "../api/shop.ts";
import { hashKey, keepPreviousData, queryOptions } from "../query/query.ts";
import type { QueryClient } from "../query/query-client.ts";
import type { SavedSearch } from "./saved-search.ts";

export type { ShownSaved };

/** Whose saved products they are. */
export interface Keeper {
  readonly id: number;
}

/** How many stand on a page. */
const PAGE_SIZE = 12;

const list = operation(
  "SavedProducts",
  `query SavedProducts($search: String!, $page: Int!, $size: Int!) {
    mySavedProducts(search: $search, currentPage: $page, pageSize: $size) {
      items { ...SavedProductFields }
      total_count
      page_info { total_pages }
    }
  }`,
  savedFields,
);

const one = operation(
  "SavedProduct",
  `query SavedProduct($uid: ID!) { mySavedProduct(uid: $uid) { ...SavedProductFields } }`,
  savedFields,
);

const rename = operation(
  "RenameSavedProduct",
  `mutation RenameSavedProduct($uid: ID!, $name: String!) {
    renameSavedProduct(input: { uid: $uid, name: $name }) { ...SavedProductFields }
  }`,
  savedFields,
);

const remove = operation(
  "RemoveSavedProduct",
  `mutation RemoveSavedProduct($uid: ID!) { removeSavedProduct(uid: $uid) }`,
);

const restore = operation(
  "RestoreSavedProduct",
  `mutation RestoreSavedProduct($uid: ID!) { restoreSavedProduct(uid: $uid) { uid } }`,
);

const keyOf = (shop: Shop, ...of: readonly unknown[]) => shopKey(shop, "saved products", ...of);

/** A page of what a customer has saved, the last first, as it is offered today. */
export function savedProductsQuery(shop: Shop, { id }: Keeper, { text, page }: SavedSearch) {
  return queryOptions({
    queryKey: keyOf(shop, id, text, page),
    staleTime: 0,
    isPassing: true,
    placeholderData: keepPreviousData,
    queryFn: async () =>
      savedPage(
        (await shop.graphql(list, { search: text, page, size: PAGE_SIZE })).mySavedProducts,
      ),
  });
}

/** One of them, by the number in its address. */
export function savedProductQuery(shop: Shop, id: number) {
  return queryOptions({
    queryKey: keyOf(shop, "one", id),
    staleTime: 0,
    isPassing: true,
    isTold: isGone,
    queryFn: async () =>
      shownSaved((await shop.graphql(one, { uid: toBase64(String(id)) })).mySavedProduct),
  });
}

/** Of one that was taken away, or is somebody else's. */
export const isGone = (error: unknown): boolean =>
  error instanceof CallError && error.is("savedProduct.noSuchProduct");

/** Where saved products are shown: the cache of a shop. */
interface Shown {
  readonly shop: Shop;
  readonly client: QueryClient;
}

/** What is shown of saved products is asked for anew, but for one that was taken away. */
export async function savedAnew({ shop, client }: Shown, goneId?: number): Promise<void> {
  const [store, name] = keyOf(shop);
  const gone = goneId === undefined ? undefined : hashKey(savedProductQuery(shop, goneId).queryKey);
  const shown = client
    .answers()
    .filter(({ key }) => key[0] === store && key[1] === name && hashKey(key) !== gone);
  await Promise.all(shown.map(({ key }) => client.invalidateQueries({ queryKey: key })));
}

export const renameSaved = (shop: Shop, { uid }: Pick<ShownSaved, "uid">, name: string) =>
  shop.graphql(rename, { uid, name });

export const removeSaved = (shop: Shop, { uid }: Pick<ShownSaved, "uid">) =>
  shop.graphql(remove, { uid });

export const restoreSaved = (shop: Shop, { uid }: Pick<ShownSaved, "uid">) =>
  shop.graphql(restore, { uid });

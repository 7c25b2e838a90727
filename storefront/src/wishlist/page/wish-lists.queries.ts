import { wishFields } from "@placket/contract/wishlist/wish-fields";
import {
  notBought,
  wishesOn,
  wishListHead,
  type ShownWish,
  type WishListHead,
} from "@placket/contract/wishlist/wish.codec";
import { answered, operation } from "../../api/graphql.ts";
import { shopKey, type Shop } from "../../api/shop.ts";
import { keepPreviousData, queryOptions } from "../../query/query.ts";
import type { QueryClient } from "../../query/query-client.ts";
import { wishesQuery, type Wisher } from "../wishes.queries.ts";

export type { ShownWish, WishListHead };

const heads = operation(
  "WishLists",
  `query WishLists { customer { wishlists {
    id name is_default items_count sharing_code tells_first_name
  } } }`,
);

const items = operation(
  "WishListItems",
  `query WishListItems($id: ID!) {
    customer { wishlist_v2(id: $id) { items_v2(pageSize: 200) { items { ...WishFields } } } }
  }`,
  wishFields,
);

const create = operation(
  "CreateWishList",
  `mutation CreateWishList($name: String!) {
    createWishlist(input: { name: $name, visibility: PRIVATE }) { wishlist { id } }
  }`,
);

const rename = operation(
  "RenameWishList",
  `mutation RenameWishList($id: ID!, $name: String!) {
    updateWishlist(wishlistId: $id, name: $name) { name }
  }`,
);

const share = operation(
  "ShareWishList",
  `mutation ShareWishList($id: ID!, $visibility: WishlistVisibilityEnum!, $tellsFirstName: Boolean!) {
    updateWishlist(wishlistId: $id, visibility: $visibility, tells_first_name: $tellsFirstName) { visibility }
  }`,
);

const remove = operation(
  "DeleteWishList",
  `mutation DeleteWishList($id: ID!) { deleteWishlist(wishlistId: $id) { status } }`,
);

const change = operation(
  "ChangeWish",
  `mutation ChangeWish($id: ID!, $item: ID!, $quantity: Float!, $note: String!) {
    updateProductsInWishlist(
      wishlistId: $id
      wishlistItems: [{ wishlist_item_id: $item, quantity: $quantity, description: $note }]
    ) { wishlist { id } }
  }`,
);

const takeOff = operation(
  "TakeOffWish",
  `mutation TakeOffWish($id: ID!, $item: ID!) {
    removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: [$item]) { wishlist { id } }
  }`,
);

const move = operation(
  "MoveWish",
  `mutation MoveWish($from: ID!, $to: ID!, $item: ID!) {
    moveProductsInWishlist(
      sourceWishlistUid: $from
      destinationWishlistUid: $to
      wishlistItems: [{ wishlist_item_id: $item }]
    ) { source_wishlist { id } }
  }`,
);

const buy = operation(
  "BuyWishes",
  `mutation BuyWishes($id: ID!, $items: [ID!]) {
    addWishlistItemsToCart(wishlistId: $id, wishlistItemIds: $items) {
      status
      add_wishlist_items_to_cart_user_errors { message wishlistItemId }
    }
  }`,
);

const keyOf = (shop: Shop, { id }: Wisher, ...of: readonly unknown[]) =>
  shopKey(shop, "customer", id, "wish lists", ...of);

/** The lists of a customer, the first one first. */
export function wishListsQuery(shop: Shop, wisher: Wisher) {
  return queryOptions({
    queryKey: keyOf(shop, wisher),
    staleTime: 0,
    isPassing: true,
    queryFn: async (): Promise<readonly WishListHead[]> => {
      const { wishlists } = answered((await shop.graphql(heads, {})).customer);
      return wishlists.map(wishListHead);
    },
  });
}

/** What stands on one of them, the last added first. */
export function wishListItemsQuery(shop: Shop, wisher: Wisher, id: string) {
  return queryOptions({
    queryKey: keyOf(shop, wisher, id),
    staleTime: 0,
    isPassing: true,
    placeholderData: keepPreviousData,
    queryFn: async () => wishesOn((await shop.graphql(items, { id })).customer),
  });
}

/** Everything that is shown of somebody's wishes is asked for anew, hearts too. */
export async function wishesAnew(
  { shop, client }: { readonly shop: Shop; readonly client: QueryClient },
  wisher: Wisher,
): Promise<void> {
  const [store, of, id, lists] = keyOf(shop, wisher);
  const shown = client
    .answers()
    .filter(({ key }) => key[0] === store && key[1] === of && key[2] === id && key[3] === lists);
  await Promise.all([
    client.invalidateQueries({ queryKey: wishesQuery(shop, wisher).queryKey }),
    ...shown.map(({ key }) => client.invalidateQueries({ queryKey: key })),
  ]);
}

/** What is done to lists and to what stands on them. @throws CallError what the server refuses with. */
export const wishCalls = (shop: Shop) => ({
  create: (name: string) => shop.graphql(create, { name }),
  rename: (id: string, name: string) => shop.graphql(rename, { id, name }),
  share: (id: string, isShared: boolean, tellsFirstName: boolean) =>
    shop.graphql(share, { id, visibility: isShared ? "PUBLIC" : "PRIVATE", tellsFirstName }),
  remove: (id: string) => shop.graphql(remove, { id }),
  change: (id: string, item: string, quantity: number, note: string) =>
    shop.graphql(change, { id, item, quantity, note }),
  takeOff: (id: string, item: string) => shop.graphql(takeOff, { id, item }),
  move: (from: string, to: string, item: string) => shop.graphql(move, { from, to, item }),
  /** Why an item did not come into the cart, by its id. */
  buy: async (id: string, items?: readonly string[]) => {
    const answer = await shop.graphql(buy, { id, items: items ? [...items] : null });
    return notBought(answer.addWishlistItemsToCart);
  },
});

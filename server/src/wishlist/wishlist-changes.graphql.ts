import type {
  CreateWishlistInput,
  MutationAddProductsToWishlistArgs,
  MutationAddWishlistItemsToCartArgs,
  MutationCopyProductsToWishlistArgs,
  MutationDeleteWishlistArgs,
  MutationMoveProductsInWishlistArgs,
  MutationRemoveProductsFromWishlistArgs,
  MutationUpdateProductsInWishlistArgs,
  MutationUpdateWishlistArgs,
} from "@placket/contract/graphql.gen";
import { id as idShape } from "@placket/contract/shapes";
import { idOfUid } from "@placket/contract/uid";
import { ok, problem, type Problem, type Result } from "@placket/domain/problem";
import { WISHLIST_ITEMS_MAX } from "@placket/domain/wishlist/wishlist";
import type { Ctx } from "../context.ts";
import { boundEntries } from "../graphql/bound-entries.ts";
import { messageOf, orThrow, refusedError } from "../graphql/refused.ts";
import { withInput } from "../graphql/with-input.ts";
import { sayIn } from "../translation/say.ts";
import { transact } from "../transact.ts";
import { putIntoCart } from "./wishes-to-cart.ts";
import { chosenOf, wishedProduct } from "./wished-products.ts";
import {
  addToList,
  changeItems,
  changeList,
  createList,
  firstList,
  ownList,
  passItems,
  removeItems,
  removeList,
  type ItemChange,
  type Wish,
  type WishList,
} from "./wishlist.ts";
import { updatedWire } from "./wishlist-wire.ts";

/** What a customer changes of their wish lists, by Magento's names. */
export const wishlistChanges = {
  createWishlist: withInput(async ({ name, visibility }: CreateWishlistInput, ctx) => {
    const isShared = visibility === "PUBLIC";
    const id = orThrow(await transact(ctx, (tx) => createList(tx, { name, isShared })));
    return { wishlist: orThrow(await ownList(ctx, id)) };
  }),
  updateWishlist: async (_: unknown, args: MutationUpdateWishlistArgs, ctx: Ctx) => {
    const { wishlistId, name, visibility, tells_first_name: tellsFirstName } = args;
    const id = listId(wishlistId);
    const change = {
      name: name ?? undefined,
      isShared: visibility ? visibility === "PUBLIC" : undefined,
      tellsFirstName: tellsFirstName ?? undefined,
    };
    orThrow(await transact(ctx, (tx) => changeList(tx, id, change)));
    return updatedWire(ctx, orThrow(await ownList(ctx, id)));
  },
  deleteWishlist: async (_: unknown, { wishlistId }: MutationDeleteWishlistArgs, ctx: Ctx) => {
    orThrow(await transact(ctx, (tx) => removeList(tx, listId(wishlistId))));
    return { status: true, wishlists: [] };
  },
  addProductsToWishlist: async (
    _: unknown,
    { wishlistId, wishlistItems }: MutationAddProductsToWishlistArgs,
    ctx: Ctx,
  ) => {
    boundEntries(wishlistItems, "wishlistItems", WISHLIST_ITEMS_MAX);
    const wishes: Wish[] = [];
    const wrong: Problem[] = [];
    for (const item of wishlistItems) {
      const product = wishedProduct(ctx, item);
      if (product.ok) wishes.push({ ...product.value, quantity: item.quantity, note: "" });
      else wrong.push(...product.problems);
    }
    const added = await onOwnList(ctx, wishlistId, (tx, id) => addToList(tx, id, { wishes }));
    return answered(ctx, added, wrong);
  },
  updateProductsInWishlist: async (
    _: unknown,
    { wishlistId, wishlistItems }: MutationUpdateProductsInWishlistArgs,
    ctx: Ctx,
  ) => {
    boundEntries(wishlistItems, "wishlistItems", WISHLIST_ITEMS_MAX);
    const list = orThrow(await ownList(ctx, listId(wishlistId)));
    const changes: ItemChange[] = wishlistItems.map((item) => {
      const itemId = numberOf(item.wishlist_item_id) ?? 0;
      const standing = list.items.find(({ id }) => id === itemId);
      const chosen = standing && chosenOf(ctx, standing, item.selected_options ?? []);
      return {
        itemId,
        quantity: item.quantity ?? undefined,
        note: item.description?.trim(),
        variantId: (chosen && orThrow(chosen).variantId) ?? undefined,
      };
    });
    return answered(ctx, await transact(ctx, (tx) => changeItems(tx, list.id, changes)));
  },
  removeProductsFromWishlist: async (
    _: unknown,
    { wishlistId, wishlistItemsIds }: MutationRemoveProductsFromWishlistArgs,
    ctx: Ctx,
  ) => {
    boundEntries(wishlistItemsIds, "wishlistItemsIds", WISHLIST_ITEMS_MAX);
    const ids = wishlistItemsIds.map((id) => numberOf(id) ?? 0);
    return answered(ctx, await transact(ctx, (tx) => removeItems(tx, listId(wishlistId), ids)));
  },
  copyProductsToWishlist: (_: unknown, args: MutationCopyProductsToWishlistArgs, ctx: Ctx) =>
    passed(ctx, args, false),
  moveProductsInWishlist: (_: unknown, args: MutationMoveProductsInWishlistArgs, ctx: Ctx) =>
    passed(ctx, args, true),
  addWishlistItemsToCart: async (
    _: unknown,
    { wishlistId, wishlistItemIds }: MutationAddWishlistItemsToCartArgs,
    ctx: Ctx,
  ) => {
    boundEntries(wishlistItemIds ?? [], "wishlistItemIds", WISHLIST_ITEMS_MAX);
    const ids = wishlistItemIds?.map((id) => numberOf(id) ?? 0);
    const { list, refused } = orThrow(await putIntoCart(ctx, listId(wishlistId), ids));
    const say = sayIn(ctx);
    return {
      wishlist: list,
      status: refused.size === 0,
      add_wishlist_items_to_cart_user_errors: [...refused].flatMap(([id, problems]) =>
        problems.map((one) => ({
          message: messageOf(one, say),
          code: CART_CODES[one.error] ?? ("UNDEFINED" as const),
          wishlistId: String(list.id),
          wishlistItemId: String(id),
        })),
      ),
    };
  },
};

/** Why something does not come into the cart, in Magento's words. */
const CART_CODES: Partial<
  Record<Problem["error"], "PRODUCT_NOT_FOUND" | "NOT_SALABLE" | "INSUFFICIENT_STOCK">
> = {
  "wishlist.noSuchProduct": "PRODUCT_NOT_FOUND",
  "cart.noSuchProduct": "PRODUCT_NOT_FOUND",
  "cart.productUnavailable": "NOT_SALABLE",
  "cart.outOfStock": "INSUFFICIENT_STOCK",
};

/** The number of an id, plain or as a uid. */
function numberOf(text: string): number | undefined {
  const plain = idShape.safeParse(text);
  return plain.success ? plain.data : idShape.safeParse(idOfUid(text)).data;
}

function listId(text: string): number {
  const id = numberOf(text);
  if (id === undefined) throw refusedError([problem("wishlist.noSuchList", "wishlistId")]);
  return id;
}

/** `0` is the first list, which is made where there is none. */
const onOwnList = (
  ctx: Ctx,
  wishlistId: string,
  change: (tx: Ctx, id: number) => Promise<Result<WishList>>,
): Promise<Result<WishList>> =>
  transact(ctx, async (tx) => {
    const id = wishlistId === "0" ? await firstList(tx) : ok(listId(wishlistId));
    return id.ok ? change(tx, id.value) : id;
  });

/** The list as it is then, and which of the products are none. */
function answered(ctx: Ctx, changed: Result<WishList>, wrong: readonly Problem[] = []) {
  const say = sayIn(ctx);
  return {
    wishlist: orThrow(changed),
    user_errors: wrong.map((one) => ({
      message: messageOf(one, say),
      code:
        one.error === "wishlist.noSuchProduct"
          ? ("PRODUCT_NOT_FOUND" as const)
          : ("UNDEFINED" as const),
    })),
  };
}

async function passed(ctx: Ctx, args: MutationCopyProductsToWishlistArgs, isMoved: boolean) {
  boundEntries(args.wishlistItems, "wishlistItems", WISHLIST_ITEMS_MAX);
  const passing = {
    fromId: listId(args.sourceWishlistUid),
    toId: listId(args.destinationWishlistUid),
    items: args.wishlistItems.map(({ wishlist_item_id: id, quantity }) => ({
      itemId: numberOf(id) ?? 0,
      quantity: quantity ?? undefined,
    })),
    isMoved,
  };
  const { from, to } = orThrow(await transact(ctx, (tx) => passItems(tx, passing)));
  return { source_wishlist: from, destination_wishlist: to, user_errors: [] };
}

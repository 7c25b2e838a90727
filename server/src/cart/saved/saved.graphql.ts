import { itemIdFromUid } from "@placket/contract/cart/cart.codec";
import type {
  QuerySavedCartItemsArgs,
  RemoveSavedCartItemInput,
  SaveCartItemForLaterInput,
  SavedCartItemInput,
} from "@placket/contract/graphql.gen";
import { problem } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { messageOf, orThrow, refusedError } from "../../graphql/refused.ts";
import { withInput } from "../../graphql/with-input.ts";
import { transact } from "../../transact.ts";
import { sayIn } from "../../translation/say.ts";
import { pickedCart } from "../cart-wire.ts";
import { transactOnCart } from "../change/cart-turns.ts";
import {
  forgetSaved,
  putBack,
  savedItems,
  saveForLater,
  type CartAndSaved,
  type SavedLines,
} from "./saved-items.ts";

/** What shoppers put aside (issue 9, 3): names of our own, in Magento's manner. */
export const savedResolvers = {
  Query: {
    savedCartItems: async (_: unknown, args: QuerySavedCartItemsArgs, ctx: Ctx) =>
      itemsOf(ctx, orThrow(await savedItems(ctx, args.cart_id ?? undefined))),
  },
  Mutation: {
    saveCartItemForLater: withInput(async (input: SaveCartItemForLaterInput, ctx) => {
      const maskId = input.cart_id;
      const itemId = idOf(input.cart_item_uid, "cart_item_uid");
      const done = await transactOnCart(ctx, maskId, (tx) => saveForLater(tx, { maskId, itemId }));
      return bothOf(ctx, orThrow(done));
    }),
    moveSavedCartItemToCart: withInput(async (input: SavedCartItemInput, ctx) => {
      const maskId = input.cart_id;
      const savedId = idOf(input.saved_item_uid, "saved_item_uid");
      const done = await transactOnCart(ctx, maskId, (tx) => putBack(tx, { maskId, savedId }));
      return bothOf(ctx, orThrow(done));
    }),
    removeSavedCartItem: withInput(async (input: RemoveSavedCartItemInput, ctx) => {
      const maskId = input.cart_id ?? undefined;
      const savedId = idOf(input.saved_item_uid, "saved_item_uid");
      const left = await transact(ctx, (tx) => forgetSaved(tx, { maskId, savedId }));
      return itemsOf(ctx, orThrow(left));
    }),
  },
};

const idOf = (uid: string, field: "cart_item_uid" | "saved_item_uid") => {
  const id = itemIdFromUid(uid);
  if (id !== undefined) return id;
  const key = field === "cart_item_uid" ? "cart.noSuchItem" : "cart.noSuchSaved";
  throw refusedError([problem(key, field, "")]);
};

function itemsOf(ctx: Ctx, { lines, standing }: SavedLines) {
  const { items } = pickedCart(ctx, lines, standing);
  return { items, total_count: items.length };
}

function bothOf(ctx: Ctx, { cart, saved, changes }: CartAndSaved) {
  const say = sayIn(ctx);
  return {
    cart: pickedCart(ctx, cart),
    saved_items: itemsOf(ctx, saved),
    messages: changes.map((change) => messageOf(change, say)),
  };
}

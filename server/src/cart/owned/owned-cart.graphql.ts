import type { MutationMergeCartsArgs } from "@placket/contract/graphql.gen";
import type { Ctx } from "../../context.ts";
import { askedOnce } from "../../graphql/asked-once.ts";
import { orThrow } from "../../graphql/refused.ts";
import { cartById } from "../cart.ts";
import { pickedCart } from "../cart-wire.ts";
import { assignGuestCart, joinCarts } from "./join-carts.ts";
import { customerCartId } from "./own-cart.ts";

/** The cart of a customer, by Magento's names (CART-07, CART-39). */
export const ownedCartResolvers = {
  Query: {
    customerCart: (_: unknown, _args: unknown, ctx: Ctx) =>
      askedOnce(ctx, "customerCart", async () => {
        const maskId = orThrow(await customerCartId(ctx));
        return pickedCart(ctx, orThrow(await cartById(ctx, maskId)));
      }),
  },
  Mutation: {
    mergeCarts: async (_: unknown, args: MutationMergeCartsArgs, ctx: Ctx) => {
      const { source_cart_id: sourceId, destination_cart_id: named } = args;
      const joined = orThrow(await joinCarts(ctx, { sourceId, destinationId: named ?? undefined }));
      return pickedCart(ctx, joined.cart);
    },
    assignCustomerToGuestCart: async (
      _: unknown,
      { cart_id: maskId }: { cart_id: string },
      ctx: Ctx,
    ) => pickedCart(ctx, orThrow(await assignGuestCart(ctx, maskId)).cart),
  },
};

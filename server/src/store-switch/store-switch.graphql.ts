import type { QueryStoreSwitchShareLoginSessionArgs } from "@placket/contract/graphql.gen";
import type { Ctx } from "../context.ts";
import { askedOnce } from "../graphql/asked-once.ts";
import { shareSignIn } from "./store-switch.ts";

export const storeSwitchResolvers = {
  Query: {
    /** One token for a document, by however many names it asks. */
    storeSwitchShareLoginSession: (
      _: unknown,
      { cart_id: cart, store_id: viewId }: QueryStoreSwitchShareLoginSessionArgs,
      ctx: Ctx,
    ) => {
      const cartId = cart?.slice(0, 64) ?? null;
      return askedOnce(ctx, `sign-in for ${viewId} with ${cartId}`, () =>
        shareSignIn(ctx, { cartId, viewId }),
      );
    },
  },
};

import type { QueryStoreSwitchShareLoginSessionArgs } from "@placket/contract/graphql.gen";
import type { Ctx } from "../context.ts";
import { shareSignIn } from "./store-switch.ts";

export const storeSwitchResolvers = {
  Query: {
    storeSwitchShareLoginSession: (
      _: unknown,
      { cart_id: cartId, store_id: viewId }: QueryStoreSwitchShareLoginSessionArgs,
      ctx: Ctx,
    ) => shareSignIn(ctx, { cartId: cartId?.slice(0, 64) ?? null, viewId }),
  },
};

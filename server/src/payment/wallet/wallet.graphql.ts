import type { Ctx } from "../../context.ts";
import { offersWallet } from "./approvals.ts";

/** Whether PayPal may be offered before there is a cart. */
export const walletResolvers = {
  StoreConfig: {
    paypal_express_active: (_: unknown, __: unknown, ctx: Ctx) => offersWallet(ctx),
  },
};

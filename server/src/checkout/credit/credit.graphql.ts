import type {
  CreditKeyCheckoutInput,
  QueryCreditKeyDisplayedArgs,
  StoreConfig,
} from "@placket/contract/graphql.gen";
import type { Ctx } from "../../context.ts";
import { orThrow } from "../../graphql/refused.ts";
import { withInput } from "../../graphql/with-input.ts";
import { stores } from "../../store/store-config.ts";
import { beginCredit } from "./begin-credit.ts";
import { businessCredit, isCreditDisplayed } from "./credit-shown.ts";

/** Business credit by the names of its module (PAY-05, CONF-14). */
export const creditResolvers = {
  Query: {
    creditKeyDisplayed: async (
      _: unknown,
      { cart_id: maskId }: QueryCreditKeyDisplayedArgs,
      ctx: Ctx,
    ) => orThrow(await isCreditDisplayed(ctx, maskId)),
  },
  Mutation: {
    createCreditKeyCheckout: withInput(async (input: CreditKeyCheckoutInput, ctx) => {
      const begun = await beginCredit(ctx, {
        maskId: input.cart_id,
        returnUrl: input.return_url,
        cancelUrl: input.cancel_url,
      });
      const { token: id, startUrl } = orThrow(begun);
      return { id, checkout_url: startUrl };
    }),
  },
  StoreConfig: {
    business_credit_config: (
      { store_code: code }: Pick<StoreConfig, "store_code">,
      _: unknown,
      ctx: Ctx,
    ) => businessCredit(ctx, ctx.held(stores).viewByCode(code ?? "") ?? ctx.store),
  },
};

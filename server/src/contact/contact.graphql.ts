import type { MutationContactUsArgs, StoreConfig } from "@placket/contract/graphql.gen";
import type { Ctx } from "../context.ts";
import { orThrow } from "../graphql/refused.ts";
import { stores } from "../store/store-config.ts";
import { isContactOpen, sendMessage } from "./contact.ts";

/** The contact form by Magento's names. */
export const contactResolvers = {
  Mutation: {
    contactUs: async (_: unknown, { input }: MutationContactUsArgs, ctx: Ctx) => ({
      status: orThrow(await sendMessage(ctx, { ...input, telephone: input.telephone ?? "" })),
    }),
  },
  StoreConfig: {
    contact_enabled: (
      { store_code: code }: Pick<StoreConfig, "store_code">,
      _: unknown,
      ctx: Ctx,
    ) => isContactOpen({ ...ctx, store: ctx.held(stores).viewByCode(code ?? "") ?? ctx.store }),
  },
};

import { problem } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { orThrow, refusedError } from "../graphql/refused.ts";
import { cardFieldsSetup } from "./payment.ts";

/** How storefronts of Magento's kind come by Braintree's card fields. */
export const cardFieldsResolvers = {
  Mutation: {
    createBraintreeClientToken: async (_: unknown, _args: unknown, ctx: Ctx): Promise<string> => {
      const setup = orThrow(await cardFieldsSetup(ctx));
      if (setup.provider === "braintree") return setup.clientToken;
      throw refusedError([problem("payment.methodUnavailable", "braintree")]);
    },
  },
};

import type { CreateCartQuoteInput } from "@placket/contract/graphql.gen";
import { orThrow } from "../../graphql/refused.ts";
import { withInput } from "../../graphql/with-input.ts";
import { transactOnCart } from "../change/cart-turns.ts";
import { makeQuote } from "./quotes.ts";

/** A cart on paper (issue 9, 3): a name of our own, in Magento's manner. */
export const quoteResolvers = {
  Mutation: {
    createCartQuote: withInput(async ({ cart_id: maskId }: CreateCartQuoteInput, ctx) => {
      const made = orThrow(await transactOnCart(ctx, maskId, (tx) => makeQuote(tx, maskId)));
      return { number: made.number, valid_until: made.validUntil.toISOString() };
    }),
  },
};

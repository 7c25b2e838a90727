import type {
  MutationCreateStoredCardNonceArgs,
  MutationDeletePaymentTokenArgs,
} from "@placket/contract/graphql.gen";
import { storedCardToWire } from "@placket/contract/payment/stored-card.codec";
import { isExpired } from "@placket/domain/payment/stored-card";
import type { Ctx } from "../../context.ts";
import { orThrow } from "../../graphql/refused.ts";
import { removeCard, storedCards, tokenOfCard } from "./stored-cards.ts";

/** A customer's stored cards by Magento's names (PAY-04). */
export const storedCardResolvers = {
  Query: {
    customerPaymentTokens: async (_: unknown, _args: unknown, ctx: Ctx) => tokensOf(ctx),
  },
  Mutation: {
    createStoredCardNonce: async (
      _: unknown,
      { public_hash: publicHash }: MutationCreateStoredCardNonceArgs,
      ctx: Ctx,
    ) => {
      const { token: nonce, bin } = orThrow(await tokenOfCard(ctx, publicHash));
      return { nonce, bin };
    },
    deletePaymentToken: async (
      _: unknown,
      { public_hash: publicHash }: MutationDeletePaymentTokenArgs,
      ctx: Ctx,
    ) => {
      const result = orThrow(await removeCard(ctx, publicHash));
      return { result, customerPaymentTokens: await tokensOf(ctx) };
    },
  },
};

const tokensOf = async (ctx: Ctx) => ({
  items: (await storedCards(ctx)).map((one) => storedCardToWire(one, isExpired(one.card, ctx.now))),
});

import type { GiftCardAccountInput } from "@placket/contract/graphql.gen";
import { moneyToWire } from "@placket/contract/money/money.codec";
import { maskedCode } from "@placket/domain/gift-card/code";
import { orThrow } from "../graphql/refused.ts";
import { withInput } from "../graphql/with-input.ts";
import { cardOfCode } from "./gift-card.ts";

/** Magento's question for what is on a card. */
export const giftCardResolvers = {
  Query: {
    giftCardAccount: withInput(async (input: GiftCardAccountInput, ctx) => {
      const card = orThrow(await cardOfCode(ctx, { typed: input.gift_card_code }));
      return {
        code: maskedCode(card.lastFour),
        balance: moneyToWire(card.balance),
        expiration_date: card.expiresAt && card.expiresAt.toISOString(),
      };
    }),
  },
};

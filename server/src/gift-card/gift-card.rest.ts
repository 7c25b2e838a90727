import type { giftCardEndpoints } from "@placket/contract/gift-card/gift-card.rest";
import { moneyToWire } from "@placket/contract/money/money.codec";
import { maskedCode } from "@placket/domain/gift-card/code";
import { money } from "@placket/domain/money/money";
import { ok, problem, refuse } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { pdfFile } from "../print/pdf-file.ts";
import { giftCardPaper } from "./card-paper.ts";
import { cardsUsedBy } from "./gift-card.ts";

export const giftCardHandlers: Handlers<typeof giftCardEndpoints> = {
  giftCardPaper: async ({ ctx }, { body }) =>
    pdfFile("gift-card.pdf", await giftCardPaper(ctx, body.gift_card_code)),
  usedGiftCards: async ({ ctx }) => {
    const { principal } = ctx;
    if (principal.kind !== "customer") return refuse(problem("access.loginRequired"));
    const cards = await cardsUsedBy(ctx, principal.customerId);
    return ok({
      cards: cards.map(({ lastFour, balance, currency, expiresAt, state }) => ({
        code: maskedCode(lastFour),
        balance: moneyToWire(money(balance, currency)),
        expiration_date: expiresAt && expiresAt.toISOString(),
        state,
      })),
    });
  },
};

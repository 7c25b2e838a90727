import { GIFT_CARD_STATES } from "@placket/domain/gift-card/card-state";
import { GIFT_CARD_CODE_MAX } from "@placket/domain/gift-card/code";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { price, text } from "../shapes.ts";

/** Gift cards of the customer who asks (issue 9.2). What is on another one is asked for by its code, over GraphQL. */
export const giftCardEndpoints = {
  usedGiftCards: endpoint({
    method: "GET",
    path: "app-gift-cards",
    summary: "The gift cards that have paid for the customer's orders, and what is left on them.",
    source: "issue 9.2",
    can: "account.read",
    reply: z.object({
      cards: z.array(
        z.object({
          /** Its last four signs: the whole code is not kept. */
          code: z.string(),
          balance: price,
          /** Its first moment that is too late. */
          expiration_date: z.string().nullable(),
          state: z.enum(GIFT_CARD_STATES),
        }),
      ),
    }),
    errors: ["access.loginRequired"],
  }),
  giftCardPaper: endpoint({
    method: "POST",
    path: "app-gift-card-paper",
    summary:
      "The card of a code to be printed and given away: its code, what is on it, and until when. The code is kept in no address.",
    source: "issue 11.3",
    can: "shop.browse",
    body: z.object({ gift_card_code: text(GIFT_CARD_CODE_MAX) }),
    gives: "file",
    fileType: "application/pdf",
    errors: ["giftCard.noSuchCard", "giftCard.tooManyTries", "access.papersBusy"],
  }),
} as const satisfies EndpointTable;

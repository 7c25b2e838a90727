import { GIFT_CARD_STATES } from "@placket/domain/gift-card/card-state";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { price } from "../shapes.ts";

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
} as const satisfies EndpointTable;

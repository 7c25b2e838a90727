import { giftCardAdminEndpoints } from "@placket/contract/gift-card/gift-card.admin";
import { giftCardEndpoints } from "@placket/contract/gift-card/gift-card.rest";
import { hears } from "../delivery/subscriber.ts";
import { calls } from "../http/mount.ts";
import { letterTemplates } from "../mail/template/template.ts";
import type { Room } from "../room.ts";
import { giftCardAdminHandlers } from "./gift-card.admin.ts";
import { giftCardResolvers } from "./gift-card.graphql.ts";
import { giftCardHandlers } from "./gift-card.rest.ts";
import { giftCardIssued } from "./issued-letter.ts";
import { noteSoldCards, sendSoldCards } from "./sold/sell-cards.ts";
import { giftCardSent, giftCardSold } from "./sold/sold-letters.ts";

export const giftCardRoom: Room = {
  rest: calls(giftCardEndpoints, giftCardHandlers),
  admin: calls(giftCardAdminEndpoints, giftCardAdminHandlers),
  resolvers: giftCardResolvers,
  fills: [
    hears("order.placed", "giftCard.sold", noteSoldCards),
    letterTemplates.filledWith(giftCardIssued, giftCardSold, giftCardSent),
  ],
  jobs: [{ name: "sold gift cards", everyMs: 15_000, gatherMs: 0, work: sendSoldCards }],
};

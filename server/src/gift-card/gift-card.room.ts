import { giftCardAdminEndpoints } from "@placket/contract/gift-card/gift-card.admin";
import { giftCardEndpoints } from "@placket/contract/gift-card/gift-card.rest";
import { calls } from "../http/mount.ts";
import { letterTemplates } from "../mail/template/template.ts";
import type { Room } from "../room.ts";
import { giftCardAdminHandlers } from "./gift-card.admin.ts";
import { giftCardResolvers } from "./gift-card.graphql.ts";
import { giftCardHandlers } from "./gift-card.rest.ts";
import { giftCardIssued } from "./issued-letter.ts";

export const giftCardRoom: Room = {
  rest: calls(giftCardEndpoints, giftCardHandlers),
  admin: calls(giftCardAdminEndpoints, giftCardAdminHandlers),
  resolvers: giftCardResolvers,
  fills: [letterTemplates.filledWith(giftCardIssued)],
};

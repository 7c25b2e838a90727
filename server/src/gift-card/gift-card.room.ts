import { giftCardAdminEndpoints } from "@placket/contract/gift-card/gift-card.admin";
import { calls } from "../http/mount.ts";
import { letterTemplates } from "../mail/template/template.ts";
import type { Room } from "../room.ts";
import { giftCardAdminHandlers } from "./gift-card.admin.ts";
import { giftCardResolvers } from "./gift-card.graphql.ts";
import { giftCardTries } from "./gift-card.ts";
import { giftCardIssued } from "./issued-letter.ts";

export const giftCardRoom: Room = {
  admin: calls(giftCardAdminEndpoints, giftCardAdminHandlers),
  resolvers: giftCardResolvers,
  holds: [giftCardTries],
  fills: [letterTemplates.filledWith(giftCardIssued)],
};

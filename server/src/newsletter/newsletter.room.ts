import { newsletterEndpoints } from "@placket/contract/newsletter/newsletter.rest";
import { calls } from "../http/mount.ts";
import { letterTemplates } from "../mail/template/template.ts";
import type { Room } from "../room.ts";
import { askingLetter, subscribedLetter } from "./newsletter-letters.ts";
import { newsletterResolvers } from "./newsletter.graphql.ts";
import { newsletterHandlers } from "./newsletter.rest.ts";
import { newslettersOnTheirWay } from "./newsletter.ts";

export const newsletterRoom: Room = {
  rest: calls(newsletterEndpoints, newsletterHandlers),
  resolvers: newsletterResolvers,
  holds: [newslettersOnTheirWay],
  fills: [letterTemplates.filledWith(askingLetter, subscribedLetter)],
};

import { newsletterEndpoints } from "@placket/contract/newsletter/newsletter.rest";
import { MINUTE_MS } from "@placket/domain/durations";
import { calls } from "../http/mount.ts";
import { letterTemplates } from "../mail/template/template.ts";
import type { Room } from "../room.ts";
import { leftCartLetter } from "./left-cart/left-cart-letter.ts";
import { remindOfCarts } from "./left-cart/remind-of-carts.ts";
import { askingLetter, subscribedLetter } from "./newsletter-letters.ts";
import { newsletterResolvers } from "./newsletter.graphql.ts";
import { newsletterHandlers } from "./newsletter.rest.ts";
import { newslettersOnTheirWay } from "./newsletter.ts";

/** How often carts that were left are looked for. */
const REMIND_MS = 15 * MINUTE_MS;

export const newsletterRoom: Room = {
  rest: calls(newsletterEndpoints, newsletterHandlers),
  resolvers: newsletterResolvers,
  holds: [newslettersOnTheirWay],
  fills: [letterTemplates.filledWith(askingLetter, subscribedLetter, leftCartLetter)],
  jobs: [{ name: "left carts", everyMs: REMIND_MS, gatherMs: 0, work: remindOfCarts }],
};

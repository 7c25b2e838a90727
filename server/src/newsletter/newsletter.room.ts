import { newsletterEndpoints } from "@placket/contract/newsletter/newsletter.rest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@placket/domain/durations";
import { calls } from "../http/mount.ts";
import { letterTemplates } from "../mail/template/template.ts";
import type { Room } from "../room.ts";
import { leftCartLetter } from "./left-cart/left-cart-letter.ts";
import { remindOfCarts } from "./left-cart/remind-of-carts.ts";
import { askingLetter, subscribedLetter } from "./newsletter-letters.ts";
import { deleteOldLinks } from "./newsletter.sql.ts";
import { newsletterResolvers } from "./newsletter.graphql.ts";
import { newsletterHandlers } from "./newsletter.rest.ts";
import { newslettersOnTheirWay } from "./newsletter.ts";

/** How often carts that were left are looked for. */
const REMIND_MS = 15 * MINUTE_MS;

/** How long the link of a reminder ends a newsletter; the subscription's own link does so for good. */
const LINKS_KEPT_MS = 365 * DAY_MS;

export const newsletterRoom: Room = {
  rest: calls(newsletterEndpoints, newsletterHandlers),
  resolvers: newsletterResolvers,
  holds: [newslettersOnTheirWay],
  fills: [letterTemplates.filledWith(askingLetter, subscribedLetter, leftCartLetter)],
  jobs: [
    { name: "left carts", everyMs: REMIND_MS, gatherMs: 0, work: remindOfCarts },
    {
      name: "old newsletter links",
      everyMs: HOUR_MS,
      gatherMs: 0,
      work: ({ db, now }) => deleteOldLinks(db, new Date(now.getTime() - LINKS_KEPT_MS)),
    },
  ],
};

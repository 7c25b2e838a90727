import { reviewAdminEndpoints } from "@placket/contract/review/review.admin";
import { reviewEndpoints } from "@placket/contract/review/review.rest";
import { HOUR_MS } from "@placket/domain/durations";
import { hears } from "../delivery/subscriber.ts";
import { calls } from "../http/mount.ts";
import { letterTemplates } from "../mail/template/template.ts";
import type { Room } from "../room.ts";
import { askedHere } from "./asked-here.ts";
import { inviteBuyers, noteInvites } from "./invite/invite-buyers.ts";
import { reviewInviteLetter } from "./invite/invite-letter.ts";
import { magentoReviewResolvers } from "./magento-review.graphql.ts";
import { reviewAdminHandlers } from "./review.admin.ts";
import { reviewResolvers } from "./review.graphql.ts";
import { reviewHandlers } from "./review.rest.ts";
import { reviewSummaries } from "./summaries.ts";
import { reviewMediaRoutes } from "./upload/media-routes.ts";
import { sweepMedia } from "./upload/sweep-media.ts";

export const reviewRoom: Room = {
  rest: calls(reviewEndpoints, reviewHandlers),
  admin: calls(reviewAdminEndpoints, reviewAdminHandlers),
  resolvers: {
    ...magentoReviewResolvers,
    StoreConfig: reviewResolvers.StoreConfig,
    Query: { ...reviewResolvers.Query, ...magentoReviewResolvers.Query },
    Mutation: { ...reviewResolvers.Mutation, ...magentoReviewResolvers.Mutation },
  },
  routes: reviewMediaRoutes,
  holds: [askedHere, reviewSummaries],
  fills: [
    hears("order.completed", "review.invites", noteInvites),
    letterTemplates.filledWith(reviewInviteLetter),
  ],
  jobs: [
    { name: "loose photos of reviews", everyMs: HOUR_MS, gatherMs: 0, work: sweepMedia },
    { name: "letters that ask for reviews", everyMs: HOUR_MS, gatherMs: 0, work: inviteBuyers },
  ],
};

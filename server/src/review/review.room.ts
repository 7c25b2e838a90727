import { reviewAdminEndpoints } from "@placket/contract/review/review.admin";
import { reviewEndpoints } from "@placket/contract/review/review.rest";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { askedHere } from "./asked-here.ts";
import { magentoReviewResolvers } from "./magento-review.graphql.ts";
import { reviewAdminHandlers } from "./review.admin.ts";
import { reviewResolvers } from "./review.graphql.ts";
import { reviewHandlers } from "./review.rest.ts";
import { reviewSummaries } from "./summaries.ts";

export const reviewRoom: Room = {
  rest: calls(reviewEndpoints, reviewHandlers),
  admin: calls(reviewAdminEndpoints, reviewAdminHandlers),
  resolvers: {
    ...magentoReviewResolvers,
    Query: { ...reviewResolvers.Query, ...magentoReviewResolvers.Query },
    Mutation: { ...reviewResolvers.Mutation, ...magentoReviewResolvers.Mutation },
  },
  holds: [askedHere, reviewSummaries],
};

import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { asNumber, id, maybeInData } from "../shapes.ts";

/** Votes about reviews (REVIEW-35, REVIEW-40). */
export const reviewEndpoints = {
  voteReview: endpoint({
    method: "POST",
    path: "review-vote",
    summary:
      "Votes about a review: a customer once, a guest once for each browser, which keeps a cookie. " +
      "Another vote takes the place of the first.",
    source: "REVIEW-35, REVIEW-40",
    can: "shop.browse",
    takes: ["json", "form"],
    body: maybeInData(
      z.object({
        review_id: id,
        vote: asNumber(z.union([z.literal(1), z.literal(-1)])),
        /** Believed of nobody: whoever votes is whoever asks. */
        customer_id: id.nullable().optional(),
      }),
    ),
    reply: z.object({ likes: z.number(), dislikes: z.number(), vote: z.number() }),
    errors: ["review.noSuchReview", "review.tooManyVotes"],
  }),
} as const satisfies EndpointTable;

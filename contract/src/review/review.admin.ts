import { REVIEW_STATES } from "@placket/domain/review/review";
import { MEDIA_KINDS } from "@placket/domain/review/review-media";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { asNumber, id, text } from "../shapes.ts";

const state = z.enum(REVIEW_STATES);

const row = z.object({
  id: z.number(),
  state,
  /** Of the product that it is about. */
  sku: z.string(),
  product: z.string(),
  rating: z.number(),
  title: z.string(),
  detail: z.string(),
  nickname: z.string(),
  isVerified: z.boolean(),
  createdAt: z.string(),
});

/** A photo or video, at addresses that staff alone reach; `picture` of a video is its preview. */
const media = z.object({
  id: z.number(),
  kind: z.enum(MEDIA_KINDS),
  url: z.string(),
  picture: z.string(),
  title: z.string(),
  caption: z.string(),
  rotate: z.number(),
});

const review = row.extend({
  media: z.array(media),
  productId: z.number(),
  /** Who wrote it; `null` for a guest. */
  customerId: z.number().nullable(),
  location: z.string(),
  sizing: z.number().nullable(),
  width: z.number().nullable(),
  isRecommended: z.boolean().nullable(),
  likes: z.number(),
  dislikes: z.number(),
  decidedAt: z.string().nullable(),
  rejectReason: z.string().nullable(),
  answer: z.string().nullable(),
});

/** `search`: the beginning of an sku, or a part of title, comments or nickname. */
const query = listQuery(
  { state: state.optional(), rating: asNumber(z.int().min(1).max(5)).optional() },
  ["created", "rating"],
);

const REVIEWS_AT_ONCE = 100;
const decision = z.enum(["approved", "rejected"]);
const errors = ["access.forbidden", "staff.signInRequired", "review.noneWithId"] as const;

/** What staff make of reviews. */
export const reviewAdminEndpoints = {
  reviews: endpoint({
    method: "GET",
    path: "reviews",
    summary: "Reviews, newest first, and how many wait for a decision.",
    source: "REVIEW-05, decision 0119",
    can: "reviews.moderate",
    query,
    reply: listReply(row).extend({ pending: z.number() }),
    errors: ["staff.signInRequired"],
  }),
  exportReviews: endpoint({
    method: "GET",
    path: "reviews.csv",
    summary: "The same reviews as a file, all of them.",
    source: "hallway §7: export",
    can: "reviews.moderate",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  review: endpoint({
    method: "GET",
    path: "reviews/:id",
    summary: "One review, whole.",
    source: "REVIEW-05, decision 0119",
    can: "reviews.moderate",
    params: z.object({ id }),
    reply: review,
    errors,
  }),
  decideReview: endpoint({
    method: "POST",
    path: "reviews/:id/decision",
    summary: "Approves a review, or rejects it with a reason that staff alone read.",
    source: "REVIEW-05, decision 0119",
    can: "reviews.moderate",
    params: z.object({ id }),
    body: z.object({ decision, reason: text(2_000).optional() }),
    reply: review,
    errors: [...errors, "review.stateUnchanged", "review.reasonMissing"],
  }),
  answerReview: endpoint({
    method: "POST",
    path: "reviews/:id/answer",
    summary: "Answers a review below it; an empty answer takes it away.",
    source: "REVIEW-31, decision 0119",
    can: "reviews.moderate",
    params: z.object({ id }),
    body: z.object({ answer: text(4_000) }),
    reply: review,
    errors: [...errors, "review.answerTooLong"],
  }),
  removeReviewMedia: endpoint({
    method: "DELETE",
    path: "reviews/:id/media/:mediaId",
    summary: "Takes one photo or video from a review, for good.",
    source: "REVIEW-30, decision 0119",
    can: "reviews.moderate",
    params: z.object({ id, mediaId: id }),
    reply: review,
    errors: [...errors, "review.noSuchMedia"],
  }),
  decideReviews: endpoint({
    method: "POST",
    path: "reviews/decisions",
    summary: "Decides about several: each one that can be, and says which could not and why.",
    source: "hallway §7: bulk actions",
    can: "reviews.moderate",
    body: z.object({
      ids: z.array(id).min(1).max(REVIEWS_AT_ONCE),
      decision,
      reason: text(2_000).optional(),
    }),
    reply: z.object({
      decided: z.array(z.number()),
      refused: z.array(z.object({ id: z.number(), message: z.string() })),
    }),
    errors: ["access.forbidden", "staff.signInRequired"],
  }),
} as const satisfies EndpointTable;

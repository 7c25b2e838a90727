import { z } from "zod";
import { MEDIA_LIMITS } from "@placket/domain/review/review-media";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { asNumber, id, maybeInData, text } from "../shapes.ts";

const { image, video } = MEDIA_LIMITS;

/** A form of the largest videos with their previews; one of photos is smaller. */
export const REVIEW_MEDIA_BODY_BYTES = video.most * (video.bytes + image.bytes) + 100_000;

/** What was brought, as a review claims it (OPEN-05); videos have a `poster`. */
const uploaded = z.object({
  url: z.string(),
  title: z.string(),
  caption: z.string(),
  rotate: z.number(),
  poster: z.string().optional(),
});

/** Votes about reviews, and what is brought for them (REVIEW-30, REVIEW-35, REVIEW-40). */
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
  stopReviewLetters: endpoint({
    method: "POST",
    path: "review-letters-stop",
    summary: "Ends letters that ask for a review, for whoever has the token of one.",
    source: "REVIEW-03, decision 0140",
    can: "shop.browse",
    body: z.object({ token: text(100) }),
    reply: z.object({ success: z.literal(true) }),
    errors: ["review.linkOver"],
  }),
  uploadReviewMedia: endpoint({
    method: "POST",
    path: "review-upload-media",
    summary:
      "Takes photos (`media_type=1`, `fileToUpload[]`) or videos (`media_type=2`, `files[videoFile_N]` with " +
      "`files[previewImage_N]`) in for a review. They are of the browser that brings them, which keeps a cookie, until " +
      "its review claims them; nobody else sees them before staff approve that. What a file is, its bytes say.",
    source: "REVIEW-25, REVIEW-26, REVIEW-30",
    can: "shop.browse",
    takes: ["multipart"],
    bodyBytes: REVIEW_MEDIA_BODY_BYTES,
    landsFiles: true,
    body: z
      .object({
        media_type: asNumber(z.union([z.literal(1), z.literal(2)])),
        "fileToUpload[]": z.union([z.file(), z.array(z.file())]).optional(),
      })
      .catchall(z.union([z.file(), z.string().max(300)])),
    reply: z.array(uploaded),
    errors: [
      "review.noFile",
      "review.noPhoto",
      "review.noVideo",
      "review.mediaTooLarge",
      "review.tooManyMedia",
      "review.tooMuchBrought",
      "review.uploadsFull",
    ],
  }),
} as const satisfies EndpointTable;

import { fieldRefusal, notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals about reviews. */
export const reviewErrors = {
  "review.required": fieldRefusal("%1 is required", "REVIEW-09"),
  "review.characters": fieldRefusal("%1 input must be alphanumeric", "REVIEW-11"),
  "review.tooLong": fieldRefusal("%1 may have at most %2 characters", "REVIEW-13, REVIEW-14"),
  "review.scale": fieldRefusal("Choose one of the choices.", "REVIEW-21"),
  "review.caption": fieldRefusal("Invalid input: Please only enter valid characters.", "REVIEW-12"),
  "review.tooManyMedia": fieldRefusal("Add at most %1.", "REVIEW-17, REVIEW-18"),
  "review.mediaGone": fieldRefusal(
    "A photo or video is not there any more. Add it again.",
    "REVIEW-25, REVIEW-26",
  ),
  "review.mediaTooLarge": fieldRefusal(
    "File %1 exceeds the maximum size of %2 MB and will be skipped.",
    "REVIEW-17, REVIEW-18",
  ),
  "review.noPhoto": fieldRefusal(
    "%1 is no picture that we can read. Choose a JPEG, PNG or WebP file.",
    "REVIEW-25",
  ),
  "review.noVideo": fieldRefusal(
    "%1 is no video that we can show. Choose an MP4, MOV or WebM file.",
    "REVIEW-26",
  ),
  "review.noFile": fieldRefusal("Choose a photo or video.", "REVIEW-30"),
  "review.tooMuchBrought": refusal(
    "Several photos and videos came from here. Try again in %1 minutes.",
    "REVIEW-30",
    { status: 429 },
  ),
  "review.uploadsFull": refusal(
    "We cannot take photos and videos right now. Send your review without them, or try again later.",
    "REVIEW-30",
    { status: 503 },
  ),
  "review.noSuchMedia": notFound("This photo or video is not there any more.", "REVIEW-30"),
  "review.linkOver": notFound("This link does not work any more.", "REVIEW-03"),
  "review.noSuchProduct": notFound("This product is not available.", "REVIEW-06"),
  "review.noSuchReview": notFound("There is no such review.", "REVIEW-38"),
  "review.tooMany": refusal(
    "Several reviews were written from here. Try again in %1 minutes.",
    "REVIEW-24",
    { status: 429 },
  ),
  "review.tooManyVotes": refusal(
    "Too many votes from here. Try again in %1 minutes.",
    "REVIEW-40",
    {
      status: 429,
    },
  ),
  "review.noneWithId": {
    ...notFound("There is no such review.", "REVIEW-31"),
    shown: { as: "page" },
  },
  "review.stateUnchanged": refusal("This review is so already.", "REVIEW-31", { status: 409 }),
  "review.reasonMissing": fieldRefusal("Write why, in at most %1 characters.", "REVIEW-31"),
  "review.answerTooLong": fieldRefusal("Write at most %1 characters.", "REVIEW-31"),
} as const satisfies ErrorTable;

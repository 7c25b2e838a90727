import { problem, type Problem } from "../problem.ts";
import { checkReviewMedia, type ClaimedMedia } from "./review-media.ts";
import {
  asReviewText,
  isReviewDetail,
  isReviewLine,
  REVIEW_DETAIL_MAX,
  REVIEW_LINE_MAX,
} from "./review-text.ts";
import { RECOMMEND_CHOICES, SIZING_CHOICES, WIDTH_CHOICES } from "./review.ts";

/** A review as it is written (REVIEW-06); what is optional is `null` where nothing was chosen. */
export interface WrittenReview {
  readonly rating: number | null;
  readonly title: string;
  readonly nickname: string;
  readonly location: string;
  readonly detail: string;
  readonly sizing: number | null;
  readonly width: number | null;
  /** 1: yes, 2: no. */
  readonly recommend: number | null;
  readonly images: readonly ClaimedMedia[];
  readonly videos: readonly ClaimedMedia[];
}

/** The fields that must be filled, in the order of the form (REVIEW-09). */
const REQUIRED_FIELDS = ["rating", "title", "detail", "nickname", "location"] as const;
type RequiredField = (typeof REQUIRED_FIELDS)[number];

/** How the messages call them (REVIEW-09, REVIEW-11). */
const NAMES: Readonly<Record<RequiredField, string>> = {
  rating: "Rating",
  title: "Title",
  detail: "Detail",
  nickname: "Nickname",
  location: "Location",
};

const SCALES = [
  ["sizing", SIZING_CHOICES.length],
  ["width", WIDTH_CHOICES.length],
  ["recommend", RECOMMEND_CHOICES.length],
] as const;

/** A review with its texts as they are kept. */
export const asWritten = (review: WrittenReview): WrittenReview => ({
  ...review,
  title: asReviewText(review.title),
  nickname: asReviewText(review.nickname),
  location: asReviewText(review.location),
  detail: asReviewText(review.detail).replaceAll("\r\n", "\n"),
  images: review.images.map(withText),
  videos: review.videos.map(withText),
});

const withText = (media: ClaimedMedia): ClaimedMedia => ({
  ...media,
  caption: asReviewText(media.caption),
});

/** What is wrong with a review, field by field (REVIEW-09 to REVIEW-14, REVIEW-21). */
export function checkReview(review: WrittenReview): Problem[] {
  return [
    ...REQUIRED_FIELDS.flatMap((field) => checkField(review, field)),
    ...SCALES.flatMap(([field, most]) => {
      const value = review[field];
      return value === null || isOnScale(value, most) ? [] : [problem("review.scale", field)];
    }),
    ...checkReviewMedia(review),
  ];
}

function checkField(review: WrittenReview, field: RequiredField): Problem[] {
  const name = NAMES[field];
  if (field === "rating") {
    if (review.rating === null) return [problem("review.required", field, name)];
    return isOnScale(review.rating, 5) ? [] : [problem("review.scale", field)];
  }
  const text = asReviewText(review[field]);
  if (text === "") return [problem("review.required", field, name)];
  const isDetail = field === "detail";
  const isFine = isDetail ? isReviewDetail(text) : isReviewLine(text);
  if (!isFine) return [problem("review.characters", field, name)];
  const most = isDetail ? REVIEW_DETAIL_MAX : REVIEW_LINE_MAX;
  return text.length <= most ? [] : [problem("review.tooLong", field, name, most)];
}

const isOnScale = (value: number, most: number) =>
  Number.isInteger(value) && value >= 1 && value <= most;

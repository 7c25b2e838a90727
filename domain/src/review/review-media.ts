import { problem, type Problem } from "../problem.ts";
import { asReviewText, isReviewLine, REVIEW_CAPTION_MAX } from "./review-text.ts";

/** What is shown with a review. */
export const MEDIA_KINDS = ["image", "video"] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** As many of a kind as a review may have, and how large each may be (REVIEW-17, REVIEW-18). */
export const MEDIA_LIMITS: Readonly<
  Record<MediaKind, { readonly most: number; readonly bytes: number; readonly megabytes: number }>
> = {
  image: { most: 10, bytes: 5 * 1024 * 1024, megabytes: 5 },
  video: { most: 3, bytes: 100 * 1024 * 1024, megabytes: 100 },
};

/** Characters of what a file is called. */
const TITLE_MAX = 60;

/**
 * What a file is called, without the folders that it lay in and without what does not stand in a line. Whoever reads a
 * review reads it too.
 */
export const mediaTitleOf = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? "")
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}\p{N} ._-]/gu, "")
    .trim()
    .slice(0, TITLE_MAX)
    .toWellFormed() || "file";

/** A quarter turn each: how a photo or video is shown. */
const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** Something that was uploaded before, as a review claims it. */
export interface ClaimedMedia {
  /** What the upload was answered with. */
  readonly url: string;
  readonly caption: string;
  readonly rotate: Rotation;
}

/** The rotation of a number of degrees, whatever it is; upright for what is no quarter turn. */
export const rotationOf = (degrees: number | null | undefined): Rotation =>
  ROTATIONS.find((one) => one === (((degrees ?? 0) % 360) + 360) % 360) ?? 0;

/** What is wrong with what a review claims: too many, or a caption that may not stand (REVIEW-12). */
export function checkReviewMedia({
  images,
  videos,
}: {
  readonly images: readonly ClaimedMedia[];
  readonly videos: readonly ClaimedMedia[];
}): Problem[] {
  return [...checked("image", images), ...checked("video", videos)];
}

function checked(kind: MediaKind, media: readonly ClaimedMedia[]): Problem[] {
  const field = `${kind}s`;
  const { most } = MEDIA_LIMITS[kind];
  if (media.length > most) return [problem("review.tooManyMedia", field, most)];
  return media.flatMap(({ caption }, index) =>
    isCaption(caption) ? [] : [problem("review.caption", `${field}.${index}`)],
  );
}

/** Whether a text may be a caption: empty, or of the characters of reviews. */
const isCaption = (text: string): boolean =>
  isReviewLine(asReviewText(text)) && text.length <= REVIEW_CAPTION_MAX;

/**
 * Which of some files are taken where so many are there already: what is too large is skipped and told (REVIEW-19), and
 * what is left beyond the free places dropped (REVIEW-20).
 */
export function chosenFiles<Chosen extends { readonly size: number }>(
  kind: MediaKind,
  files: readonly Chosen[],
  there: number,
): { readonly taken: readonly Chosen[]; readonly tooLarge: readonly Chosen[] } {
  const { most, bytes } = MEDIA_LIMITS[kind];
  const { fits = [], tooLarge = [] } = Object.groupBy(files, ({ size }) =>
    size > bytes ? "tooLarge" : "fits",
  );
  return { taken: fits.slice(0, Math.max(0, most - there)), tooLarge };
}

/** Another quarter turn clockwise. */
export const turned = (rotate: Rotation): Rotation => rotationOf(rotate + 90);

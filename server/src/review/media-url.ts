import type { MediaKind } from "@placket/domain/review/review-media";

/** Where what was brought for reviews is had. */
const REVIEW_MEDIA = "/media/reviews/";

/** As an upload is named: 22 signs that nobody guesses, and what it is. */
const FILES: Readonly<Record<MediaKind, RegExp>> = {
  image: /^[\w-]{22}\.jpg$/,
  video: /^[\w-]{22}\.(?:mp4|mov|webm)$/,
};

export const mediaUrl = (file: string): string => REVIEW_MEDIA + file;

/** The file of an address, with or without the origin in front; undefined for what is none of that kind. */
export function fileOfUrl(kind: MediaKind, url: string): string | undefined {
  const file = url.slice(url.lastIndexOf("/") + 1);
  return FILES[kind].test(file) ? file : undefined;
}

import { ADMIN_API } from "@placket/contract/admin-api";
import type { MediaKind } from "@placket/domain/review/review-media";

/** Where what was brought for reviews is had. */
export const REVIEW_MEDIA = "/media/reviews/";

/** As an upload is named: 22 signs that nobody guesses, and what it is. */
const FILES: Readonly<Record<MediaKind, RegExp>> = {
  image: /^[\w-]{22}\.jpg$/,
  video: /^[\w-]{22}\.(?:mp4|mov|webm)$/,
};

export const mediaUrl = (file: string): string => REVIEW_MEDIA + file;

/** The same photo, or preview of a video, as lists show it. */
export const smallUrl = (file: string): string => `${REVIEW_MEDIA}small/${file}`;

/** Where staff see what nobody else does yet: their session is sent there alone. */
export const STAFF_MEDIA = `${ADMIN_API}review-files/`;
export const staffUrl = (file: string): string => STAFF_MEDIA + file;
export const staffSmallUrl = (file: string): string => `${STAFF_MEDIA}small/${file}`;

/** Whether a name is one of an upload. */
export const isUploadName = (name: string): boolean =>
  FILES.image.test(name) || FILES.video.test(name);

/** The file of an address, with or without the origin in front; undefined for what is none of that kind. */
export function fileOfUrl(kind: MediaKind, url: string): string | undefined {
  const file = url.slice(url.lastIndexOf("/") + 1);
  return FILES[kind].test(file) ? file : undefined;
}

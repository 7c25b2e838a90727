import { formCheckOf } from "../bot-check/form-check.codec.ts";
import type { StoreConfig } from "../graphql.gen.ts";

type ConfigWire = Parameters<typeof formCheckOf>[0] &
  Pick<StoreConfig, "cw_reviews_video_rotate_enabled">;

/** What the form of a review follows from: the check that no machine writes, null without one; whether videos may be turned. */
export function reviewFormOf(config: ConfigWire) {
  const formCheck = formCheckOf(config);
  return {
    check: formCheck?.forms.includes("review") ? formCheck : null,
    turnsVideos: config.cw_reviews_video_rotate_enabled === true,
  };
}

/** A photo as its call takes it (REVIEW-25). */
export const photoToWire = (file: File) => ({ media_type: "1", "fileToUpload[]": file });

/** A video and its preview as their call takes them (REVIEW-26). */
export const videoToWire = (file: File, preview: File) => ({
  media_type: "2",
  "files[videoFile_0]": file,
  "files[previewImage_0]": preview,
});

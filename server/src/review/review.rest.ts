import type { EndpointInput } from "@placket/contract/endpoint";
import type { reviewEndpoints } from "@placket/contract/review/review.rest";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { transact } from "../transact.ts";
import { stopLetters } from "./invite/stop-letters.ts";
import { ownerHashOf, reviewerOf } from "./reviewer.ts";
import { mediaUrl } from "./upload/media-url.ts";
import { keepBrought, readBrought, type BroughtFile } from "./upload/take-media.ts";
import { voteReview } from "./vote-review.ts";
import { newToken } from "../token.ts";

export const reviewHandlers: Handlers<typeof reviewEndpoints> = {
  voteReview: async ({ ctx: asked, setCookie }, { body }) => {
    const known = reviewerOf(asked);
    const reviewerToken = asked.reviewerToken ?? newToken();
    const ctx = { ...asked, reviewerToken };
    const reviewer = known ?? reviewerOf(ctx);
    if (!reviewer) throw new Error("A browser with a token is somebody.");
    const { review_id: id, vote } = body;
    const voted = await transact(ctx, (tx) => voteReview(tx, id, { ...reviewer, vote }));
    if (!voted.ok) return voted;
    if (!known) setCookie("placket_reviewer", reviewerToken);
    return ok({ ...voted.value, vote });
  },
  stopReviewLetters: async ({ ctx }, { body }) => {
    const done = await transact(ctx, (tx) => stopLetters(tx, body.token));
    return done.ok ? ok({ success: true as const }) : done;
  },
  uploadReviewMedia: async ({ ctx: asked, setCookie }, { body }) => {
    const reviewerToken = asked.reviewerToken ?? newToken();
    const ctx = { ...asked, reviewerToken };
    const owner = ownerHashOf(ctx) ?? "";
    const brought = await readBrought(ctx, owner, broughtIn(body));
    if (!brought.ok) return brought;
    const kept = await transact(ctx, async (tx) => ok(await keepBrought(tx, owner, brought.value)));
    if (!kept.ok) return kept;
    if (asked.reviewerToken === undefined) setCookie("placket_reviewer", reviewerToken);
    return ok(
      brought.value.map(({ file, title, poster }) => ({
        url: mediaUrl(file),
        title,
        caption: "",
        rotate: 0,
        ...(poster === null ? {} : { poster: mediaUrl(poster) }),
      })),
    );
  },
};

type Form = EndpointInput<typeof reviewEndpoints.uploadReviewMedia>["body"];

/** What a form brings, in the order of its numbers: photos, or videos each with its preview (REVIEW-25, REVIEW-26). */
function broughtIn({ media_type: type, "fileToUpload[]": photos = [], ...rest }: Form) {
  if (type === 1) {
    const files: readonly BroughtFile[] = [photos].flat().map((file) => ({ file }));
    return { kind: "image" as const, files };
  }
  const files = Object.entries(rest).flatMap(([name, file]): BroughtFile[] => {
    const number = VIDEO_FIELD.exec(name)?.[1];
    if (number === undefined || !(file instanceof File)) return [];
    const preview = rest[`files[previewImage_${number}]`];
    return [{ file, preview: preview instanceof File ? preview : undefined }];
  });
  return { kind: "video" as const, files };
}

const VIDEO_FIELD = /^files\[videoFile_(\d{1,4})\]$/;

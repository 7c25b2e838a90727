import type { MediaKind, Rotation } from "@placket/domain/review/review-media";
import type { Db } from "../db/database.ts";
import type { MediaRow } from "./review.sql.ts";

const MEDIA = [
  "review_id as reviewId",
  "kind",
  "file",
  "poster",
  "title",
  "caption",
  "rotate",
] as const;

/** Photos and videos of these reviews, in the order in which they were added. */
export async function selectMediaOf(db: Db, reviewIds: readonly number[]): Promise<MediaRow[]> {
  if (reviewIds.length === 0) return [];
  const rows = await db
    .selectFrom("review_media")
    .select(MEDIA)
    .where("review_id", "in", reviewIds)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, rotate: row.rotate as Rotation }));
}

/** Gives an upload to the review that claims it; false where it is not theirs, or claimed already. */
export async function claimMedia(
  db: Db,
  {
    reviewId,
    ownerHash,
    ...claimed
  }: {
    readonly reviewId: number;
    readonly ownerHash: string;
    readonly kind: MediaKind;
    readonly file: string;
    readonly caption: string;
    readonly rotate: Rotation;
    readonly position: number;
  },
): Promise<boolean> {
  const { kind, file, ...told } = claimed;
  const { numUpdatedRows } = await db
    .updateTable("review_media")
    .set({ ...told, review_id: reviewId })
    .where("owner_hash", "=", ownerHash)
    .where("kind", "=", kind)
    .where("file", "=", file)
    .where("review_id", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

import type { MediaKind, Rotation } from "@placket/domain/review/review-media";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { MediaRow } from "../review.sql.ts";

const MEDIA = [
  "id",
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

/** A photo or video that was brought, as it is kept until a review claims it. */
export interface BroughtMedia {
  readonly kind: MediaKind;
  readonly file: string;
  readonly poster: string | null;
  readonly bytes: number;
  readonly title: string;
}

/** Writes down what a browser has brought. */
export async function insertMedia(
  db: Db,
  media: readonly BroughtMedia[],
  { ownerHash, now }: { readonly ownerHash: string; readonly now: Date },
): Promise<void> {
  await db
    .insertInto("review_media")
    .values(media.map((one) => ({ ...one, owner_hash: ownerHash, created_at: now })))
    .execute();
}

/**
 * How much lies there that no review has claimed: files of a browser, and bytes of all; and bytes of reviews that staff
 * have not approved.
 */
export async function countUnseen(db: Db, ownerHash: string) {
  const { rows } = await sql<{
    readonly own: number;
    readonly unclaimed: number;
    readonly unapproved: number;
  }>`
    SELECT (count(*) FILTER (WHERE owner_hash = ${ownerHash}))::int AS own,
      coalesce(sum(bytes), 0)::float8 AS unclaimed,
      (SELECT coalesce(sum(claimed.bytes), 0)::float8 FROM review
        JOIN review_media AS claimed ON claimed.review_id = review.id WHERE review.state <> 'approved') AS unapproved
    FROM review_media WHERE review_id IS NULL`.execute(db);
  return rows[0] ?? { own: 0, unclaimed: 0, unapproved: 0 };
}

/** Takes away what no review has claimed since then. */
export async function deleteUnclaimed(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom("review_media")
    .where("review_id", "is", null)
    .where("created_at", "<", before)
    .execute();
}

/** Takes away what belongs to reviews that staff have rejected before then. */
export async function deleteRejected(db: Db, before: Date): Promise<void> {
  await sql`DELETE FROM review_media USING review
    WHERE review.id = review_media.review_id AND review.state = 'rejected' AND review.decided_at < ${before}`.execute(
    db,
  );
}

/** Which of these files something was brought as. */
export async function selectKnownFiles(
  db: Db,
  files: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly file: string }>`
    SELECT file FROM review_media WHERE file = ANY(${files}::text[])
    UNION ALL SELECT poster FROM review_media WHERE poster = ANY(${files}::text[])`.execute(db);
  return new Set(rows.map(({ file }) => file));
}

/** Of whom a file is, and whether a review has it that everybody may read. */
export async function selectFileAccess(db: Db, file: string) {
  const { rows } = await sql<{ readonly ownerHash: string; readonly isShown: boolean }>`
    SELECT owner_hash AS "ownerHash", coalesce(review.state = 'approved', false) AS "isShown"
    FROM (SELECT owner_hash, review_id FROM review_media WHERE file = ${file}
      UNION ALL SELECT owner_hash, review_id FROM review_media WHERE poster = ${file}) AS media
    LEFT JOIN review ON review.id = media.review_id`.execute(db);
  return rows[0];
}

/** Takes one photo or video from a review; gives what it was called, undefined where the review has no such one. */
export async function deleteMediaOf(
  db: Db,
  { reviewId, mediaId }: { readonly reviewId: number; readonly mediaId: number },
): Promise<{ readonly kind: MediaKind; readonly title: string } | undefined> {
  return db
    .deleteFrom("review_media")
    .where("id", "=", mediaId)
    .where("review_id", "=", reviewId)
    .returning(["kind", "title"])
    .executeTakeFirst();
}

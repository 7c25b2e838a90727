import type { ReviewVote } from "@placket/domain/review/review";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { Reviewer } from "./reviewer.ts";

/** How a review was voted about. */
export interface Votes {
  readonly likes: number;
  readonly dislikes: number;
}

/** Writes a vote in the place of whoever's before, and counts it; undefined where there is no such review to read. */
export async function writeVote(
  db: Db,
  reviewId: number,
  { voter, customerId, vote }: Reviewer & { readonly vote: ReviewVote },
): Promise<Votes | undefined> {
  // Held: two votes of one voter at once are counted once.
  const held = await db
    .selectFrom("review")
    .select("id")
    .where("id", "=", reviewId)
    .where("state", "=", "approved")
    .forUpdate()
    .executeTakeFirst();
  if (!held) return undefined;
  const before = await selectVote(db, reviewId, voter);
  await db
    .insertInto("review_vote")
    .values({ review_id: reviewId, voter, customer_id: customerId, vote })
    .onConflict((on) => on.columns(["review_id", "voter"]).doUpdateSet({ vote }))
    .execute();
  const more = (of: ReviewVote) => Number(vote === of) - Number(before === of);
  return db
    .updateTable("review")
    .set({ likes: sql`likes + ${more(1)}`, dislikes: sql`dislikes + ${more(-1)}` })
    .where("id", "=", reviewId)
    .returning(["likes", "dislikes"])
    .executeTakeFirstOrThrow();
}

/** How somebody voted about a review. */
export async function selectVote(
  db: Db,
  reviewId: number,
  voter: string,
): Promise<ReviewVote | undefined> {
  const row = await db
    .selectFrom("review_vote")
    .select("vote")
    .where("review_id", "=", reviewId)
    .where("voter", "=", voter)
    .executeTakeFirst();
  return row?.vote as ReviewVote | undefined;
}

/** How an approved review was voted about. */
export function selectVotes(db: Db, reviewId: number): Promise<Votes | undefined> {
  return db
    .selectFrom("review")
    .select(["likes", "dislikes"])
    .where("id", "=", reviewId)
    .where("state", "=", "approved")
    .executeTakeFirst();
}

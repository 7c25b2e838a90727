import { HOUR_MS } from "@placket/domain/durations";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { ReviewVote } from "@placket/domain/review/review";
import type { Ctx } from "../context.ts";
import { countedHere } from "./asked-here.ts";
import { reviewerOf, type Reviewer } from "./reviewer.ts";
import { selectVote, selectVotes, writeVote, type Votes } from "./vote.sql.ts";

/** Votes of one network in an hour: an office that reads has room, a machine has not. */
const VOTES_MOST = 120;

/** Votes about a review in the place of how whoever asks voted before (REVIEW-40). */
export async function voteReview(
  tx: Ctx,
  reviewId: number,
  { vote, ...reviewer }: Reviewer & { readonly vote: ReviewVote },
): Promise<Result<Votes>> {
  const minutes = countedHere(tx, { what: "votes", most: VOTES_MOST, withinMs: HOUR_MS });
  if (minutes > 0) return refuse(problem("review.tooManyVotes", "", minutes));
  const votes = await writeVote(tx.db, reviewId, { ...reviewer, vote });
  return votes ? ok(votes) : refuse(problem("review.noSuchReview", "review_id"));
}

/** How an approved review was voted about, and how by whoever asks. */
export async function helpfulnessOf(ctx: Ctx, reviewId: number) {
  const votes = await selectVotes(ctx.db, reviewId);
  if (!votes) return null;
  const reviewer = reviewerOf(ctx);
  const own = reviewer && (await selectVote(ctx.db, reviewId, reviewer.voter));
  return {
    ...votes,
    votes: reviewer && own ? [{ customer_id: reviewer.customerId, vote: own }] : [],
  };
}

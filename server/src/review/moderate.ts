import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { checkAnswer, checkReason } from "@placket/domain/review/moderation";
import { REVIEW_MOVES } from "@placket/domain/review/review";
import { canMove } from "@placket/domain/state-moves";
import { leaveTrace } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import type { PageAsked } from "../list/list-page.ts";
import { deleteMediaOf, selectMediaOf } from "./upload/media.sql.ts";
import {
  countPending,
  holdState,
  selectModerated,
  selectWhole,
  updateAnswer,
  updateState,
  type ModeratedSearch,
} from "./moderated.sql.ts";

/** Reviews as staff look for them, a page of them. */
export const listModerated = (ctx: Ctx, search: ModeratedSearch, page: PageAsked) =>
  selectModerated(ctx.db, search, page);

/** How many wait for a decision. */
export const pendingReviews = (ctx: Ctx): Promise<number> => countPending(ctx.db);

/** One review, whole, with its photos and videos. */
export async function wholeReview(ctx: Ctx, id: number) {
  const found = await selectWhole(ctx.db, id);
  return found ? ok({ ...found, media: await selectMediaOf(ctx.db, [id]) }) : NO_SUCH_REVIEW;
}

const NO_SUCH_REVIEW = refuse(problem("review.noneWithId", "id"));

/** What staff decide: `reason` is why it is rejected. */
interface Decision {
  readonly decision: "approved" | "rejected";
  readonly reason: string;
}

/** Approves or rejects a review, and leaves a trace. */
export async function decideReview(
  tx: Ctx,
  id: number,
  { decision, reason: typed }: Decision,
): Promise<Result<true>> {
  const reason = typed.trim();
  const problems = decision === "rejected" ? checkReason(reason) : [];
  if (problems.length > 0) return refuse(...problems);
  const state = await holdState(tx.db, id);
  if (!state) return NO_SUCH_REVIEW;
  if (!canMove(REVIEW_MOVES, state, decision)) return refuse(problem("review.stateUnchanged"));
  const kept = decision === "rejected" ? reason : null;
  await updateState(tx.db, id, { state: decision, reason: kept, now: tx.now });
  await leaveTrace(tx, {
    action: "review.decide",
    subject: `review ${id}`,
    before: { state },
    after: { state: decision, ...(kept === null ? {} : { reason: kept }) },
  });
  return ok(true);
}

/** Decides about several: each one that can be. */
export async function decideMany(tx: Ctx, ids: readonly number[], decision: Decision) {
  const decided: number[] = [];
  const refused: { id: number; problems: readonly Problem[] }[] = [];
  // Always in this order: two who decide about the same ones would wait for each other for ever.
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    const result = await decideReview(tx, id, decision);
    if (result.ok) decided.push(id);
    else refused.push({ id, problems: result.problems });
  }
  return { decided, refused };
}

/** Answers a review below it, or takes the answer away. */
export async function answerReview(tx: Ctx, id: number, typed: string): Promise<Result<true>> {
  const answer = typed.trim();
  const problems = checkAnswer(answer);
  if (problems.length > 0) return refuse(...problems);
  const kept = answer === "" ? null : answer;
  if (!(await updateAnswer(tx.db, id, { answer: kept, now: tx.now }))) return NO_SUCH_REVIEW;
  await leaveTrace(tx, {
    action: "review.answer",
    subject: `review ${id}`,
    after: { answer: kept },
  });
  return ok(true);
}

/** Takes one photo or video from a review: nobody sees it any more, and its file is swept away. */
export async function removeMedia(
  tx: Ctx,
  one: { readonly reviewId: number; readonly mediaId: number },
): Promise<Result<true>> {
  const gone = await deleteMediaOf(tx.db, one);
  if (!gone) return refuse(problem("review.noSuchMedia", "mediaId"));
  await leaveTrace(tx, {
    action: "review.removeMedia",
    subject: `review ${one.reviewId}`,
    before: gone,
  });
  return ok(true);
}

import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { checkAnswer, checkMove, checkRejection } from "@placket/domain/question/check-question";
import { plainLine, plainText } from "@placket/domain/question/plain-text";
import { leaveTrace } from "../audit/audit.ts";
import type { Ctx } from "../context.ts";
import type { Page, PageAsked } from "../list/list-page.ts";
import {
  selectQuestion,
  selectQuestions,
  type QuestionRow,
  type QuestionSearch,
} from "./question-admin.sql.ts";
import { tellAsker } from "./question-letters.ts";
import { updateAnswered, updateRejected } from "./question.sql.ts";

/** Questions that match, a page of them. */
export const listQuestions = (
  ctx: Ctx,
  search: QuestionSearch,
  asked: PageAsked,
): Promise<Result<Page<QuestionRow>>> => selectQuestions(ctx.db, search, asked);

export async function questionById(ctx: Ctx, id: number): Promise<Result<QuestionRow>> {
  const found = await selectQuestion(ctx.db, id);
  return found ? ok(found) : refuse(problem("question.noSuchQuestion", "id"));
}

interface AnswerDraft {
  readonly version: number;
  readonly question: string;
  readonly author: string;
  readonly answer: string;
}

/**
 * Publishes a question with its answer, both as staff put them; whoever asked is told once, with the first answer. What
 * shoppers are called stands not in the trail, which is for good.
 */
export async function answerQuestion(
  tx: Ctx,
  id: number,
  { version, ...typed }: AnswerDraft,
): Promise<Result<QuestionRow>> {
  const texts = {
    question: plainText(typed.question),
    author: plainLine(typed.author),
    answer: plainText(typed.answer),
  };
  const found = await toBecome(tx, { id, version }, "answered", checkAnswer(texts));
  if (!found.ok) return found;
  const before = found.value;
  if (!(await updateAnswered(tx.db, { id, version }, { ...texts, now: tx.now }))) return CHANGED;
  if (before.toldAt === null) await tellAsker(tx, before, texts.answer);
  await leaveTrace(tx, {
    action: before.state === "answered" ? "question.change" : "question.answer",
    subject: subjectOf(before),
    before: { state: before.state, answer: before.answer },
    after: { state: "answered", answer: texts.answer },
  });
  return questionById(tx, id);
}

/** Keeps a question from the page, also one that stood there. Nobody is told. */
export async function rejectQuestion(
  tx: Ctx,
  id: number,
  typed: { readonly version: number; readonly reason: string },
): Promise<Result<QuestionRow>> {
  const reason = plainText(typed.reason);
  const seen = { id, version: typed.version };
  const found = await toBecome(tx, seen, "rejected", checkRejection(reason));
  if (!found.ok) return found;
  if (!(await updateRejected(tx.db, seen, reason))) return CHANGED;
  await leaveTrace(tx, {
    action: "question.reject",
    subject: subjectOf(found.value),
    before: { state: found.value.state },
    after: { state: "rejected", reason },
  });
  return questionById(tx, id);
}

const CHANGED = refuse(problem("question.changedMeanwhile", "version"));

const subjectOf = ({ id, sku }: QuestionRow) => `question ${id} (${sku})`;

/** The question as it was seen; refuses another one, and what it cannot become. */
async function toBecome(
  tx: Ctx,
  { id, version }: { readonly id: number; readonly version: number },
  state: "answered" | "rejected",
  wrong: readonly Problem[],
): Promise<Result<QuestionRow>> {
  const found = await questionById(tx, id);
  if (!found.ok) return found;
  if (found.value.version !== version) return CHANGED;
  const problems = [...checkMove(found.value.state, state), ...wrong];
  return problems.length > 0 ? refuse(...problems) : found;
}

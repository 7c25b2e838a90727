import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { checkQuestion } from "@placket/domain/question/check-question";
import { plainLine, plainText } from "@placket/domain/question/plain-text";
import {
  nicknameOf,
  QUESTION_PLACE,
  QUESTION_SEARCH_MAX,
  QUESTIONS_PAGE_MAX,
} from "@placket/domain/question/question";
import { checkForm } from "../bot-check/bot-check.ts";
import { onList, onListBySku } from "../catalog/listed-products.ts";
import type { Ctx } from "../context.ts";
import { countTry, triedBy } from "../session/sign-in-tries.ts";
import { settingsForAsker } from "../store/portal-of.ts";
import { transact } from "../transact.ts";
import { tellStaff } from "./question-letters.ts";
import {
  countShown,
  insertQuestion,
  selectAskerNames,
  selectShown,
  type QuestionPlace,
  type ShownQuestion,
} from "./question.sql.ts";

/** Where a question is asked, as clients name it (QNA-02). */
interface AskedAt {
  /** A product's id, or else its SKU; a variant is asked about as its family. */
  readonly identifier: string;
  readonly displayAt?: string | null | undefined;
  readonly pageType?: string | null | undefined;
}

/** A question as it is sent. */
interface QuestionDraft extends AskedAt {
  readonly question: string;
  readonly author: string;
  readonly email: string;
}

/** A question that was asked. */
interface AskedQuestion {
  readonly id: number;
  readonly author: string;
  readonly email: string;
  readonly question: string;
  readonly identifier: string;
  readonly customerId: number | null;
  readonly askedAt: Date;
}

/** Whether guests may ask here (QNA-06). */
export const guestsMayAsk = (ctx: Ctx): boolean => settingsForAsker(ctx).questionsFromGuests;

/**
 * Asks about a product (QNA-08). Who is signed in is who asks, by their account's email; guests only where the setting
 * lets them. Counted by network before anything is written. `ctx.db` must not be a transaction.
 */
export async function askQuestion(ctx: Ctx, draft: QuestionDraft): Promise<Result<AskedQuestion>> {
  const place = placeOf(ctx, draft);
  if (!place.ok) return place;
  if (ctx.principal.kind !== "customer" && !guestsMayAsk(ctx)) return refuse(loginRequired(ctx));
  const by = await askerOf(ctx, draft);
  const asked = { ...by, question: plainText(draft.question) };
  const problems = checkQuestion(asked, settingsForAsker(ctx).emailPattern);
  if (problems.length > 0) return refuse(...problems);
  const proven = await checkForm(ctx, "question");
  if (!proven.ok) return proven;
  const login = by.customerId === null ? by.email : `customer ${by.customerId}`;
  const counted = ctx.client
    ? await countTry(ctx, triedBy("question", login, ctx.client), "question")
    : ok(undefined);
  if (!counted.ok) return counted;
  return transact(ctx, async (tx) => {
    const id = await insertQuestion(tx.db, { ...place.value, ...asked, now: tx.now });
    await tellStaff(tx, { id, productId: place.value.productId });
    return ok({ ...asked, id, identifier: String(place.value.productId), askedAt: tx.now });
  });
}

/** A page that shows somebody whose session is over has them sign in again, and sends it once more. */
const loginRequired = ({ principal }: Ctx) =>
  problem(
    principal.kind === "guest" && principal.isSignedOut
      ? "access.loginRequired"
      : "question.loginRequired",
  );

async function askerOf(ctx: Ctx, { author, email }: QuestionDraft) {
  const { principal } = ctx;
  const name = plainLine(author);
  if (principal.kind !== "customer") {
    return { customerId: null, author: name, email: email.trim() };
  }
  const { customerId } = principal;
  if (name !== "") return { customerId, author: name, email: principal.email };
  const { firstName, lastName } = await selectAskerNames(ctx.db, customerId);
  return { customerId, author: plainLine(nicknameOf(firstName, lastName)), email: principal.email };
}

/** How many answered questions stand there (QNA-10). */
export async function questionsCount(ctx: Ctx, at: AskedAt): Promise<Result<number>> {
  const place = placeOf(ctx, at);
  return place.ok ? ok(await countShown(ctx.db, place.value, "")) : place;
}

interface PageAsked extends AskedAt {
  readonly search: string;
  readonly pageSize: number;
  readonly currentPage: number;
}

interface ShownPage {
  readonly items: readonly ShownQuestion[];
  readonly total: number;
  readonly pageSize: number;
  readonly currentPage: number;
}

/** A page of the answered questions that stand there, searched by a part of question or answer. */
export async function shownQuestions(ctx: Ctx, asked: PageAsked): Promise<Result<ShownPage>> {
  const place = placeOf(ctx, asked);
  if (!place.ok) return place;
  const pageSize = Math.min(Math.max(1, asked.pageSize), QUESTIONS_PAGE_MAX);
  const currentPage = Math.min(Math.max(1, asked.currentPage), PAGES_MAX);
  const text = plainLine(asked.search).slice(0, QUESTION_SEARCH_MAX);
  const total = await countShown(ctx.db, place.value, text);
  const offset = (currentPage - 1) * pageSize;
  const items =
    offset < total ? await selectShown(ctx.db, place.value, { text, limit: pageSize, offset }) : [];
  return ok({ items, total, pageSize, currentPage });
}

/** Nobody reads further. */
const PAGES_MAX = 1_000;

function placeOf(ctx: Ctx, { identifier, displayAt, pageType }: AskedAt): Result<QuestionPlace> {
  for (const [field, named] of Object.entries({ display_at: displayAt, page_type: pageType })) {
    if (named && named !== QUESTION_PLACE) return refuse(problem("question.noSuchPlace", field));
  }
  const named = identifier.trim();
  const found = /^\d{1,9}$/.test(named) ? onList(ctx, Number(named)) : onListBySku(ctx, named);
  if (!found) return refuse(problem("question.noSuchProduct", "identifier"));
  return ok({ productId: found.productId, storeViewId: ctx.store.id });
}

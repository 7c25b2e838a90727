import type { QuestionState } from "@placket/domain/question/question";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { literally } from "../list/list-page.ts";

/** Where answered questions stand: at a product, in a store view. */
export interface QuestionPlace {
  readonly productId: number;
  readonly storeViewId: number;
}

/** A question that everybody reads. */
export interface ShownQuestion {
  readonly id: number;
  readonly author: string;
  readonly question: string;
  readonly answer: string;
  readonly askedAt: Date;
  readonly answeredAt: Date;
}

interface ShownAsked {
  /** A part of question or answer; `""` for all. */
  readonly text: string;
  readonly limit: number;
  readonly offset: number;
}

const shownAt = (db: Db, { productId, storeViewId }: QuestionPlace, text: string) => {
  const query = db
    .selectFrom("product_question")
    .where("product_id", "=", productId)
    .where("store_view_id", "=", storeViewId)
    .where("state", "=", "answered");
  if (text === "") return query;
  const part = `%${literally(text)}%`;
  return query.where((row) =>
    row.or([row("question", "ilike", part), row("answer", "ilike", part)]),
  );
};

/** How many questions a product's page shows in all, of those that have the text. */
export async function countShown(db: Db, place: QuestionPlace, text: string): Promise<number> {
  const { count } = await shownAt(db, place, text)
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of them, last answered first. */
export function selectShown(
  db: Db,
  place: QuestionPlace,
  { text, limit, offset }: ShownAsked,
): Promise<ShownQuestion[]> {
  return shownAt(db, place, text)
    .select([
      "id",
      "author",
      "question",
      sql<string>`answer`.as("answer"),
      "asked_at as askedAt",
      sql<Date>`answered_at`.as("answeredAt"),
    ])
    .orderBy("answered_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

interface NewQuestion extends QuestionPlace {
  readonly customerId: number | null;
  readonly author: string;
  readonly email: string;
  readonly question: string;
  readonly now: Date;
}

/** Adds a question, which staff see first. Gives its id. */
export async function insertQuestion(db: Db, asked: NewQuestion): Promise<number> {
  const { id } = await db
    .insertInto("product_question")
    .values({
      product_id: asked.productId,
      store_view_id: asked.storeViewId,
      customer_id: asked.customerId,
      author: asked.author,
      email: asked.email,
      question: asked.question,
      asked_at: asked.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

interface Answered {
  readonly question: string;
  readonly author: string;
  readonly answer: string;
  readonly now: Date;
}

/** Answers it as it was seen; false where it is another one by now. When it was answered first stays. */
export async function updateAnswered(
  db: Db,
  { id, version }: { readonly id: number; readonly version: number },
  { now, ...texts }: Answered,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("product_question")
    .set({
      ...texts,
      state: "answered",
      reject_reason: null,
      answered_at: sql<Date>`coalesce(answered_at, ${now})`,
      told_at: sql<Date>`coalesce(told_at, ${now})`,
      version: sql<number>`version + 1`,
    })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Keeps it from the page, as it was seen. */
export async function updateRejected(
  db: Db,
  { id, version }: { readonly id: number; readonly version: number },
  reason: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("product_question")
    .set({ state: "rejected", reject_reason: reason, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Whose questions go: a customer's by their account, and those that guests asked from their mailboxes. */
export interface Asker {
  readonly customerId: number;
  readonly emails: readonly string[];
  /** Whether what guests wrote and still wait for goes too: not by the word of whoever has the account alone. */
  readonly withWaiting: boolean;
}

const ofAsker = ({ customerId, emails, withWaiting }: Asker) => {
  const lower = emails.map((email) => email.toLowerCase());
  return sql<boolean>`(customer_id = ${customerId}
    OR customer_id IS NULL AND lower(email) = ANY(${lower}::text[]) AND (${withWaiting} OR state <> 'open'))`;
};

/**
 * All that a customer asked while they were signed in, first to last. Not what came from their mailbox: having an
 * account proves none (decision 0039).
 */
export function selectQuestionsOf(
  db: Db,
  customerId: number,
): Promise<
  {
    readonly question: string;
    readonly author: string;
    readonly email: string;
    readonly answer: string | null;
    readonly state: QuestionState;
    readonly askedAt: Date;
  }[]
> {
  return db
    .selectFrom("product_question")
    .select(["question", "author", "email", "answer", "state", "asked_at as askedAt"])
    .where("customer_id", "=", customerId)
    .orderBy("id")
    .execute();
}

/** Deletes the questions of an asker who is forgotten. */
export async function deleteQuestionsOf(db: Db, asker: Asker): Promise<void> {
  await db.deleteFrom("product_question").where(ofAsker(asker)).execute();
}

/** Hands the questions of a customer over to the one whom they are merged into. */
export async function updateAskerOfQuestions(
  db: Db,
  fromId: number,
  intoId: number,
): Promise<void> {
  await db
    .updateTable("product_question")
    .set({ customer_id: intoId })
    .where("customer_id", "=", fromId)
    .execute();
}

/** What a customer is called. */
export function selectAskerNames(
  db: Db,
  customerId: number,
): Promise<{ readonly firstName: string; readonly lastName: string }> {
  return db
    .selectFrom("customer")
    .select(["first_name as firstName", "last_name as lastName"])
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
}

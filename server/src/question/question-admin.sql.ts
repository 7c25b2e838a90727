import type { QuestionState } from "@placket/domain/question/question";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../list/list-page.ts";

/** Which questions staff look for. */
export interface QuestionSearch {
  /** A part of question, answer, name or email, or the beginning of an SKU; `""` for all. */
  readonly text: string;
  readonly state?: QuestionState | undefined;
}

const SORTING: Sorting = {
  columns: { asked: { by: sql.ref("product_question.asked_at"), as: "time" } },
  unlessTold: "-asked",
  id: sql.ref<number>("product_question.id"),
};

export type QuestionRow = NonNullable<Awaited<ReturnType<typeof selectQuestion>>>;

/** Questions that match, the last asked first unless told. */
export function selectQuestions(db: Db, { text, state }: QuestionSearch, page: PageAsked) {
  let query = questions(db);
  if (text !== "") {
    const literal = literally(text);
    query = query.where((row) =>
      row.or([
        ...(["question", "answer", "author", "email"] as const).map((column) =>
          row(`product_question.${column}`, "ilike", `%${literal}%`),
        ),
        row(sql`lower(product.sku)`, "like", `${literal.toLowerCase()}%`),
      ]),
    );
  }
  if (state !== undefined) query = query.where("product_question.state", "=", state);
  return listPage(query, SORTING, page);
}

/** A question as staff see it; `undefined` where there is none. */
export function selectQuestion(db: Db, id: number) {
  return questions(db).where("product_question.id", "=", id).executeTakeFirst();
}

/** With what it is about. */
const questions = (db: Db) =>
  db
    .selectFrom("product_question")
    .innerJoin("product", "product.id", "product_question.product_id")
    .select([
      "product_question.id",
      "product_question.product_id as productId",
      "product_question.store_view_id as storeViewId",
      "product_question.customer_id as customerId",
      "product.sku",
      "product.name",
      "product_question.author",
      "product_question.email",
      "product_question.question",
      "product_question.answer",
      "product_question.state",
      "product_question.reject_reason as rejectReason",
      "product_question.asked_at as askedAt",
      "product_question.answered_at as answeredAt",
      "product_question.told_at as toldAt",
      "product_question.version",
    ]);

import type { ReviewState } from "@placket/domain/review/review";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../list/list-page.ts";

/** Which reviews staff look for. */
export interface ModeratedSearch {
  /** The beginning of an sku, or a part of title, comments or nickname; `""` for all. */
  readonly text: string;
  readonly state?: ReviewState | undefined;
  readonly rating?: number | undefined;
}

const SORTING: Sorting = {
  columns: {
    created: { by: sql.ref("review.created_at"), as: "time" },
    rating: { by: sql.ref("review.rating"), as: "number" },
  },
  unlessTold: "-created",
  id: sql.ref<number>("review.id"),
};

const joined = (db: Db) =>
  db
    .selectFrom("review")
    .innerJoin("product", "product.id", "review.product_id")
    .select([
      "review.id",
      "review.state",
      "product.sku",
      "product.name as product",
      "review.rating",
      "review.title",
      "review.detail",
      "review.nickname",
      "review.is_verified as isVerified",
      "review.created_at as createdAt",
    ]);

export type ModeratedRow = Awaited<ReturnType<ReturnType<typeof joined>["execute"]>>[number];

/** Reviews of every state, newest first unless told. */
export function selectModerated(db: Db, { text, state, rating }: ModeratedSearch, page: PageAsked) {
  let query = joined(db);
  if (state !== undefined) query = query.where("review.state", "=", state);
  if (rating !== undefined) query = query.where("review.rating", "=", rating);
  if (text !== "") {
    const literal = literally(text);
    const like = `%${literal}%`;
    query = query.where((row) =>
      row.or([
        row(sql`lower(product.sku)`, "like", `${literal.toLowerCase()}%`),
        row("review.title", "ilike", like),
        row("review.detail", "ilike", like),
        row("review.nickname", "ilike", like),
      ]),
    );
  }
  return listPage(query, SORTING, page);
}

/** How many wait for a decision. */
export async function countPending(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("review")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("state", "=", "pending")
    .executeTakeFirstOrThrow();
  return count;
}

/** One review with all that staff read of it. */
export const selectWhole = (db: Db, id: number) =>
  joined(db)
    .select([
      "review.product_id as productId",
      "review.customer_id as customerId",
      "review.location",
      "review.sizing",
      "review.width",
      "review.is_recommended as isRecommended",
      "review.likes",
      "review.dislikes",
      "review.decided_at as decidedAt",
      "review.reject_reason as rejectReason",
      "review.answer",
    ])
    .where("review.id", "=", id)
    .executeTakeFirst();

/** The state of a review, held until the transaction ends. */
export async function holdState(db: Db, id: number): Promise<ReviewState | undefined> {
  const row = await db
    .selectFrom("review")
    .select("state")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row?.state;
}

/** Writes a decision; a trigger counts it. */
export async function updateState(
  db: Db,
  id: number,
  decided: {
    readonly state: ReviewState;
    readonly reason: string | null;
    readonly now: Date;
  },
): Promise<void> {
  await db
    .updateTable("review")
    .set({ state: decided.state, reject_reason: decided.reason, decided_at: decided.now })
    .where("id", "=", id)
    .execute();
}

/** Writes what the shop answers; `null` takes it away. False where there is no such review. */
export async function updateAnswer(
  db: Db,
  id: number,
  { answer, now }: { readonly answer: string | null; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("review")
    .set({ answer, answered_at: answer === null ? null : now })
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

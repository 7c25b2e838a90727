import type { MediaKind, Rotation } from "@placket/domain/review/review-media";
import type { ReviewSort, ReviewState } from "@placket/domain/review/review";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { literally } from "../list/list-page.ts";

/** A review as it is kept. */
export interface ReviewRow {
  readonly id: number;
  readonly productId: number;
  readonly state: ReviewState;
  readonly rating: number;
  readonly title: string;
  readonly detail: string;
  readonly nickname: string;
  readonly location: string;
  readonly sizing: number | null;
  readonly width: number | null;
  readonly isRecommended: boolean | null;
  readonly isVerified: boolean;
  readonly likes: number;
  readonly dislikes: number;
  readonly createdAt: Date;
  readonly answer: string | null;
}

/** A photo or video of a review. */
export interface MediaRow {
  readonly id: number;
  readonly reviewId: number | null;
  readonly kind: MediaKind;
  readonly file: string;
  readonly poster: string | null;
  readonly title: string;
  readonly caption: string;
  readonly rotate: Rotation;
}

const REVIEW = [
  "review.id",
  "review.product_id as productId",
  "review.state",
  "review.rating",
  "review.title",
  "review.detail",
  "review.nickname",
  "review.location",
  "review.sizing",
  "review.width",
  "review.is_recommended as isRecommended",
  "review.is_verified as isVerified",
  "review.likes",
  "review.dislikes",
  "review.created_at as createdAt",
  "review.answer",
] as const;

type NewReview = Pick<
  ReviewRow,
  | "productId"
  | "rating"
  | "title"
  | "detail"
  | "nickname"
  | "location"
  | "sizing"
  | "width"
  | "isRecommended"
  | "isVerified"
> & {
  readonly storeViewId: number;
  readonly customerId: number | null;
  /** Whose letter led to it. */
  readonly orderId: number | null;
  readonly now: Date;
};

/** Writes one down, to be approved; gives its id. */
export async function insertReview(db: Db, review: NewReview): Promise<number> {
  const { id } = await db
    .insertInto("review")
    .values({
      product_id: review.productId,
      store_view_id: review.storeViewId,
      customer_id: review.customerId,
      rating: review.rating,
      title: review.title,
      detail: review.detail,
      nickname: review.nickname,
      location: review.location,
      sizing: review.sizing,
      width: review.width,
      is_recommended: review.isRecommended,
      is_verified: review.isVerified,
      order_id: review.orderId,
      created_at: review.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Which approved reviews of a product are looked for. */
interface ReviewSearch {
  readonly productId: number;
  /** A part of title or comments; `""` for all. */
  readonly text: string;
  readonly stars: number | null;
}

const shown = (db: Db, { productId, text, stars }: ReviewSearch) => {
  let query = db
    .selectFrom("review")
    .where("product_id", "=", productId)
    .where("state", "=", "approved");
  // Whatever a client asks for is a number of the database's.
  if (stars !== null) query = query.where("rating", "=", sql<number>`${stars}::integer`);
  if (text !== "") {
    const like = `%${literally(text)}%`;
    query = query.where((row) =>
      row.or([row("title", "ilike", like), row("detail", "ilike", like)]),
    );
  }
  return query;
};

/** How many reviews a search finds in all, of those that are shown. */
export async function countShown(db: Db, search: ReviewSearch): Promise<number> {
  const { count } = await shown(db, search)
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** A part of them, sorted; of equals the newest first. */
export function selectShown(
  db: Db,
  search: ReviewSearch,
  {
    sort,
    limit,
    offset,
  }: { readonly sort: ReviewSort; readonly limit: number; readonly offset: number },
): Promise<ReviewRow[]> {
  const query = shown(db, search).select(REVIEW).limit(limit).offset(offset);
  if (sort === "date-asc") return query.orderBy("created_at").orderBy("id").execute();
  const byRating = sort === "date-desc" ? query : query.orderBy("rating", BY_RATING[sort]);
  return byRating.orderBy("created_at", "desc").orderBy("id", "desc").execute();
}

const BY_RATING = { "rating-asc": "asc", "rating-desc": "desc" } as const;

/** The newest approved reviews of each of these products. */
export async function selectNewestOf(
  db: Db,
  productIds: readonly number[],
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    SELECT newest.* FROM unnest(${productIds}::int[]) AS asked(product_id)
    CROSS JOIN LATERAL (SELECT id, review.product_id AS "productId", state, rating, title, detail, nickname, location,
        sizing, width, is_recommended AS "isRecommended", is_verified AS "isVerified", likes, dislikes,
        created_at AS "createdAt", answer
      FROM review WHERE review.product_id = asked.product_id AND state = 'approved'
      ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}) AS newest`.execute(db);
  return rows;
}

/** The newest good reviews of all products. */
export function selectBest(
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ReviewRow[]> {
  return db
    .selectFrom("review")
    .select(REVIEW)
    .where("state", "=", "approved")
    .where("rating", ">=", 4)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many reviews with four stars or more were approved. */
export async function countBest(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("review")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("state", "=", "approved")
    .where("rating", ">=", 4)
    .executeTakeFirstOrThrow();
  return count;
}

/** What somebody wrote, newest first. */
export function selectReviewsOf(db: Db, customerId: number): Promise<ReviewRow[]> {
  return db
    .selectFrom("review")
    .select(REVIEW)
    .where("customer_id", "=", customerId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** All that somebody wrote is gone, and how they voted. */
export async function deleteReviewsOf(db: Db, customerId: number): Promise<void> {
  await sql`UPDATE review SET likes = likes - (vote = 1)::int, dislikes = dislikes - (vote = -1)::int
    FROM review_vote WHERE review_id = review.id AND review_vote.customer_id = ${customerId}`.execute(
    db,
  );
  await db.deleteFrom("review_vote").where("customer_id", "=", customerId).execute();
  await db.deleteFrom("review").where("customer_id", "=", customerId).execute();
}

/** What somebody wrote is another customer's from now on; how they voted is not. */
export async function updateWriter(db: Db, fromId: number, intoId: number): Promise<void> {
  await db
    .updateTable("review")
    .set({ customer_id: intoId })
    .where("customer_id", "=", fromId)
    .execute();
}

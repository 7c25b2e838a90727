import { HOUR_MS } from "@placket/domain/durations";
import type { Db } from "../db/database.ts";

export interface DemoReview {
  readonly sku: string;
  readonly rating: number;
  readonly title: string;
  readonly detail: string;
  readonly nickname: string;
  readonly location: string;
  readonly sizing?: number;
  readonly width?: number;
  readonly isRecommended?: boolean;
  readonly answer?: string;
  /** It waits for staff. */
  readonly isPending?: boolean;
}

interface Written {
  readonly reviews: readonly DemoReview[];
  readonly now: Date;
}

/** Writes reviews of those of these products that are there, in the first store view; nothing twice. */
export async function storeReviews(db: Db, { reviews, now }: Written): Promise<void> {
  const has = await db.selectFrom("review").select("id").limit(1).executeTakeFirst();
  if (has) return;
  const view = await db
    .selectFrom("store_view")
    .select("id")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const products = await db
    .selectFrom("product")
    .select(["id", "sku"])
    .where(
      "sku",
      "in",
      reviews.map(({ sku }) => sku),
    )
    .execute();
  const ids = new Map(products.map(({ id, sku }) => [sku, id]));
  const rows = reviews.flatMap(({ sku, isPending = false, isRecommended, ...review }, index) => {
    const productId = ids.get(sku);
    if (productId === undefined) return [];
    const at = new Date(now.getTime() - (reviews.length - index) * 60 * HOUR_MS);
    const decidedAt = isPending ? null : new Date(at.getTime() + HOUR_MS);
    return [
      {
        ...review,
        product_id: productId,
        store_view_id: view.id,
        state: isPending ? ("pending" as const) : ("approved" as const),
        is_recommended: isRecommended ?? null,
        created_at: at,
        decided_at: decidedAt,
        answered_at: review.answer === undefined ? null : decidedAt,
      },
    ];
  });
  for (const row of rows) {
    // Some have columns that others have not; a trigger counts each.
    // oxlint-disable-next-line no-await-in-loop
    await db.insertInto("review").values(row).execute();
  }
}

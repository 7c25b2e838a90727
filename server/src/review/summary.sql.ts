import type { ReviewCounts } from "@placket/domain/review/review-metrics";
import type { Db } from "../db/database.ts";

/** All that is counted, of products that have reviews. */
export async function selectSummaries(
  db: Db,
): Promise<readonly (ReviewCounts & { readonly productId: number })[]> {
  const rows = await db.selectFrom("review_summary").selectAll().execute();
  return rows.map((row) => ({
    productId: row.product_id,
    stars: [row.one_star, row.two_star, row.three_star, row.four_star, row.five_star],
    asked: row.asked,
    recommends: row.recommends,
    sizingSum: row.sizing_sum,
    sizingCount: row.sizing_count,
    widthSum: row.width_sum,
    widthCount: row.width_count,
  }));
}

import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** Pieces that were ordered since then and neither canceled nor paid back, by product; those of variants are their family's. */
export async function selectPiecesSold(db: Db, since: Date): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; pieces: number }>`
    SELECT coalesce(parent_id, product_id) AS id,
      sum(quantity - quantity_canceled - quantity_refunded)::int AS pieces
    FROM sales_order JOIN order_item ON order_id = sales_order.id
    WHERE placed_at >= ${since} AND status IN ('processing', 'holded', 'complete')
    GROUP BY 1 HAVING sum(quantity - quantity_canceled - quantity_refunded) > 0`.execute(db);
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}

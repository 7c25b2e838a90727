import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Pieces of one product. */
export interface Pieces {
  readonly productId: number;
  readonly quantity: number;
}

/**
 * Takes the pieces off the shelf and gives the products that could be served. The condition stands in the
 * statement: however many orders run at once, stock never falls below zero.
 * Rows are locked in the order of their ids, so two orders never wait for each other in a ring.
 */
export async function takePieces(db: Db, pieces: readonly Pieces[]): Promise<number[]> {
  const { wished, held, quantity } = wish(pieces);
  const { rows } = await sql<{ id: number }>`
    WITH held AS (
      SELECT product_id FROM stock_item WHERE product_id = ANY(${wished}) ORDER BY product_id FOR UPDATE
    ), taken AS (
      UPDATE stock_item SET
        quantity = CASE WHEN manage_stock THEN quantity - ${quantity} ELSE quantity END
      WHERE product_id = ANY(${held})
        AND (NOT manage_stock OR (is_in_stock AND (backorders
          OR quantity - ${quantity} >= greatest(0, out_of_stock_quantity))))
      RETURNING product_id
    )
    SELECT product_id AS id FROM taken`.execute(db);
  return rows.map((row) => row.id);
}

/** Puts pieces back that were taken for an order which was not paid. */
export async function returnPieces(db: Db, pieces: readonly Pieces[]): Promise<void> {
  const { wished, held, quantity } = wish(pieces);
  await sql`
    WITH held AS (
      SELECT product_id FROM stock_item WHERE product_id = ANY(${wished}) ORDER BY product_id FOR UPDATE
    )
    UPDATE stock_item SET quantity = quantity + ${quantity}
    WHERE product_id = ANY(${held}) AND manage_stock`.execute(db);
}

/**
 * Parts of a statement: ids and quantities come as one JSON object, because the planner expects the same
 * few rows of it whatever it holds, and keeps its plan.
 */
function wish(pieces: readonly Pieces[]) {
  const byId = JSON.stringify(
    Object.fromEntries(pieces.map(({ productId, quantity }) => [productId, quantity])),
  );
  return {
    wished: sql`ARRAY(SELECT jsonb_object_keys(${byId}::jsonb)::int)`,
    held: sql`ARRAY(SELECT product_id FROM held)`,
    quantity: sql`(${byId}::jsonb ->> product_id::text)::int`,
  };
}

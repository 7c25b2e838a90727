import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Pieces of one product. */
export interface Pieces {
  readonly productId: number;
  readonly quantity: number;
}

/**
 * Takes the pieces off the shelf and gives the products that could be served. The condition stands in
 * the statement: however many orders run at once, stock never falls below zero.
 * Rows are locked in the order of their ids, so two orders never wait for each other in a ring.
 */
export async function takePieces(db: Db, pieces: readonly Pieces[]): Promise<number[]> {
  const { ids, quantities } = columns(pieces);
  const { rows } = await sql<{ id: number }>`
    WITH wished AS (
      SELECT * FROM unnest(${ids}::int[], ${quantities}::int[]) AS w(product_id, quantity)
    ), held AS (
      SELECT stock_item.product_id FROM stock_item JOIN wished USING (product_id)
      ORDER BY stock_item.product_id FOR UPDATE OF stock_item
    )
    UPDATE stock_item SET
      quantity = CASE WHEN manage_stock THEN stock_item.quantity - wished.quantity ELSE stock_item.quantity END
    FROM wished JOIN held USING (product_id)
    WHERE stock_item.product_id = wished.product_id
      AND (NOT manage_stock OR (is_in_stock AND (backorders
        OR stock_item.quantity - wished.quantity >= greatest(0, out_of_stock_quantity))))
    RETURNING stock_item.product_id AS id`.execute(db);
  return rows.map((row) => row.id);
}

/** Puts pieces back that were taken for an order which was not paid. */
export async function returnPieces(db: Db, pieces: readonly Pieces[]): Promise<void> {
  const { ids, quantities } = columns(pieces);
  await sql`
    UPDATE stock_item SET quantity = stock_item.quantity + returned.quantity
    FROM unnest(${ids}::int[], ${quantities}::int[]) AS returned(product_id, quantity)
    WHERE stock_item.product_id = returned.product_id AND manage_stock`.execute(db);
}

function columns(pieces: readonly Pieces[]) {
  return {
    ids: pieces.map((one) => one.productId),
    quantities: pieces.map((one) => one.quantity),
  };
}

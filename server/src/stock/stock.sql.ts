import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Pieces of one product. */
export interface Pieces {
  readonly productId: number;
  readonly quantity: number;
}

/** Parts of a statement that takes pieces off the shelf, all of them or none. */
export interface TakingPieces {
  /** Body of the part `shelf`: the rows, held, and which of them have enough. */
  readonly shelf: RawBuilder<unknown>;
  /** Whether all of them do. */
  readonly isServed: RawBuilder<boolean>;
  /** The products that do. */
  readonly served: RawBuilder<readonly number[]>;
  /** Takes them where `isTaken` holds. */
  readonly taking: (isTaken: RawBuilder<boolean>) => RawBuilder<unknown>;
  /** An expression of the statement: it leaves a notice of what it took, for `tellTaken`. */
  readonly noticing: RawBuilder<unknown>;
}

/** The pieces to take as one value, and how many products they are of. */
export interface WishedPieces {
  readonly pieces: RawBuilder<string>;
  readonly products: RawBuilder<number>;
}

/**
 * Takes the pieces off the shelf in a statement that does more than that. What is looked at stays held, and the
 * condition stands in the statement: however many orders run at once, stock never falls below zero.
 * Rows are locked in the order of their ids, so two orders never wait for each other in a ring.
 */
export function takingPieces(
  { pieces, products }: WishedPieces,
  isWanted: RawBuilder<boolean>,
): TakingPieces {
  const { wished, quantity } = wishedIn(pieces);
  return {
    shelf: sql`
      SELECT product_id, NOT manage_stock OR (is_in_stock AND (backorders
        OR quantity - ${quantity} >= greatest(0, out_of_stock_quantity))) AS has_enough
      FROM stock_item WHERE product_id = ANY(${wished}) AND ${isWanted}
      ORDER BY product_id FOR UPDATE`,
    isServed: sql`(SELECT count(*) = ${products} FROM shelf WHERE has_enough)`,
    served: sql`(SELECT coalesce(jsonb_agg(product_id), '[]') FROM shelf WHERE has_enough)`,
    taking: (isTaken) => sql`
      UPDATE stock_item SET quantity = quantity - ${quantity}
      WHERE product_id = ANY(ARRAY(SELECT product_id FROM shelf)) AND manage_stock AND ${isTaken}`,
    noticing: sql`set_config('placket.stock', 'notice', true)`,
  };
}

/** Tells every process of the pieces that notices were left of, in as many notifications as hold their names. */
export async function tellTaken(db: Db): Promise<void> {
  await sql`
    WITH told AS (
      DELETE FROM stock_notice WHERE id IN (SELECT id FROM stock_notice FOR UPDATE SKIP LOCKED)
      RETURNING product_id
    ), parts AS (
      SELECT product_id, (row_number() OVER () - 1) / ${NAMED_AT_ONCE} AS part
      FROM (SELECT DISTINCT product_id FROM told) AS each
    )
    SELECT pg_notify('catalog', 'stock:' || string_agg(product_id::text, ',')) FROM parts GROUP BY part`.execute(
    db,
  );
}

/** As many product ids as one notification holds for certain. */
const NAMED_AT_ONCE = 500;

/** Holds the shelves of products, in the order of their ids. */
export async function holdRows(db: Db, productIds: readonly number[]): Promise<void> {
  await sql`SELECT FROM stock_item WHERE product_id = ANY(${productIds}::int[]) ORDER BY product_id FOR UPDATE`.execute(
    db,
  );
}

/** Takes pieces in a statement of its own, all of them or none; gives the products of which there are enough. */
export async function takePieces(
  db: Db,
  { pieces, products }: { readonly pieces: string; readonly products: number },
): Promise<readonly number[]> {
  const places = { pieces: sql.val(pieces), products: sql.val(products) };
  const { shelf, served, isServed, taking, noticing } = takingPieces(places, sql`true`);
  const { rows } = await sql<{ readonly served: readonly number[] }>`
    WITH shelf AS (${shelf}), taken AS (${taking(isServed)})
    SELECT ${served} AS served, ${noticing} AS noticing`.execute(db);
  return rows[0]?.served ?? [];
}

/** Puts pieces back that were taken for an order which was not paid. */
export async function returnPieces(db: Db, pieces: readonly Pieces[]): Promise<void> {
  const { wished, quantity } = wishedIn(sql.val(asOneValue(pieces)));
  await sql`
    WITH held AS (
      SELECT product_id FROM stock_item WHERE product_id = ANY(${wished}) ORDER BY product_id FOR UPDATE
    )
    UPDATE stock_item SET quantity = quantity + ${quantity}
    WHERE product_id = ANY(ARRAY(SELECT product_id FROM held)) AND manage_stock`.execute(db);
}

/**
 * Ids and quantities as one JSON object, because the planner expects the same few rows of it whatever it holds, and
 * keeps its plan.
 */
export const asOneValue = (pieces: readonly Pieces[]): string =>
  JSON.stringify(
    Object.fromEntries(pieces.map(({ productId, quantity }) => [productId, quantity])),
  );

/** Parts of a statement, of such a value. */
const wishedIn = (pieces: RawBuilder<string>) => ({
  wished: sql`ARRAY(SELECT jsonb_object_keys(${pieces}::jsonb)::int)`,
  quantity: sql`(${pieces}::jsonb ->> product_id::text)::int`,
});

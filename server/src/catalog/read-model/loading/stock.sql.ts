import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";

/** A stock row as the read model keeps it. */
export interface StockRow {
  readonly productId: number;
  /** Pieces above the out-of-stock threshold; one below zero is none (`takingPieces` says the same). */
  readonly quantity: number;
  readonly isInStock: boolean;
  readonly isManaged: boolean;
  readonly backorders: boolean;
}

/**
 * The stock of these products. `quantity` is what may be sold: what must stay on the shelf is taken off. None for
 * products without a row.
 */
export function selectStock(db: Db, productIds: readonly number[]): Promise<StockRow[]> {
  return (
    db
      .selectFrom("stock_item")
      .select([
        "product_id as productId",
        sql<number>`quantity - greatest(0, out_of_stock_quantity)`.as("quantity"),
        "is_in_stock as isInStock",
        "manage_stock as isManaged",
        "backorders",
      ])
      // One value, however many they are: the statement's text is always the same, and planned once.
      .where((eb) => eb("product_id", "=", eb.fn.any(eb.val([...productIds]))))
      .execute()
  );
}

import type { RawBuilder } from "kysely";
import type { Ctx } from "../context.ts";
import { stockBell } from "./stock-bell.ts";
import {
  asOneValue,
  holdRows,
  returnPieces,
  takePieces,
  takingPieces,
  type Pieces,
  type TakingPieces,
  type WishedPieces,
} from "./stock.sql.ts";

/** Parts of the statement that takes the pieces of an order, all or none, where `isWanted` holds. */
export const takingStock = (wished: WishedPieces, isWanted: RawBuilder<boolean>): TakingPieces =>
  takingPieces(wished, isWanted);

/** What an order takes off the shelf: the values for that statement, and what says which products were short. */
export interface StockWish {
  readonly pieces: string;
  readonly products: number;
  /** The products that are short, where only `served` had enough. */
  readonly shortOf: (served: readonly number[]) => readonly number[];
}

export function stockWish(pieces: readonly Pieces[]): StockWish {
  const wished = merged(pieces);
  return {
    pieces: asOneValue(wished),
    products: wished.length,
    shortOf: (served) =>
      wished.map(({ productId }) => productId).filter((productId) => !served.includes(productId)),
  };
}

/** Tells every process soon of the pieces that an order has just taken. */
export function tellOfTaking(ctx: Ctx): void {
  ctx.held(stockBell).ring();
}

/** Holds shelves until the transaction ends, for whoever both takes and gives back. */
export const holdShelves = (tx: Ctx, pieces: readonly Pick<Pieces, "productId">[]): Promise<void> =>
  holdRows(
    tx.db,
    pieces.map(({ productId }) => productId),
  );

/**
 * Takes pieces off the shelf, all of them or none; gives the products of which there are too few. Whoever
 * commits it calls `tellOfTaking` then.
 */
export async function takeStock(tx: Ctx, pieces: readonly Pieces[]): Promise<readonly number[]> {
  const wish = stockWish(pieces);
  return wish.shortOf(await takePieces(tx.db, wish));
}

/** Puts the pieces of an order that was not paid back on the shelf. */
export async function returnStock(ctx: Ctx, pieces: readonly Pieces[]): Promise<void> {
  await returnPieces(ctx.db, merged(pieces));
}

/** One row per product: the same product may stand in several items. */
function merged(pieces: readonly Pieces[]): Pieces[] {
  const byProduct = new Map<number, number>();
  for (const { productId, quantity } of pieces) {
    byProduct.set(productId, (byProduct.get(productId) ?? 0) + quantity);
  }
  return [...byProduct].map(([productId, quantity]) => ({ productId, quantity }));
}

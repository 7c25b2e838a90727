import type { Ctx } from "../context.ts";
import { returnPieces, takePieces, type Pieces } from "./stock.sql.ts";

/** Takes pieces for an order. Gives the products that are short; when there are any, the caller must undo. */
export async function takeStock(ctx: Ctx, pieces: readonly Pieces[]): Promise<number[]> {
  const wished = merged(pieces);
  const served = new Set(await takePieces(ctx.db, wished));
  return wished.map((one) => one.productId).filter((productId) => !served.has(productId));
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

import { wishedOf, type PiecesWish } from "@placket/domain/order/step/check-pieces";
import type { Ctx } from "../../context.ts";
import { returnStock } from "../../stock/stock.ts";
import { orderedPieces } from "../pieces.ts";
import type { HeldOrder } from "../step/held-order.sql.ts";

/** Puts pieces of an order back on the shelf, with what was done to them. */
export async function backOnShelf(
  tx: Ctx,
  { items }: Pick<HeldOrder, "items">,
  pieces: readonly PiecesWish[],
): Promise<void> {
  const back = items.map((item) => ({ ...item, quantity: wishedOf(pieces, item.id) }));
  await returnStock(tx, orderedPieces(back.filter(({ quantity }) => quantity > 0)));
}

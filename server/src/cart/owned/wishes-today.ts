import { pieceWith } from "@placket/domain/cart/totals/totals";
import type { Money } from "@placket/domain/money/money";
import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { settleOne, type NewItem, type SettledLine } from "../cart-items.ts";
import { cartItems } from "../priced-cart.ts";

/** What would come of a wish now: so many pieces, each at this price with all that is done to it. */
interface WishToday {
  readonly quantity: number;
  readonly price: Money;
}

/**
 * What would come of each wish in a cart of these wishes alone, or why it cannot be had. Nothing is written; pieces
 * of one family count together, as they will in the cart.
 */
export function wishesToday(ctx: Ctx, wishes: readonly NewItem[]): Result<WishToday>[] {
  const lines: SettledLine[] = [];
  const places = wishes.map((wish) => {
    const settled = settleOne(ctx, lines, wish);
    if (!settled.ok) return settled;
    const { at, item } = settled.value;
    const before = lines[at]?.quantity ?? 0;
    lines[at] = item;
    return ok({ at, quantity: item.quantity - before });
  });
  const priced = cartItems(ctx, lines);
  return places.map((place) => {
    if (!place.ok) return place;
    const { at, quantity } = place.value;
    const item = priced[at]!;
    return ok({ quantity, price: pieceWith(item.unitPrice, item.parts) });
  });
}

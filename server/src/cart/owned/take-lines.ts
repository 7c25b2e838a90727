import type { Cart, StoredCartItem } from "@placket/domain/cart/cart";
import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { cartForChange } from "../cart.ts";
import { writtenCart } from "../cart-items.ts";
import { transactOnCart } from "../change/cart-turns.ts";
import { joinedLines } from "./joined-lines.ts";

/** Adds the lines of a cart that stays as it is, as far as they fit. `ctx.db` must not be a transaction. */
export function takeLines(
  ctx: Ctx,
  maskId: string,
  lines: readonly StoredCartItem[],
): Promise<Result<Cart>> {
  return transactOnCart(ctx, maskId, async (tx) => {
    const held = await cartForChange(tx, maskId);
    if (!held.ok) return held;
    const { lines: settled } = joinedLines(tx, held.value.items, lines);
    return ok(await writtenCart(tx, held.value, settled));
  });
}

import type { Cart } from "@placket/domain/cart/cart";
import { CART_ITEMS_MAX } from "@placket/domain/cart/cart-item";
import { ok, problem, type Problem, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { cartForChange } from "../cart.ts";
import {
  settledLine,
  settleOne,
  writtenCart,
  type NewItem,
  type SettledLine,
} from "../cart-items.ts";
import { transactOnCart } from "../change/cart-turns.ts";
import { customerCartId } from "./own-cart.ts";

/** A cart with what could be added, and for each wish that could not why. */
interface Added {
  readonly cart: Cart;
  /** By the place of the wish. */
  readonly refused: ReadonlyMap<number, readonly Problem[]>;
}

/** Adds to the customer's cart what can be had of some wishes. `ctx.db` must not be a transaction. */
export async function addEach(ctx: Ctx, wishes: readonly NewItem[]): Promise<Result<Added>> {
  const own = await customerCartId(ctx);
  return own.ok ? addEachTo(ctx, own.value, wishes) : own;
}

/** The same to a cart that whoever asks may use. `ctx.db` must not be a transaction. */
export function addEachTo(
  ctx: Ctx,
  maskId: string,
  wishes: readonly NewItem[],
): Promise<Result<Added>> {
  return transactOnCart(ctx, maskId, async (tx) => {
    const held = await cartForChange(tx, maskId);
    if (!held.ok) return held;
    const refused = new Map<number, readonly Problem[]>();
    const lines: SettledLine[] = held.value.items.map((item) => settledLine(item));
    for (const [index, wish] of wishes.entries()) {
      const settled = settleOne(tx, lines, wish);
      if (!settled.ok) refused.set(index, settled.problems);
      else if (settled.value.at < CART_ITEMS_MAX) lines[settled.value.at] = settled.value.item;
      else refused.set(index, [problem("cart.tooManyItems", "", CART_ITEMS_MAX)]);
    }
    return ok({ cart: await writtenCart(tx, held.value, lines), refused });
  });
}

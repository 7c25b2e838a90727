import type { Cart } from "@placket/domain/cart/cart";
import { ok, type Problem, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { cartForChange } from "../cart.ts";
import { settleAll, writtenCart, type NewItem } from "../cart-items.ts";
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
  if (!own.ok) return own;
  return transactOnCart(ctx, own.value, async (tx) => {
    const held = await cartForChange(tx, own.value);
    if (!held.ok) return held;
    const refused = new Map<number, readonly Problem[]>();
    const taken: NewItem[] = [];
    for (const [at, wish] of wishes.entries()) {
      const settled = settleAll(tx, held.value.items, [...taken, wish]);
      if (settled.ok) taken.push(wish);
      else refused.set(at, settled.problems);
    }
    const lines = settleAll(tx, held.value.items, taken);
    if (!lines.ok) return lines;
    return ok({ cart: await writtenCart(tx, held.value, lines.value), refused });
  });
}

import type { Cart } from "@placket/domain/cart/cart";
import { problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { holding } from "../../held/held.ts";
import { transact } from "../../transact.ts";
import { forgetCart } from "./known-carts.ts";

/** The last change under way of each cart, and how many wait for it or are under way. */
interface Turn {
  readonly last: Promise<unknown>;
  readonly count: number;
}

/** Changes of carts that wait in this process. */
export const cartTurns = holding<Map<string, Turn>>({
  name: "cart turns",
  open: () => new Map(),
});

/** Changes of one cart that wait at the same time; a shopper with many windows has a handful. */
const WAITING_MAX = 100;

/**
 * Lets the changes of one cart come one after another. All of them want the same row: at once they would each hold
 * a session of the database to wait in, and with a few shoppers' worth of them nobody else gets one. Refuses with
 * `access.busy` when too many wait.
 */
export async function inCartTurn<Value>(
  ctx: Ctx,
  maskId: string,
  work: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const turns = ctx.held(cartTurns);
  const { last, count } = turns.get(maskId) ?? { last: Promise.resolve(), count: 0 };
  if (count >= WAITING_MAX) return refuse(problem("access.busy", "cartId"));
  const mine = last.then(work);
  // Whether it failed is its own caller's concern, not the next one's.
  turns.set(maskId, { last: mine.catch(() => undefined), count: count + 1 });
  try {
    return await mine;
  } finally {
    leave(turns, maskId);
  }
}

function leave(turns: Map<string, Turn>, maskId: string): void {
  const turn = turns.get(maskId);
  if (turn && turn.count > 1) turns.set(maskId, { ...turn, count: turn.count - 1 });
  else turns.delete(maskId);
}

/** A change of a cart's items, in its turn and in one transaction. */
export function transactOnCart<Value = Cart>(
  ctx: Ctx,
  maskId: string,
  work: (tx: Ctx) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return inCartTurn(ctx, maskId, async () => {
    const changed = await transact(ctx, work);
    forgetCart(ctx, maskId);
    return changed;
  });
}

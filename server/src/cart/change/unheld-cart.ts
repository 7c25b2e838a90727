import { setTimeout as delay } from "node:timers/promises";
import type { StoredCart } from "@placket/domain/cart/cart";
import { problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { storedCart, usableCart } from "../cart.ts";
import { inCartTurn } from "./cart-turns.ts";
import { forgetCart, knownCart } from "./known-carts.ts";

/**
 * Judges a cart and writes against the version that was judged; `undefined` when that is over. A cart that was
 * not read for it may be over: a good answer must then be one that was written.
 */
type UnheldWork<Value> = (
  cart: StoredCart,
  as: "known" | "read",
) => Promise<Result<Value> | undefined>;

/**
 * Works on a cart without holding it, and begins anew after a pause while others come between. It begins with
 * the cart as this process knows it, and reads it when what it knows is over or leads to a refusal. Refuses with
 * `access.busy` when other processes change the cart all the while.
 */
export function onUnheldCart<Value>(
  ctx: Ctx,
  maskId: string,
  work: UnheldWork<Value>,
): Promise<Result<Value>> {
  return inCartTurn(ctx, maskId, async () => {
    const known = knownCart(ctx, maskId);
    const usable = known && usableCart(ctx, known);
    const atOnce = usable?.ok ? await work(usable.value, "known") : undefined;
    if (atOnce?.ok) return atOnce;
    forgetCart(ctx, maskId);
    return asRead(ctx, maskId, work);
  });
}

async function asRead<Value>(
  ctx: Ctx,
  maskId: string,
  work: UnheldWork<Value>,
): Promise<Result<Value>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await storedCart(ctx, maskId);
    if (!found.ok) return found;
    const done = await work(found.value, "read");
    if (done) return done;
    // By chance, so that two who met do not meet again.
    await delay(Math.random() * PAUSE_MS * (attempt + 1));
  }
  return refuse(problem("access.busy", "cartId"));
}

/** Far more than shoppers with two windows ever need; in one process nobody comes between. */
const ATTEMPTS = 20;

/** The longest first pause; each further one may be longer by as much. */
const PAUSE_MS = 5;

import type { StoredCart } from "@placket/domain/cart/cart";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../../context.ts";
import { holding } from "../../held/held.ts";

/**
 * Carts as this process wrote them last, by mask id. What is known may be old: another process may have changed
 * the cart since. It is good enough to judge a change by, because the change is written against the version that
 * was judged and against no other; no refusal and no answer to a reading rests on it (decision 0032).
 */
export const knownCarts = holding<LRUCache<string, StoredCart>>({
  name: "known carts",
  open: () =>
    new LRUCache({
      maxSize: LINES_KEPT,
      sizeCalculation: ({ items }) => 1 + items.length,
    }),
});

/** Lines of all known carts together, each cart counting as one more: a few megabytes. */
const LINES_KEPT = 5_000;

/**
 * A cart as this process wrote it last, its version being what tells whether it still is so; `undefined` where it
 * was let go.
 */
export const knownCart = (ctx: Ctx, maskId: string): StoredCart | undefined =>
  ctx.held(knownCarts).get(maskId);

/** Keeps the cart as it was just written. */
export function knowCart(ctx: Ctx, cart: StoredCart): void {
  ctx.held(knownCarts).set(cart.maskId, cart);
}

/** Drops a cart that is not any more as it was known: the next change reads it. */
export function forgetCart(ctx: Ctx, maskId: string): void {
  ctx.held(knownCarts).delete(maskId);
}

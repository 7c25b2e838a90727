import { ok, type Result } from "@placket/domain/problem";
import { cartById } from "../cart/cart.ts";
import type { Ctx } from "../context.ts";
import { askForPayment, placed, type PlaceOutcome } from "./money/ask-for-payment.ts";
import { boundingDeclines } from "./money/declined-tries.ts";
import { openOrder, type OrderWish } from "./open-order.ts";

/**
 * Places the order of a cart exactly once (issue §6). Two short transactions with the processor between (decision 0002):
 * the order stands, visible to staff, before money moves; a repeated, parallel or later call finds it and
 * asks the processor with the same key. `ctx.db` must not be a transaction.
 */
export function placeOrder(ctx: Ctx, wish: OrderWish): Promise<Result<PlaceOutcome>> {
  const { maskId } = wish;
  const isNew = async () => (await cartById(ctx, maskId)).ok;
  return boundingDeclines(ctx, { what: maskId, isNew }, () => placeUnbounded(ctx, wish));
}

async function placeUnbounded(ctx: Ctx, wish: OrderWish): Promise<Result<PlaceOutcome>> {
  const opened = await openOrder(ctx, wish);
  if (!opened.ok) return opened;
  if (opened.value.state === "changed") return ok(opened.value);
  const { order } = opened.value;
  if (!order.payment) return ok(placed(order, order.status));
  return askForPayment(ctx, order, order.payment);
}

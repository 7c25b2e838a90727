import { isPlaced } from "@placket/domain/order/order-status";
import { isOpen, type PaymentState } from "@placket/domain/payment/payment-state";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { storedCart } from "../../cart/cart.ts";
import type { Ctx } from "../../context.ts";
import { transact } from "../../transact.ts";
import { movePayment } from "../moves.sql.ts";
import {
  selectForSettling,
  selectOrderOfCart,
  selectPayment,
  type AskedPayment,
} from "../order.sql.ts";
import { isPlacer } from "../placer.ts";
import { giveBack } from "./give-back.ts";
import { giveGoodsBack } from "./settle-payment.ts";

/**
 * Gives up a payment whose bank still waits for its customer, so that the cart can be paid in another way
 * (decision 0002). Our books come first: from then on no answer of the bank pays the order, and whatever
 * money still turns up goes back. Only then is the processor asked to end it, and asked again by the recovery
 * job until it did. For whoever placed the order; a cart that is open already stays as it is.
 * `ctx.db` must not be a transaction.
 */
export async function giveUpPayment(ctx: Ctx, maskId: string): Promise<Result<true>> {
  const found = await openPaymentOf(ctx, maskId);
  if (!found.ok) return found;
  if (found.value === null) return ok(true);
  const { idempotency_key: idempotencyKey } = found.value;
  const givenUp = await transact(ctx, (tx) => writeOff(tx, idempotencyKey));
  if (!givenUp.ok) return givenUp;
  const payment = givenUp.value === null ? undefined : await selectPayment(ctx.db, givenUp.value);
  if (payment) await giveBack(ctx, payment);
  return ok(true);
}

/** The payment that keeps a cart closed; `null` while the cart is open. */
async function openPaymentOf(ctx: Ctx, maskId: string): Promise<Result<AskedPayment | null>> {
  const cart = await storedCart(ctx, maskId);
  if (!cart.ok) return cart;
  if (cart.value.isActive) return ok(null);
  const found = await selectOrderOfCart(ctx.db, cart.value.id);
  if (!found?.payment || isPlaced(found.order.status) || !isPlacer(ctx, found.order)) {
    return refuse(problem("cart.alreadyOrdered", "cartId"));
  }
  return ok(found.payment);
}

/** Its id, once it can pay nothing any more; `null` where it was over already. */
async function writeOff(ctx: Ctx, idempotencyKey: string): Promise<Result<number | null>> {
  const { order, payment } = await selectForSettling(ctx.db, idempotencyKey);
  const from = payment.state as PaymentState;
  if (isPlaced(order.status)) return refuse(problem("cart.alreadyOrdered", "cartId"));
  if (!isOpen(from)) return ok(null);
  // Nobody knows yet what the bank says: what is asked for anew might be paid twice.
  if (from !== "challenged") return refuse(problem("payment.unanswered"));
  const details = { reason: "declined" };
  await movePayment(ctx.db, { id: payment.id, from, to: "returning", now: ctx.now, details });
  await giveGoodsBack(ctx, order, "Given up by the shopper before the bank had confirmed it.");
  return ok(payment.id);
}

import { isPlaced } from "@placket/domain/order/order-status";
import { isOpen } from "@placket/domain/payment/payment-state";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { storedCart } from "../../cart/cart.ts";
import type { Ctx } from "../../context.ts";
import { selectOrderOfCart, type AskedPayment } from "../order.sql.ts";
import { isPlacer } from "../placer.ts";
import { giveBack } from "./give-back.ts";
import { moneyOnItsWay } from "./money-on-its-way.ts";
import { writeOffInBooks, type HeldStates } from "./write-off.ts";

/**
 * Gives up a payment whose bank still waits for its customer, so that the cart can be paid in another way. For
 * whoever placed the order; a cart that is open already stays as it is. The cart waits for our books alone: the
 * processor is asked to end the payment behind the answer. `ctx.db` must not be a transaction.
 */
export async function giveUpPayment(ctx: Ctx, maskId: string): Promise<Result<true>> {
  const found = await openPaymentOf(ctx, maskId);
  if (!found.ok) return found;
  if (found.value === null) return ok(true);
  const { idempotency_key: idempotencyKey } = found.value;
  const written = await writeOffInBooks(ctx, {
    idempotencyKey,
    to: "payment_given_up",
    note: { code: "given_up", values: {} },
    objection,
  });
  if (!written.ok) return written;
  const payment = written.value;
  if (payment) ctx.held(moneyOnItsWay).begin(idempotencyKey, () => giveBack(ctx, payment));
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

function objection({ order, payment }: HeldStates): Problem | undefined {
  if (isPlaced(order)) return problem("cart.alreadyOrdered", "cartId");
  // Nobody knows yet what the bank says: what is asked for anew might be paid twice.
  const isSilent = isOpen(payment) && payment !== "challenged";
  return isSilent ? problem("payment.unanswered") : undefined;
}

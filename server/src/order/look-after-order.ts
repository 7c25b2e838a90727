import { problem, refuse, type Result } from "@placket/domain/problem";
import { canLookAfterPayment, canSeeOrders } from "@placket/domain/staff/access";
import type { Ctx } from "../context.ts";
import { selectPayments } from "./order-admin.sql.ts";
import { selectOrderByNumber } from "./order.sql.ts";
import { settle } from "./order.ts";
import { verdictOn } from "./recover-orders.ts";
import { hasOpenPayment, staffOrder, type StaffOrder } from "./staff-orders.ts";

/**
 * Asks the processor now what became of one order's payment and settles it, as the recovery job would;
 * gives the order after. An answer that is not there yet changes nothing. `ctx.db` must not be a transaction.
 */
export async function lookAfterOrder(ctx: Ctx, number: string): Promise<Result<StaffOrder>> {
  const seen = canSeeOrders(ctx.actor);
  if (seen !== true) return refuse(problem(seen));
  const order = await selectOrderByNumber(ctx.db, number);
  if (!order) return refuse(problem("checkout.noSuchOrder", "number"));
  const payments = await selectPayments(ctx.db, order.id);
  const allowed = canLookAfterPayment(ctx.actor, { isOpen: hasOpenPayment(payments) });
  if (allowed !== true) return refuse(problem(allowed, "number"));
  const payment = payments.at(-1);
  const verdict = payment && (await verdictOn(ctx, payment));
  if (payment && verdict) {
    const question = {
      idempotencyKey: payment.idempotency_key,
      verdict,
    };
    const { state } = await settle(ctx, question);
    ctx.log.info({ number, settlement: state }, "staff looked after an order");
  }
  return staffOrder(ctx, number);
}

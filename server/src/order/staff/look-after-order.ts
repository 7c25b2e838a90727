import { canLookAfterPayment } from "@placket/domain/order/access";
import { isUnsettled } from "@placket/domain/payment/payment-state";
import { problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { selectPayments } from "./order-admin.sql.ts";
import { selectOrderByNumber } from "../order.sql.ts";
import { lookAfter } from "../money/look-after.ts";
import { staffOrder, type StaffOrder } from "./staff-order.ts";

/**
 * Asks the processor now what became of one order's payments and settles them, as the recovery job would;
 * gives the order after. An answer that is not there yet changes nothing. `ctx.db` must not be a transaction.
 */
export async function lookAfterOrder(ctx: Ctx, number: string): Promise<Result<StaffOrder>> {
  const order = await selectOrderByNumber(ctx.db, number);
  if (!order) return refuse(problem("order.noSuchOrder", "number"));
  const unsettled = (await selectPayments(ctx.db, order.id)).filter(
    ({ state, trouble }) => isUnsettled(state) || trouble !== null,
  );
  const allowed = canLookAfterPayment(ctx.principal, { isOpen: unsettled.length > 0 });
  if (allowed !== true) return refuse(problem(allowed, "number"));
  // Each payment is settled in a transaction of its own, so what was asked for is written down before.
  const before = Object.fromEntries(unsettled.map(({ attempt, state }) => [attempt, state]));
  await leaveTrace(ctx, { action: "order.lookAfter", subject: number, before });
  for (const payment of unsettled) {
    await lookAfter(ctx, payment);
  }
  ctx.log.info({ number, payments: unsettled.length }, "staff looked after an order");
  return staffOrder(ctx, number);
}

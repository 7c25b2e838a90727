import { orderCan, type OrderStep } from "@placket/domain/order/step/order-steps";
import type { Ctx } from "../../context.ts";
import { sourcesSpent } from "../../ledger/ledger.ts";
import { hasAsked } from "../movement/movement.sql.ts";
import { selectWholeOrders } from "../order.sql.ts";
import { selectDigitizing } from "../sewn/ordered-logos.sql.ts";
import { selectPayments } from "../staff/order-admin.sql.ts";
import { isWorkBegun } from "../step/begun-work.ts";
import { orderFacts } from "../step/order-facts.ts";

type OwnStep = Extract<OrderStep, "cancelOwn" | "returnOwn" | "payOwn">;

const OWN_STEPS: readonly OwnStep[] = ["cancelOwn", "returnOwn", "payOwn"];

/** What whoever asks may do with an order of theirs now, by the table that refuses the rest. */
export async function ownStepsOf(ctx: Ctx, orderId: number): Promise<readonly OwnStep[]> {
  const [order] = await selectWholeOrders(ctx.db, [orderId]);
  if (!order) return [];
  const [payments, spent, digitizing, isBegun] = await Promise.all([
    selectPayments(ctx.db, orderId),
    sourcesSpent(ctx, orderId),
    selectDigitizing(ctx.db, orderId, order.items),
    isWorkBegun(ctx, order.items, { isHeld: false }),
  ]);
  const payment = payments.at(-1) ?? null;
  const isMoneyMoving = payment !== null && (await hasAsked(ctx.db, payment.id));
  const { items } = order;
  const facts = orderFacts({
    order,
    items,
    payment,
    spent,
    isMoneyMoving,
    digitizing,
    isWorkBegun: isBegun,
  });
  return OWN_STEPS.filter((step) => orderCan(ctx.principal, step, facts) === true);
}

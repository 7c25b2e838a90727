import type { AuditAction } from "@placket/domain/audit/audit-actions";
import type { Money } from "@placket/domain/money/money";
import { movesMoney, orderCan, type OrderStep } from "@placket/domain/order/step/order-steps";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace, traceRefusal } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { transact } from "../../transact.ts";
import { holdOrder, type HeldOrder } from "./held-order.sql.ts";

/** What is done with an order, and what the trail says of it. */
interface Step<Value> {
  readonly number: string;
  readonly step: OrderStep;
  /** What the trail calls it; shoppers leave none. */
  readonly action?: AuditAction;
  /** What was told with it; no reason, which may name somebody: the trail is only added to (decision 0053). */
  readonly said?: object;
  /** How much money was asked to be moved: what is refused of it is written down. */
  readonly asked?: Money;
  /** Does it, in the transaction that holds the order. */
  readonly work: (tx: Ctx, held: HeldOrder) => Promise<Result<Value>>;
}

/**
 * Does something with an order that was placed: holds it, refuses what its table of steps does not draw, and leaves
 * the line of the trail, all in one transaction. What is refused of money leaves a line of its own behind it: somebody
 * may be trying what they can get. `ctx.db` must not be a transaction.
 */
export async function takeStep<Value>(ctx: Ctx, wish: Step<Value>): Promise<Result<Value>> {
  const taken = await stepTaken(ctx, wish);
  if (!movesMoney(wish.step) && !wish.asked) return taken;
  const { number: subject, step, asked } = wish;
  return traceRefusal(
    ctx,
    { action: "order.moneyRefused", subject, asked: { step, asked } },
    taken,
  );
}

function stepTaken<Value>(
  ctx: Ctx,
  { number, step, action, said, work }: Step<Value>,
): Promise<Result<Value>> {
  return transact(ctx, async (tx) => {
    const held = await holdOrder(tx, number);
    if (!held) return refuse(problem("order.noSuchOrder", "number"));
    const allowed = orderCan(tx.principal, step, held.facts);
    if (allowed !== true) return refuse(problem(allowed, "number"));
    const done = await work(tx, held);
    if (!done.ok) return done;
    if (action) {
      const before = { status: held.order.status };
      await leaveTrace(tx, { action, subject: number, before, after: said });
    }
    return ok(done.value);
  });
}

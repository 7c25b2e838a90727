import type { Ctx } from "../context.ts";
import { settle } from "./order.ts";
import { selectLatestPayment, selectUnsettledOrders, type PaymentRow } from "./order.sql.ts";
import type { Verdict } from "./settle-payment.ts";

/** How long a payment must have been quiet before the job looks after it: a shopper may still be at it, ms. */
export const QUIET_MS = 30_000;

/** How long a shopper has to answer the bank's question, ms. */
export const CHALLENGE_MS = 30 * 60_000;

/**
 * Looks after orders whose payment nobody settled: the process died, the answer was lost, the shopper
 * left. Asks the processor what became of it and settles accordingly. Safe to run anywhere, any time.
 */
export async function recoverOrders(ctx: Ctx): Promise<void> {
  const quietSince = new Date(ctx.now.getTime() - QUIET_MS);
  for (const orderId of await selectUnsettledOrders(ctx.db, quietSince)) {
    const payment = await selectLatestPayment(ctx.db, orderId);
    const verdict = payment && (await verdictOn(ctx, payment));
    if (!payment || !verdict) continue;
    const settlement = await settle(ctx, {
      idempotencyKey: payment.idempotency_key,
      verdict,
    });
    ctx.log.info({ orderId, settlement: settlement.state }, "looked after an unsettled order");
  }
}

/** What the processor says of a payment; `undefined` while nothing can be said. */
export async function verdictOn(ctx: Ctx, payment: PaymentRow): Promise<Verdict | undefined> {
  const provider = ctx.services.payment;
  const age = ctx.now.getTime() - payment.created_at.getTime();
  const standing = await provider.find(payment.idempotency_key);
  if (standing === "unknown") {
    return age > provider.unknownIsFinalAfterMs ? { state: "abandoned" } : undefined;
  }
  if (standing.state === "challenge") {
    if (age <= CHALLENGE_MS) return undefined;
    const ended = await provider.void(standing.reference, `${payment.idempotency_key}-void`);
    return ended.state === "done" ? { state: "abandoned" } : undefined;
  }
  return standing.state === "unanswered" || standing.state === "pending" ? undefined : standing;
}

import { MINUTE_MS } from "@placket/domain/durations";
import { isOpen } from "@placket/domain/payment/payment-state";
import type { Ctx } from "../context.ts";
import { processorNamed } from "../payment/payment.ts";
import { giveBack } from "./money/give-back.ts";
import { clearTrouble } from "./moves.sql.ts";
import { selectUnsettledPayments, type PaymentRow } from "./order.sql.ts";
import { holdBooksAgainst } from "./notice/hold-books.ts";
import { settle } from "./order.ts";
import type { Verdict } from "./money/settle-payment.ts";
import { haveTrouble } from "./money/trouble.ts";
import { writeOff } from "./money/write-off.ts";

/** How long a payment must have been quiet before the job looks after it: a shopper may still be at it, ms. */
const QUIET_MS = 30_000;

/** How long a shopper has to answer the bank's question, ms. */
export const CHALLENGE_MS = 30 * MINUTE_MS;

/** Payments read at once. */
const PAGE = 50;

/**
 * Looks after payments that nobody settled: the process died, the answer was lost, the shopper left, money
 * has to go back; and after settled ones of which the processor said otherwise. Asks the processor what became of each and settles accordingly; one that cannot be asked
 * about keeps no other waiting. Safe to run anywhere, any time.
 */
export async function recoverOrders(ctx: Ctx): Promise<void> {
  const quietSince = new Date(ctx.now.getTime() - QUIET_MS);
  let after = 0;
  for (;;) {
    const search = { quietSince, now: ctx.now, after, limit: PAGE };
    const page = await selectUnsettledPayments(ctx.db, search);
    for (const payment of page) await lookAfter(ctx, payment);
    if (page.length < PAGE) return;
    after = page.at(-1)?.id ?? after;
  }
}

/** Settles one payment as far as the processor can say; what stands in the way is noted for staff. */
export async function lookAfter(ctx: Ctx, payment: PaymentRow): Promise<void> {
  if (payment.state === "returning") return giveBack(ctx, payment);
  try {
    if (isOpen(payment.state)) await settleOpen(ctx, payment);
    else await holdBooksAgainst(ctx, payment);
  } catch (error) {
    await haveTrouble(ctx, payment, error);
  }
}

async function settleOpen(ctx: Ctx, payment: PaymentRow): Promise<void> {
  const idempotencyKey = payment.idempotency_key;
  const verdict = await verdictOn(ctx, payment);
  if (verdict === "unconfirmed") {
    await writeOff(ctx, {
      idempotencyKey,
      to: "payment_unfinished",
      note: { code: "unconfirmed", values: {} },
    });
  } else if (verdict) {
    const { state } = await settle(ctx, { idempotencyKey, verdict });
    ctx.log.info({ payment: idempotencyKey, settlement: state }, "looked after a payment");
  } else if (payment.trouble !== null) {
    await clearTrouble(ctx.db, payment.id);
  }
}

/**
 * What the processor says of a payment; `undefined` while nothing can be said, `unconfirmed` once the shopper
 * has had their time to answer the bank.
 */
async function verdictOn(
  ctx: Ctx,
  payment: PaymentRow,
): Promise<Verdict | "unconfirmed" | undefined> {
  const provider = processorNamed(ctx, payment.provider);
  const age = ctx.now.getTime() - payment.created_at.getTime();
  const standing = await provider.find(payment.idempotency_key);
  if (standing === "unknown") {
    return age > provider.unknownIsFinalAfterMs ? { state: "abandoned" } : undefined;
  }
  if (standing.state === "challenge") return age > CHALLENGE_MS ? "unconfirmed" : undefined;
  return standing.state === "unanswered" || standing.state === "pending" ? undefined : standing;
}

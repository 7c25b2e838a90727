import { MINUTE_MS } from "@placket/domain/durations";
import { isOpen } from "@placket/domain/payment/payment-state";
import type { Ctx } from "../../context.ts";
import { processorNamed } from "../../payment/payment.ts";
import { clearTrouble } from "../moves.sql.ts";
import type { PaymentRow } from "../order.sql.ts";
import { settle } from "./ask-for-payment.ts";
import { giveBack } from "./give-back.ts";
import { holdBooksAgainst } from "./hold-books.ts";
import type { Verdict } from "./settle-payment.ts";
import { haveTrouble } from "./trouble.ts";
import { writeOff } from "./write-off.ts";

/** How long a shopper has to answer the bank's question, ms. */
export const CHALLENGE_MS = 30 * MINUTE_MS;

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

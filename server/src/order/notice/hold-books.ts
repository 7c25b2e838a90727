import { money, subtract, type Money } from "@placket/domain/money/money";
import type { PaymentState } from "@placket/domain/payment/payment-state";
import type { Ctx } from "../../context.ts";
import { processorNamed } from "../../payment/payment.ts";
import type { Standing } from "../../providers/payment/payment-provider.ts";
import { staffVoice } from "../history/voice.ts";
import { heldBy, isGood } from "../money/held-money.ts";
import { hasAsked } from "../movement/movement.sql.ts";
import { clearTrouble, noteTrouble } from "../moves.sql.ts";
import { settle } from "../order.ts";
import type { PaymentRow } from "../order.sql.ts";

/**
 * Holds our books of a settled payment against the processor's. Where somebody took, called off or paid back money
 * there and not here, staff are told; where both agree again, they are told no more. Gives whether the processor
 * could say. `ctx.db` must not be a transaction.
 */
export async function holdBooksAgainst(ctx: Ctx, payment: PaymentRow): Promise<boolean> {
  // The store is asking for something itself, and looks at what comes of it.
  if (await hasAsked(ctx.db, payment.id)) return true;
  const standing = await processorNamed(ctx, payment.provider).find(payment.idempotency_key);
  if (standing !== "unknown" && standing.state === "unanswered") return false;
  if (ENDED.has(payment.state)) {
    await endAgain(ctx, payment, standing);
    return true;
  }
  const difference = differenceOf(payment, standing);
  if (difference !== undefined && difference !== payment.trouble) {
    await noteTrouble(ctx.db, payment.id, { trouble: difference, nextLookAt: ctx.now });
  }
  if (difference === undefined && payment.trouble !== null) await clearTrouble(ctx.db, payment.id);
  return true;
}

/** Payments that hold no money by our books. */
const ENDED: ReadonlySet<PaymentState> = new Set(["declined", "abandoned", "voided", "refunded"]);

/** Money of a payment that is over is not wanted: it goes back. */
async function endAgain(ctx: Ctx, payment: PaymentRow, standing: Standing | "unknown") {
  if (standing === "unknown" || !isGood(standing) || heldBy(standing).minor === 0) return;
  await settle(ctx, { idempotencyKey: payment.idempotency_key, verdict: standing });
}

/** What the processor says otherwise than our books, for staff; undefined where both agree. */
function differenceOf(payment: PaymentRow, standing: Standing | "unknown"): string | undefined {
  const amount = (minor: number) => money(minor, payment.currency);
  if (standing === "unknown") return "The processor does not know this payment.";
  if (payment.state === "authorized") {
    if (standing.state === "authorized" || standing.state === "pending") return undefined;
    return standing.state === "captured"
      ? `The processor has taken ${said(standing.captured)}, which the store has not asked for.`
      : "The processor holds no money for this payment any more.";
  }
  if (standing.state !== "captured") return `The processor says that it is ${standing.state}.`;
  const taken = subtract(standing.captured, amount(payment.captured_minor));
  const back = amount(payment.refunded_minor - payment.credited_minor);
  const more = subtract(standing.refunded, back);
  if (taken.minor !== 0) {
    return `The processor has taken ${said(standing.captured)}, by our books it is ${said(amount(payment.captured_minor))}.`;
  }
  return more.minor === 0
    ? undefined
    : `The processor has paid back ${said(standing.refunded)}, by our books it is ${said(back)}.`;
}

const said = (amount: Money): string => staffVoice.price(amount);

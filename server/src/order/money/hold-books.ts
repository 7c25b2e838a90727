import { money, subtract, type Money } from "@placket/domain/money/money";
import { isUnsettled, type PaymentState } from "@placket/domain/payment/payment-state";
import type { Ctx } from "../../context.ts";
import { processorNamed } from "../../payment/payment.ts";
import type { Standing } from "../../providers/payment/payment-provider.ts";
import { staffVoice } from "../history/voice.ts";
import { heldBy, isGood } from "./held-money.ts";
import { hasAsked } from "../movement/movement.sql.ts";
import { troubleOf } from "./trouble.ts";
import { clearTrouble, noteTrouble, putOffLook } from "../moves.sql.ts";
import { settle } from "./ask-for-payment.ts";
import { selectPayment, type PaymentRow } from "../order.sql.ts";
import { PROCESSOR_TROUBLE } from "../history/processor-trouble.ts";

/**
 * Holds our books of a settled payment against the processor's. Where somebody took, called off or paid back money
 * there and not here, staff are told, and the processor is asked again until both agree. Gives whether anything could
 * be said. `ctx.db` must not be a transaction.
 */
export async function holdBooksAgainst(ctx: Ctx, payment: PaymentRow): Promise<boolean> {
  let before = payment;
  for (let looks = 0; looks < LOOKS_MOST; looks += 1) {
    // Each look is about what the one before it has seen to be moved.
    // oxlint-disable-next-line no-await-in-loop
    const seen = await lookAtBoth(ctx, before);
    if (seen === "asking") return true;
    if (seen === "unanswered") break;
    if (isMoved(before, seen.payment)) {
      before = seen.payment;
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop
    await noteDifference(ctx, seen.payment, seen.standing);
    return true;
  }
  await putOffLook(ctx.db, payment.id, troubleOf(ctx, payment, "unanswered").nextLookAt);
  return false;
}

/** How often our books may have moved under a look before it is put off. */
const LOOKS_MOST = 3;

/**
 * Our books and the processor's. Ours are read after the processor was asked, too: an answer is held against books that
 * nobody has written in meanwhile, or against none. While the store is asking for something itself, it looks at what
 * comes of that.
 */
async function lookAtBoth(ctx: Ctx, payment: PaymentRow) {
  if (await hasAsked(ctx.db, payment.id)) return "asking";
  const standing = await processorNamed(ctx, payment.provider).find(payment.idempotency_key);
  if (standing !== "unknown" && standing.state === "unanswered") return "unanswered";
  // In this order: what has been asked for and is no more is in the books that are read after it.
  if (await hasAsked(ctx.db, payment.id)) return "asking";
  const now = await selectPayment(ctx.db, payment.id);
  return now ? { standing, payment: now } : "unanswered";
}

const isMoved = (before: PaymentRow, now: PaymentRow) =>
  MONEY_FIELDS.some((field) => before[field] !== now[field]);

const MONEY_FIELDS = ["state", "captured_minor", "refunded_minor", "credited_minor"] as const;

async function noteDifference(
  ctx: Ctx,
  payment: PaymentRow,
  standing: Standing | "unknown",
): Promise<void> {
  // Its money is on the way back: that is looked after until it has gone.
  if (isUnsettled(payment.state)) return;
  if (ENDED.has(payment.state)) return endAgain(ctx, payment, standing);
  const difference = differenceOf(payment, standing);
  if (difference !== undefined) {
    const { reason, nextLookAt } = troubleOf(ctx, payment, difference);
    await noteTrouble(ctx.db, payment.id, { trouble: reason, nextLookAt });
  } else if (isToLookAt(payment)) await clearTrouble(ctx.db, payment.id);
}

const isToLookAt = ({ trouble, next_look_at: at }: PaymentRow) => trouble !== null || at !== null;

/** Payments that hold no money by our books. */
const ENDED: ReadonlySet<PaymentState> = new Set(["declined", "abandoned", "voided", "refunded"]);

/** Money of a payment that is over is not wanted: it goes back. */
async function endAgain(ctx: Ctx, payment: PaymentRow, standing: Standing | "unknown") {
  if (isToLookAt(payment)) await clearTrouble(ctx.db, payment.id);
  if (standing === "unknown" || !isGood(standing) || heldBy(standing).minor === 0) return;
  await settle(ctx, { idempotencyKey: payment.idempotency_key, verdict: standing });
}

/** What the processor says otherwise than our books, for staff; undefined where both agree. */
function differenceOf(payment: PaymentRow, standing: Standing | "unknown"): string | undefined {
  const amount = (minor: number) => money(minor, payment.currency);
  if (standing === "unknown") return PROCESSOR_TROUBLE.unknown;
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

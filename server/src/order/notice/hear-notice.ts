import { DAY_MS } from "@placket/domain/durations";
import { isUnsettled } from "@placket/domain/payment/payment-state";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../../context.ts";
import { holding } from "../../held/held.ts";
import { countQuestionOf, minutesLeftOf, type Asked } from "../../http/guard/asked-often.ts";
import { networkOf } from "../../http/guard/client-network.ts";
import { processorNamed, processorThatTells } from "../../payment/payment.ts";
import type { GivenNotice, Notice } from "../../providers/payment/notice.ts";
import { readPaymentKey } from "../../providers/payment/payment-key.ts";
import { selectPayment, type PaymentRow } from "../order.sql.ts";
import { lookAfter } from "../money/look-after.ts";
import { holdBooksAgainst } from "../money/hold-books.ts";
import { deleteOldNotices, keepNotice, selectNoticedPayment, settleNotice } from "./notice.sql.ts";

/**
 * Takes in what a processor tells by itself. It says no more than that something became of a payment: the processor
 * is asked what, as the recovery job asks it, so that a notice that comes late, twice or before an earlier one
 * changes nothing. What the store cannot place is for staff. Refused, it is told again. `ctx.db` must not be a
 * transaction.
 */
export async function hearNotice(
  ctx: Ctx,
  provider: string,
  given: GivenNotice,
): Promise<Result<true>> {
  const processor = processorThatTells(ctx, provider);
  if (!processor) return refuse(problem("access.noSuchRoute"));
  const forged = ctx.held(noticesForged);
  const network = ctx.client && networkOf(ctx.client.address);
  // To be asked about what a stranger invents is work for the processor, and for nothing.
  if (network && minutesLeftOf(network, ctx.now, forged) > 0) return refuse(FORGED);
  const notice = await processor.notices.read(given);
  if (notice === "forged") {
    if (network) countQuestionOf(network, ctx.now, forged);
    return refuse(FORGED);
  }
  if (notice === "unanswered") return refuse(problem("payment.noticeUnheard"));
  if (notice.concern === "nothing") return ok(true);
  const kept = await keepNotice(ctx.db, { provider, notice, now: ctx.now });
  if (!kept.isNew) return ok(true);
  const payment = await selectNoticedPayment(ctx.db, provider, notice);
  if (payment && notice.concern === "money") {
    const isThrough = await lookAgain(ctx, payment);
    if (!isThrough) return refuse(problem("payment.noticeUnheard"));
  }
  const state = isForStaff(notice, payment) ? "open" : "heard";
  await settleNotice(ctx.db, kept.id, { state, orderId: payment?.order_id ?? null });
  const { kind, key } = notice;
  ctx.log[state === "open" ? "warn" : "info"]({ provider, kind, payment: key, state }, "notice");
  return ok(true);
}

/** Forgets what was told and is dealt with: nobody repeats a notice for so long. */
export const forgetNotices = ({ db, now }: Ctx): Promise<void> =>
  deleteOldNotices(db, new Date(now.getTime() - NOTICES_KEPT_MS));

const NOTICES_KEPT_MS = 90 * DAY_MS;

const FORGED = problem("payment.noticeForged");

/** Networks that sent what was no notice; what sent one longest ago is forgotten first. */
export const noticesForged = holding<LRUCache<string, Asked>>({
  name: "forged notices",
  open: () => new LRUCache({ max: 10_000 }),
});

/**
 * Money of a payment that the store knows is looked after by itself. That of another one is somebody's all the same,
 * unless its key says that it is of another shop, which has the same account at the processor.
 */
function isForStaff({ concern, key }: Notice, payment: PaymentRow | undefined): boolean {
  if (payment) return concern === "staff";
  return key === null || readPaymentKey(key) !== undefined;
}

/** Asks the processor how a payment stands; gives whether it could say. */
async function lookAgain(ctx: Ctx, payment: PaymentRow): Promise<boolean> {
  const { provider, idempotency_key: idempotencyKey } = payment;
  if (!isUnsettled(payment.state)) return holdBooksAgainst(ctx, payment);
  const standing = await processorNamed(ctx, provider).find(idempotencyKey);
  if (standing !== "unknown" && standing.state === "unanswered") return false;
  await lookAfter(ctx, payment);
  const now = await selectPayment(ctx.db, payment.id);
  return now !== undefined && now.trouble === null;
}

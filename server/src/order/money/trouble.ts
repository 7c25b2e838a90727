import { LONGEST_PAUSE_MS } from "@placket/domain/delivery/next-try";
import type { Ctx } from "../../context.ts";
import { failedTry } from "../../jobs/failed-try.ts";
import { noteTrouble } from "../moves.sql.ts";
import type { PaymentRow } from "../order.sql.ts";

/**
 * A payment cannot be settled now: staff see why, and the recovery job comes again after a pause that grows to
 * an hour. It never gives up: somebody's money hangs on it.
 */
export async function haveTrouble(ctx: Ctx, payment: PaymentRow, cause: unknown): Promise<void> {
  const { reason, nextLookAt } = troubleOf(ctx, payment, cause);
  ctx.log.error(
    { payment: payment.idempotency_key, state: payment.state, cause },
    "a payment could not be settled",
  );
  await noteTrouble(ctx.db, payment.id, { trouble: reason, nextLookAt });
}

/** What is wrong with a payment, in words for staff, and when it is looked after again. */
export function troubleOf(ctx: Ctx, payment: Pick<PaymentRow, "looks">, cause: unknown) {
  const tries = payment.looks + 1;
  const { reason, nextAt } = failedTry({ error: cause, tries, kind: "unreachable", now: ctx.now });
  return { reason, nextLookAt: nextAt ?? new Date(ctx.now.getTime() + LONGEST_PAUSE_MS) };
}

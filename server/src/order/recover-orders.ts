import type { Ctx } from "../context.ts";
import { lookAfter } from "./money/look-after.ts";
import { selectUnsettledPayments } from "./order.sql.ts";

/** How long a payment must have been quiet before the job looks after it: a shopper may still be at it, ms. */
const QUIET_MS = 30_000;

/** Payments read at once. */
const PAGE = 50;

/**
 * Looks after payments that nobody settled: the process died, the answer was lost, the shopper left, money
 * has to go back; and after settled ones of which the processor said otherwise. Asks the processor what became of each
 * and settles accordingly; one that cannot be asked about keeps no other waiting. Safe to run anywhere, any time.
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

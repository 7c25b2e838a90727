import { takenBackOf } from "@placket/domain/reward/points";
import type { Ctx } from "../context.ts";
import type { Heard } from "../delivery/subscriber.ts";
import { balanceHeld, moveBalance } from "../ledger/ledger.ts";
import { selectPaidBack } from "./reward.sql.ts";

/**
 * What goods have earned that were paid back is taken back, in proportion and once; what was spent meanwhile is not
 * asked back.
 */
export async function takePointsBack(
  tx: Ctx,
  heard: readonly Heard<{ readonly orderId: number }>[],
): Promise<void> {
  const ids = heard.map(({ payload }) => payload.orderId);
  for (const order of await selectPaidBack(tx.db, ids)) {
    const { orderId, accountId, taken } = order;
    const balance = await balanceHeld(tx, accountId);
    const points = Math.min(balance, takenBackOf(order));
    if (points === 0) continue;
    await moveBalance(tx, {
      accountId,
      movement: "withdrawn",
      delta: 0 - points,
      orderId,
      reason: "Paid back",
      occasion: `order ${orderId} paid back to ${taken + points}`,
    });
  }
}

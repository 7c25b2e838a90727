import { money } from "@placket/domain/money/money";
import { owedOf, shareEnded } from "@placket/domain/order/return/difference";
import type { Ctx } from "../../context.ts";
import { insertOrderEvent } from "../moves.sql.ts";
import { moveReturn } from "../return/return.sql.ts";
import type { OrderReturn } from "../return/returns.ts";
import type { HeldOrder } from "../step/held-order.sql.ts";
import { selectSentLines, takeAdvances } from "./exchange.sql.ts";

/**
 * The processor refused to pay the difference of a cheaper exchange back: what stands of the exchange owes it to its
 * buyer until it is paid, and what stood no more meanwhile was not paid in advance after all. In the transaction that
 * holds the order that was paid: whoever ends an exchange waits for it.
 */
export async function oweDifference(
  tx: Ctx,
  { order }: HeldOrder,
  { id, state, number }: OrderReturn,
): Promise<void> {
  const lines = await selectSentLines(tx.db, id);
  const advances = lines.map((line) => ({
    sentForId: line.sentForId,
    advanceMinor: line.differenceMinor < 0 ? shareEnded(line).ended : 0,
  }));
  await takeAdvances(tx.db, advances);
  const owed = owedOf(lines);
  if (owed === 0) return;
  await moveReturn(tx.db, { id, from: state, to: "difference_failed", now: tx.now });
  const values = { return: number, amount: money(owed, order.currency) };
  await insertOrderEvent(tx.db, {
    orderId: order.id,
    status: order.status,
    note: { code: "difference_not_paid_back", values },
    now: tx.now,
  });
}

import type { Ctx } from "../../context.ts";
import { insertOrderEvent } from "../moves.sql.ts";
import type { OrderRow } from "../order.sql.ts";
import { stamp } from "../step/stamp.ts";
import { selectOrigin } from "./exchange.sql.ts";

/**
 * An order that was sent for a return is canceled: its buyer has neither the goods nor their money, which is on the
 * order that the return is of. Staff read it there. In the transaction that cancels.
 */
export async function noteExchangeCanceled(
  tx: Ctx,
  { number, exchanged_return_id: returnId }: Pick<OrderRow, "number" | "exchanged_return_id">,
): Promise<void> {
  const origin = returnId === null ? undefined : await selectOrigin(tx.db, returnId);
  if (!origin) return;
  const { orderId, return: sentBack } = origin;
  const status = origin.status;
  const note = { code: "exchange_canceled", values: { order: number, return: sentBack } } as const;
  await insertOrderEvent(tx.db, { ...stamp(tx), orderId, status, note });
}

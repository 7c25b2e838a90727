import type { Ctx } from "../../context.ts";
import { insertOrderEvent } from "../moves.sql.ts";
import type { HeldOrder } from "../step/held-order.sql.ts";
import { stamp } from "../step/stamp.ts";
import { selectOrigin, takeOffExchanged } from "./exchange.sql.ts";

type Exchange = Pick<HeldOrder, "order" | "items">;

/**
 * An order that was sent for a return is canceled: its buyer has neither the goods nor their money. The pieces of the
 * order that was paid can be paid back again, and staff read it there. In the transaction that cancels.
 */
export async function endCanceledExchange(tx: Ctx, { order, items }: Exchange): Promise<void> {
  const { number, exchanged_return_id: returnId } = order;
  const origin = returnId === null ? undefined : await selectOrigin(tx.db, returnId);
  if (!origin) return;
  await takeOffExchanged(
    tx.db,
    items.map(({ id: itemId, quantity }) => ({ itemId, quantity })),
  );
  const { orderId, return: sentBack, status } = origin;
  const note = { code: "exchange_canceled", values: { order: number, return: sentBack } } as const;
  await insertOrderEvent(tx.db, { ...stamp(tx), orderId, status, note });
}

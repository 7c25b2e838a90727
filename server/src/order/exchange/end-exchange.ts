import { endedExchange } from "@placket/domain/order/return/ended-exchange";
import type { PiecesWish } from "@placket/domain/order/step/check-pieces";
import type { HistoryNote } from "@placket/domain/order/history";
import type { Ctx } from "../../context.ts";
import { moveOwnBalance } from "../../ledger/ledger.ts";
import { insertOrderEvent } from "../moves.sql.ts";
import type { OrderRow } from "../order.sql.ts";
import { moveReturn } from "../return/return.sql.ts";
import { returnsOf } from "../return/returns.ts";
import { stamp } from "../step/stamp.ts";
import { addEnded, holdExchanged, selectSentFor } from "./exchange.sql.ts";

/** An exchange, and which of its pieces stand no more. */
interface Ended {
  readonly order: Pick<OrderRow, "id" | "number" | "exchanged_return_id" | "currency">;
  readonly pieces: readonly PiecesWish[];
  /** What ended them: the same pieces end once for it. */
  readonly occasion: string;
  /** What the order that was paid says of it. */
  readonly noteOf: (values: { readonly order: string; readonly return: string }) => HistoryNote;
}

/**
 * Pieces of an order that was sent for a return are canceled or came back: their buyer has neither them nor the money,
 * which is on the order that was paid, where their pieces can be paid back again. What the exchange took from store
 * credit goes back to it; what it paid back is taken off that refund (decision 0064). In the transaction that cancels
 * or closes; of any other order nothing ends.
 */
export async function endExchange(
  tx: Ctx,
  { order, pieces, occasion, noteOf }: Ended,
): Promise<void> {
  const { exchanged_return_id: returnId, number, currency } = order;
  if (returnId === null) return;
  const sent = await selectSentFor(tx.db, returnId);
  const { lines, paid } = await holdExchanged(tx.db, pieces);
  if (!sent || !paid || lines.length === 0) return;
  const ended = endedExchange(lines, currency);
  await addEnded(tx.db, ended.lines);
  await oweNothing(tx, paid.id);
  const said = { ...stamp(tx), orderId: paid.id, status: paid.status };
  const note = noteOf({ order: number, return: sent });
  await insertOrderEvent(tx.db, { ...said, note });
  const { credit } = ended;
  const { customer_id: customerId } = paid;
  if (credit.minor <= 0 || customerId === null) return;
  await moveOwnBalance(tx, {
    customerId,
    kind: "store_credit",
    unit: currency,
    movement: "granted",
    delta: credit.minor,
    orderId: paid.id,
    reason: `Exchange of return ${sent}`,
    occasion: `exchange ${sent} ${occasion}`,
  });
  const back = { code: "exchange_credit_back", values: { return: sent, amount: credit } } as const;
  await insertOrderEvent(tx.db, { ...said, note: back });
}

/** Pieces of an exchange are not sent after all: they are taken off its order, or paid back before they were. */
export async function leaveOut(
  tx: Ctx,
  order: Ended["order"],
  { pieces, occasion }: Pick<Ended, "pieces" | "occasion">,
): Promise<void> {
  const left = pieces.filter(({ quantity }) => quantity > 0);
  const noteOf: Ended["noteOf"] = (values) => ({ code: "exchange_left_out", values });
  if (left.length > 0) await endExchange(tx, { order, pieces: left, occasion, noteOf });
}

/** Where all of an exchange stands no more, its difference is nobody's: its pieces are paid back whole. */
async function oweNothing(tx: Ctx, paidOrderId: number): Promise<void> {
  const returns = (await returnsOf(tx, [paidOrderId]))(paidOrderId);
  for (const { id, state, owedMinor } of returns) {
    if (state !== "difference_failed" || owedMinor > 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- one transaction holds them; there is hardly ever more than one
    await moveReturn(tx.db, { id, from: state, to: "exchanged", now: tx.now });
  }
}

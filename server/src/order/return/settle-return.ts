import type { ReturnState } from "@placket/domain/order/return/return-state";
import type { Ctx } from "../../context.ts";
import { endExchange } from "../exchange/end-exchange.ts";
import { oweDifference } from "../exchange/owe-difference.ts";
import { insertOrderEvent } from "../moves.sql.ts";
import type { HeldOrder } from "../step/held-order.sql.ts";
import { stamp } from "../step/stamp.ts";
import { moveReturn } from "./return.sql.ts";
import { goodPieces, returnsOf, type OrderReturn } from "./returns.ts";
import { tellOfReturn } from "./tell-of-return.ts";

/**
 * The money of a return went back: its buyer is told. In the transaction that writes that down. The difference of an
 * exchange is paid with that, and nothing else.
 */
export async function returnPaidBack(tx: Ctx, held: HeldOrder, number: string): Promise<void> {
  const found = await returnNamed(tx, held, number);
  if (found.state === "exchanged") return;
  await settle(tx, held, { found, to: "refunded", code: "return_refunded" });
  // What was sent for another return gave its own difference back: the pieces are those of the order that was paid.
  await endExchange(tx, {
    order: held.order,
    pieces: goodPieces(found),
    occasion: `return ${number}`,
    noteOf: (values) => ({ code: "exchange_paid_back", values }),
  });
  await tellOfReturn(tx, held.order.id, number);
}

/** The processor refused it: staff see that, and try again. */
export async function returnNotPaidBack(tx: Ctx, held: HeldOrder, number: string): Promise<void> {
  const found = await returnNamed(tx, held, number);
  if (found.state === "exchanged") await oweDifference(tx, held, found);
  else await settle(tx, held, { found, to: "refund_failed", code: "return_refund_failed" });
}

/** No piece of it was good: nothing more can become of it. */
export async function returnNotGood(tx: Ctx, held: HeldOrder, number: string): Promise<void> {
  const found = await returnNamed(tx, held, number);
  await settle(tx, held, { found, to: "closed", code: "return_not_good" });
}

async function returnNamed(tx: Ctx, { order }: HeldOrder, number: string): Promise<OrderReturn> {
  const found = (await returnsOf(tx, [order.id]))(order.id).find((one) => one.number === number);
  if (!found) throw new Error(`Return ${number} is not there`);
  return found;
}

interface Settled {
  readonly found: OrderReturn;
  readonly to: ReturnState;
  readonly code: "return_refunded" | "return_refund_failed" | "return_not_good";
}

async function settle(tx: Ctx, { order }: HeldOrder, { found, to, code }: Settled): Promise<void> {
  const { id: orderId, status } = order;
  const endedReason = to === "closed" ? "" : null;
  await moveReturn(tx.db, { id: found.id, from: found.state, to, endedReason, now: tx.now });
  const note = { code, values: { return: found.number } } as const;
  await insertOrderEvent(tx.db, { ...stamp(tx), orderId, status, note });
}

import type { ReturnState } from "@placket/domain/order/return/return-state";
import type { Ctx } from "../../context.ts";
import { insertOrderEvent } from "../moves.sql.ts";
import type { HeldOrder } from "../step/held-order.sql.ts";
import { stamp } from "../step/stamp.ts";
import { moveReturn } from "./return.sql.ts";
import { returnsOf } from "./returns.ts";
import { tellOfReturn } from "./tell-of-return.ts";

/** The money of a return went back: its buyer is told. In the transaction that writes that down. */
export async function returnPaidBack(tx: Ctx, held: HeldOrder, number: string): Promise<void> {
  await settle(tx, held, { number, to: "refunded", code: "return_refunded" });
  await tellOfReturn(tx, held.order.id, number);
}

/** The processor refused it: staff see that, and try again. */
export const returnNotPaidBack = (tx: Ctx, held: HeldOrder, number: string): Promise<void> =>
  settle(tx, held, { number, to: "refund_failed", code: "return_refund_failed" });

/** No piece of it was good: nothing more can become of it. */
export const returnNotGood = (tx: Ctx, held: HeldOrder, number: string): Promise<void> =>
  settle(tx, held, { number, to: "closed", code: "return_not_good" });

interface Settled {
  readonly number: string;
  readonly to: ReturnState;
  readonly code: "return_refunded" | "return_refund_failed" | "return_not_good";
}

async function settle(tx: Ctx, { order }: HeldOrder, { number, to, code }: Settled): Promise<void> {
  const { id: orderId, status } = order;
  const found = (await returnsOf(tx, [orderId]))(orderId).find((one) => one.number === number);
  if (!found) throw new Error(`Return ${number} is not there`);
  const closedReason = to === "closed" ? "" : null;
  await moveReturn(tx.db, { id: found.id, from: found.state, to, closedReason, now: tx.now });
  const note = { code, values: { return: number } } as const;
  await insertOrderEvent(tx.db, { ...stamp(tx), orderId, status, note });
}

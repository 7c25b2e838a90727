import { money, sum, type Money } from "@placket/domain/money/money";
import {
  checkRefund,
  refundSum,
  type Refundable,
  type RefundWish,
} from "@placket/domain/order/money/refund";
import { wishedOf } from "@placket/domain/order/step/check-pieces";
import { droppedOf } from "@placket/domain/order/step/line-progress";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { insertOrderEvent } from "../moves.sql.ts";
import type { HeldOrder } from "../step/held-order.sql.ts";
import { stamp } from "../step/stamp.ts";
import { takeStep } from "../step/take-step.ts";
import { carryOut } from "./carry-out.ts";
import { moneyPapersOf } from "./money-papers.ts";
import { addCounts, insertMovement, updateMoney } from "./movement.sql.ts";
import { paidOf } from "./paid-of.ts";

interface Wish extends RefundWish {
  readonly number: string;
  /** Whether its pieces go back on the shelf. */
  readonly toShelf: boolean;
  /** What was shown to whoever asks. */
  readonly seen: Money;
}

/**
 * Pays money of an order back: for pieces, for the way, or an amount beside them, never more than was taken. The
 * pieces and the money are counted, and that it is wished is written down, before the processor is asked; what it
 * refuses is counted back (decision 0042). `ctx.db` must not be a transaction.
 */
export async function refundMoney(ctx: Ctx, wish: Wish): Promise<Result<true>> {
  const { number, seen, toShelf, ...said } = wish;
  const asked = await takeStep(ctx, {
    number,
    step: "refund",
    action: "order.refund",
    said: { ...said, toShelf, amount: seen },
    work: (tx, held) => beginRefund(tx, held, wish),
  });
  if (!asked.ok) return asked;
  await carryOut(ctx, asked.value);
  return ok(true);
}

/** Counts and writes down a refund of a held order, in the caller's transaction; gives the movement to carry out. */
export async function beginRefund(
  tx: Ctx,
  held: HeldOrder,
  wish: Omit<Wish, "number"> & {
    /** The pieces came back: none of them were still to be shipped. */
    readonly isOfReturn?: boolean;
  },
): Promise<Result<number>> {
  const { order, items, payment, facts } = held;
  if (!payment || !facts.payment) throw new Error(`Order ${order.number} has no payment`);
  const { captured, refunded } = facts.payment;
  const papers = (await moneyPapersOf(tx, [order.id]))(order.id);
  const refundable: Refundable = {
    paid: paidOf({ ...order, items }),
    lines: facts.lines,
    shippingRefunded: sum(
      papers.flatMap(({ kind, shipping }) => (kind === "refund" ? [shipping] : [])),
      order.currency,
    ),
    left: money(captured - refunded, order.currency),
  };
  const problems = checkRefund(wish, refundable);
  if (problems.length > 0) return refuse(...problems);
  const { lines, total } = refundSum(wish, refundable);
  if (total.minor !== wish.seen.minor || total.currency !== wish.seen.currency) {
    return refuse(problem("order.sumChanged"));
  }
  const pieces = facts.lines.flatMap((line) => {
    const quantity = wishedOf(wish.pieces, line.itemId);
    if (quantity === 0) return [];
    const amountMinor = lines.find(({ itemId }) => itemId === line.itemId)?.amount.minor ?? 0;
    const dropped = wish.isOfReturn ? 0 : droppedOf(line, quantity);
    return [{ itemId: line.itemId, quantity, amountMinor, dropped }];
  });
  await addCounts(
    tx.db,
    pieces.map(({ itemId, quantity, dropped }) => ({ itemId, refunded: quantity, dropped })),
  );
  await updateMoney(tx.db, payment.id, { captured, refunded: refunded + total.minor });
  const reason = wish.reason.trim();
  const id = await insertMovement(tx.db, {
    payment,
    kind: "refund",
    amountMinor: total.minor,
    details: {
      pieces,
      leftOut: [],
      toShelf: wish.toShelf,
      shippingMinor: wish.shippingMinor,
      adjustmentMinor: wish.adjustmentMinor,
      reason,
      by: stamp(tx).by,
    },
    now: tx.now,
  });
  await insertOrderEvent(tx.db, {
    ...stamp(tx),
    orderId: order.id,
    status: order.status,
    note: { code: "refund_asked", values: { amount: total, reason } },
  });
  return ok(id);
}

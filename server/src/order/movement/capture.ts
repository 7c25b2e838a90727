import { costLeftOut, costOf } from "@placket/domain/order/money/paid-order";
import { money, subtract, type Money } from "@placket/domain/money/money";
import { checkPieces, wishedOf, type PiecesWish } from "@placket/domain/order/step/check-pieces";
import { leftOutWithCharges, leftToLeaveOut } from "@placket/domain/order/step/digitizing-charge";
import type { LineProgress } from "@placket/domain/order/step/line-progress";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { insertOrderEvent } from "../moves.sql.ts";
import type { HeldOrder } from "../step/held-order.sql.ts";
import { stamp } from "../step/stamp.ts";
import { takeStep } from "../step/take-step.ts";
import { carryOut } from "./carry-out.ts";
import { insertMovement } from "./movement.sql.ts";
import { paidOf } from "./paid-of.ts";

interface Wish {
  readonly number: string;
  /**
   * Pieces that are left out: they are taken off the order, and not paid; with the last garment that needs them the
   * charge for stitches that nobody has begun. None: all of the money is taken.
   */
  readonly leftOut: readonly PiecesWish[];
  /** What was shown to whoever asks. */
  readonly seen: Money;
}

/**
 * Takes the money that is reserved for an order: all of it, or what is left without some pieces. A reservation is
 * taken once, so what it is not taken for is canceled and goes back on the shelf. That it is wished is written down
 * before the processor is asked (decision 0042). `ctx.db` must not be a transaction.
 */
export async function captureMoney(
  ctx: Ctx,
  { number, leftOut: wished, seen }: Wish,
): Promise<Result<true>> {
  const asked = await takeStep(ctx, {
    number,
    step: "capture",
    action: "order.capture",
    said: { leftOut: wished, amount: seen },
    asked: seen,
    work: (tx, held) => askForMoney(tx, held, { leftOut: wished, seen }),
  });
  if (!asked.ok) return asked;
  await carryOut(ctx, asked.value);
  return ok(true);
}

/**
 * Writes down that the money of an order is to be taken; the processor is asked by whoever reads it, at the latest by the
 * job of movements. Gives the movement. The order is held by the transaction, and its table of steps was asked.
 */
export async function askForMoney(
  tx: Ctx,
  { order, items, payment, facts }: HeldOrder,
  { leftOut: wished, seen }: Pick<Wish, "leftOut" | "seen">,
): Promise<Result<number>> {
  if (!payment) throw new Error(`Order ${order.number} has no payment`);
  const { lines, digitizing: charges } = facts;
  const left = (line: LineProgress) => leftToLeaveOut(line, charges);
  const problems = wished.length === 0 ? [] : checkPieces(wished, { lines, left });
  if (problems.length > 0) return refuse(...problems);
  const leftOut = leftOutWithCharges(wished, { lines, charges });
  const paid = paidOf({ ...order, items });
  const whole = money(payment.amount_minor, payment.currency);
  const amount = subtract(whole, costLeftOut(paid, leftOut));
  if (amount.minor <= 0) return refuse(problem("order.nothingToTake"));
  if (amount.minor !== seen.minor || amount.currency !== seen.currency) {
    return refuse(problem("order.sumChanged"));
  }
  const pieces = paid.lines.flatMap((line) => {
    const quantity = line.ordered - wishedOf(leftOut, line.itemId);
    const amountMinor = costOf(line, 0, quantity).minor;
    return quantity === 0
      ? []
      : [{ itemId: line.itemId, quantity, amountMinor, advanceMinor: 0, dropped: 0 }];
  });
  const details = {
    pieces,
    leftOut,
    toShelf: true,
    shippingMinor: paid.shipping.minor,
    // Whatever else the order's sum holds, as money that was paid otherwise.
    adjustmentMinor:
      amount.minor -
      paid.shipping.minor -
      pieces.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    reason: null,
    by: stamp(tx).by,
    beside: [],
    ofReturn: null,
  };
  const movement = { payment, kind: "capture", amountMinor: amount.minor, details } as const;
  const id = await insertMovement(tx.db, { ...movement, now: tx.now });
  await insertOrderEvent(tx.db, {
    ...stamp(tx),
    orderId: order.id,
    status: order.status,
    note: { code: "capture_asked", values: { amount } },
  });
  return ok(id);
}

import { isForgotten } from "@placket/domain/order/forgotten-buyer";
import { sum, type Money } from "@placket/domain/money/money";
import {
  checkRefund,
  refundSum,
  type Refundable,
  type RefundWish,
} from "@placket/domain/order/money/refund";
import { leftBy, refundParts, type RefundPart } from "@placket/domain/order/money/refund-ways";
import { wishedOf } from "@placket/domain/order/step/check-pieces";
import { droppedOf } from "@placket/domain/order/step/line-progress";
import { sourcesOf } from "@placket/domain/order/step/order-steps";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { insertOrderEvent } from "../moves.sql.ts";
import { holdOrder, type HeldOrder } from "../step/held-order.sql.ts";
import { stamp } from "../step/stamp.ts";
import { takeStep } from "../step/take-step.ts";
import { carryOut } from "./carry-out.ts";
import { invoiceOnce } from "./invoice-order.ts";
import { moneyPapersOf } from "./money-papers.ts";
import { addCounts, addCredited, insertMovement, updateMoney } from "./movement.sql.ts";
import { notePaidBack, type PaidBack } from "./note-paid-back.ts";
import { paidOf } from "./paid-of.ts";

interface Wish extends RefundWish {
  readonly number: string;
  /** Whether its pieces go back on the shelf. */
  readonly toShelf: boolean;
  /** What was shown to whoever asks: what it comes to, and what was left to go back. */
  readonly seen: Money;
  readonly left: Money;
}

/**
 * Pays money of an order back: for pieces, for the way, or an amount beside them, never more than each source has
 * paid. The pieces and the money are counted, and that it is wished is written down, before the processor is asked;
 * what it refuses is counted back (decisions 0042 and 0056). Where nobody has to be asked it is done at once. `ctx.db`
 * must not be a transaction.
 */
export async function refundMoney(ctx: Ctx, wish: Wish): Promise<Result<true>> {
  const { number, seen, left, toShelf, reason: _, ...said } = wish;
  const asked = await takeStep(ctx, {
    number,
    step: "refund",
    action: "order.refund",
    said: { ...said, toShelf, amount: seen },
    asked: seen,
    work: async (tx, held) => {
      const open = leftBy("source", sourcesOf(held.facts));
      // Whoever presses twice has seen the same: the second finds less left than that.
      if (open !== left.minor) return refuse(problem("order.sumChanged"));
      return beginRefund(tx, held, wish);
    },
  });
  if (!asked.ok) return asked;
  if (asked.value !== null) await carryOut(ctx, asked.value);
  return ok(true);
}

type Begun = Omit<Wish, "number" | "left"> & {
  /** The return whose pieces came back, so that none of them were still to be shipped, or whose exchange is cheaper. */
  readonly ofReturn?: string;
};

/**
 * Counts and writes down a refund of a held order, in the caller's transaction; gives the movement to carry out, or
 * `null` where nothing is left to be asked and it is done.
 */
export async function beginRefund(
  tx: Ctx,
  held: HeldOrder,
  wish: Begun,
): Promise<Result<number | null>> {
  const { order, facts } = held;
  const refundable = await refundableOf(tx, held);
  const problems = checkRefund(wish, refundable);
  if (problems.length > 0) return refuse(...problems);
  const { lines, total } = refundSum(wish, refundable);
  if (total.minor !== wish.seen.minor || total.currency !== wish.seen.currency) {
    return refuse(problem("order.sumChanged"));
  }
  await invoiceOnce(tx, held);
  const pieces = facts.lines.flatMap((line) => {
    const quantity = wishedOf(wish.pieces, line.itemId);
    if (quantity === 0) return [];
    const cost = lines.find(({ itemId }) => itemId === line.itemId);
    const [amountMinor, advanceMinor] = [cost?.amount.minor ?? 0, cost?.advance.minor ?? 0];
    const dropped = wish.ofReturn === undefined ? droppedOf(line, quantity) : 0;
    return [{ itemId: line.itemId, quantity, amountMinor, advanceMinor, dropped }];
  });
  await addCounts(
    tx.db,
    pieces.map(({ quantity: refunded, ...line }) => ({ ...line, refunded })),
  );
  const parts = refundParts(wish.way, total.minor, refundable.sources);
  const reason = wish.reason.trim();
  const details = {
    pieces,
    leftOut: [],
    toShelf: wish.toShelf,
    shippingMinor: wish.shippingMinor,
    adjustmentMinor: wish.adjustmentMinor,
    reason,
    by: stamp(tx).by,
    beside: parts.filter(({ to }) => to !== "card"),
    ofReturn: wish.ofReturn ?? null,
  };
  const taken = parts.find(({ of }) => of === "card");
  await countTaken(tx, held, taken);
  if (taken?.to !== "card") {
    return doneAtOnce(tx, held, { details, movementId: null, cardMinor: 0 });
  }
  await insertOrderEvent(tx.db, {
    ...stamp(tx),
    orderId: order.id,
    status: order.status,
    note: { code: "refund_asked", values: { amount: total, reason } },
  });
  return ok(await askFor(tx, held, { amountMinor: taken.amountMinor, details }));
}

async function refundableOf(tx: Ctx, { order, items, facts }: HeldOrder): Promise<Refundable> {
  const papers = (await moneyPapersOf(tx, [order.id]))(order.id);
  return {
    paid: paidOf({ ...order, items }),
    lines: facts.lines,
    shippingRefunded: sum(
      papers.flatMap(({ kind, shipping }) => (kind === "refund" ? [shipping] : [])),
      order.currency,
    ),
    sources: sourcesOf(facts),
    hasAccount: order.customer_id !== null,
    isForgotten: isForgotten(order.email),
  };
}

/** What the card paid is paid back from now on, by whatever way. */
async function countTaken(tx: Ctx, { payment, facts }: HeldOrder, taken: RefundPart | undefined) {
  if (!taken) return;
  if (!payment || !facts.payment)
    throw new Error("Money of a card was taken, and no payment is there");
  const { captured, refunded } = facts.payment;
  await updateMoney(tx.db, payment.id, { captured, refunded: refunded + taken.amountMinor });
  if (taken.to !== "card") await addCredited(tx.db, payment.id, taken.amountMinor);
}

async function askFor(
  tx: Ctx,
  { payment }: HeldOrder,
  asked: { readonly amountMinor: number; readonly details: PaidBack["details"] },
): Promise<number> {
  if (!payment) throw new Error("Nobody can be asked without a payment");
  return insertMovement(tx.db, { payment, kind: "refund", ...asked, now: tx.now });
}

/** The order is read anew: what was counted is in it. */
async function doneAtOnce(tx: Ctx, held: HeldOrder, paidBack: PaidBack): Promise<Result<null>> {
  const now = await holdOrder(tx, held.order.number);
  if (!now) throw new Error(`Order ${held.order.number} is gone`);
  await notePaidBack(tx, now, paidBack);
  return ok(null);
}

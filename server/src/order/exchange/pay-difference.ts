import { money, type Money } from "@placket/domain/money/money";
import type { RefundWayCode } from "@placket/domain/order/money/refund-ways";
import { hasMoneyToPayBack } from "@placket/domain/order/step/order-steps";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { carryOut } from "../movement/carry-out.ts";
import { beginRefund } from "../movement/refund.ts";
import { moveReturnTo } from "../return/return-steps.ts";
import type { OrderReturn } from "../return/returns.ts";
import type { HeldOrder } from "../step/held-order.sql.ts";

interface Wish {
  readonly number: string;
  readonly way: RefundWayCode;
  /** The difference that was shown. */
  readonly seen: Money;
}

/**
 * Pays back what an exchange owes its buyer, after the processor refused it once: by any way that money goes back by.
 * `ctx.db` must not be a transaction.
 */
export async function payDifference(ctx: Ctx, wish: Wish): Promise<Result<true>> {
  const { number, way, seen } = wish;
  const asked = await moveReturnTo(ctx, number, {
    to: "exchanged",
    from: ["difference_failed"],
    said: { way, difference: seen },
    isTold: false,
    work: (tx, held, of) => payOwed(tx, held, { ...wish, of }),
  });
  if (!asked.ok) return asked;
  if (asked.value !== null) await carryOut(ctx, asked.value);
  return ok(true);
}

interface Owing extends Wish {
  readonly of: OrderReturn;
}

/** Gives the movement that pays it back; `null` where nobody has to be asked. */
async function payOwed(
  tx: Ctx,
  held: HeldOrder,
  { of, way, seen }: Owing,
): Promise<Result<number | null>> {
  const { facts, order } = held;
  if (facts.isMoneyMoving) return refuse(problem("order.moneyMoving"));
  if (!hasMoneyToPayBack(facts)) return refuse(problem("order.nothingTaken"));
  const owed = money(of.owedMinor, order.currency);
  if (owed.minor !== seen.minor) return refuse(problem("order.sumChanged"));
  return beginRefund(tx, held, refundOfDifference({ way, owed, number: of.number }));
}

interface Difference {
  readonly number: string;
  readonly way: RefundWayCode;
  readonly owed: Money;
}

/** The refund that pays the difference of a return's exchange back: an amount beside any pieces. */
export const refundOfDifference = ({ number, way, owed }: Difference) => ({
  pieces: [],
  way,
  shippingMinor: 0,
  adjustmentMinor: owed.minor,
  reason: `Exchange of return ${number}`,
  toShelf: false,
  seen: owed,
  ofReturn: number,
});

import { money } from "@placket/domain/money/money";
import { costOf } from "@placket/domain/order/money/paid-order";
import { checkAccepted } from "@placket/domain/order/return/check-return";
import { RETURN_MOVES, type ReturnState } from "@placket/domain/order/return/return-state";
import { wishedOf, type PiecesWish } from "@placket/domain/order/step/check-pieces";
import { checkReason } from "@placket/domain/order/step/step-words";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { canMove } from "@placket/domain/state-moves";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { insertOrderEvent } from "../moves.sql.ts";
import { carryOut } from "../movement/carry-out.ts";
import { paidOf } from "../movement/paid-of.ts";
import { beginRefund } from "../movement/refund.ts";
import type { HeldOrder } from "../step/held-order.sql.ts";
import { stamp } from "../step/stamp.ts";
import { takeStep } from "../step/take-step.ts";
import { orderOfReturn } from "./list-returns.ts";
import { addReturned, moveReturn, updateAccepted } from "./return.sql.ts";
import { returnsOf, type OrderReturn } from "./returns.ts";
import { tellOfReturn } from "./tell-of-return.ts";

/** What is done with a return: where it goes, and what is done with it in the transaction that moves it. */
interface ReturnStep<Value> {
  readonly to: ReturnState;
  readonly said?: object;
  readonly work: (tx: Ctx, held: HeldOrder, of: OrderReturn) => Promise<Result<Value>>;
}

/** Moves a return that is held with its order, and tells its buyer. `ctx.db` must not be a transaction. */
async function moveTo<Value>(
  ctx: Ctx,
  number: string,
  { to, said, work }: ReturnStep<Value>,
): Promise<Result<Value>> {
  const order = await orderOfReturn(ctx, number);
  if (!order.ok) return order;
  return takeStep(ctx, {
    number: order.value,
    step: "handleReturn",
    work: async (tx, held) => {
      const orderId = held.order.id;
      const found = (await returnsOf(tx, [orderId]))(orderId).find((one) => one.number === number);
      if (!found || !canMove(RETURN_MOVES, found.state, to)) {
        return refuse(problem("order.returnNotNow", "number"));
      }
      const done = await work(tx, held, found);
      if (!done.ok) return done;
      await moveReturn(tx.db, { id: found.id, from: found.state, to, now: tx.now });
      await insertOrderEvent(tx.db, {
        ...stamp(tx),
        orderId,
        status: held.order.status,
        note: { code: CODES[to], values: { return: number } },
      });
      await tellOfReturn(tx, orderId, number);
      const after = { return: number, state: to, ...said };
      await leaveTrace(tx, {
        action: "order.handleReturn",
        subject: order.value,
        before: { state: found.state },
        after,
      });
      return done;
    },
  });
}

const CODES = {
  requested: "return_requested",
  approved: "return_approved",
  rejected: "return_rejected",
  received: "return_received",
  checked: "return_checked",
  refunded: "return_refunded",
} as const satisfies Readonly<Record<ReturnState, string>>;

const nothingMore = async (): Promise<Result<true>> => ok(true);

/** Lets the buyer send it. */
export const approveReturn = (ctx: Ctx, number: string): Promise<Result<true>> =>
  moveTo(ctx, number, { to: "approved", work: nothingMore });

/** Says no, with the reason for staff; its pieces may be asked to be returned again. */
export function rejectReturn(
  ctx: Ctx,
  { number, reason }: { readonly number: string; readonly reason: string },
): Promise<Result<true>> {
  const problems = checkReason(reason);
  if (problems.length > 0) return Promise.resolve(refuse(...problems));
  return moveTo(ctx, number, {
    to: "rejected",
    said: { reason: reason.trim() },
    work: async (tx, _, { pieces }) => {
      await addReturned(
        tx.db,
        pieces.map(({ itemId, quantity }) => ({ itemId, quantity: -quantity })),
      );
      return ok(true);
    },
  });
}

/** It has arrived. */
export const receiveReturn = (ctx: Ctx, number: string): Promise<Result<true>> =>
  moveTo(ctx, number, { to: "received", work: nothingMore });

/** It was looked at: so many pieces of each line are good. */
export const checkReturned = (
  ctx: Ctx,
  { number, accepted }: { readonly number: string; readonly accepted: readonly PiecesWish[] },
): Promise<Result<true>> =>
  moveTo(ctx, number, {
    to: "checked",
    said: { accepted },
    work: async (tx, _, { id, pieces }) => {
      const problems = checkAccepted(accepted, pieces);
      if (problems.length > 0) return refuse(...problems);
      await updateAccepted(tx.db, id, accepted);
      return ok(true);
    },
  });

/** Pays back what the accepted pieces cost, by the way in which any money is paid back. */
export async function refundReturn(
  ctx: Ctx,
  { number, toShelf }: { readonly number: string; readonly toShelf: boolean },
): Promise<Result<true>> {
  const asked = await moveTo(ctx, number, {
    to: "refunded",
    said: { toShelf },
    work: async (tx, held, { pieces }) => {
      const accepted = pieces
        .filter(({ accepted: good }) => good > 0)
        .map(({ itemId, accepted: quantity }) => ({ itemId, quantity }));
      const { order, items, facts } = held;
      if (facts.payment?.state !== "captured") return refuse(problem("order.nothingTaken"));
      if (facts.isMoneyMoving) return refuse(problem("order.moneyMoving"));
      const seen = paidOf({ ...order, items }).lines.reduce((sum, line) => {
        const before = facts.lines.find(({ itemId }) => itemId === line.itemId)?.refunded ?? 0;
        return sum + costOf(line, before, wishedOf(accepted, line.itemId)).minor;
      }, 0);
      return beginRefund(tx, held, {
        pieces: accepted,
        shippingMinor: 0,
        adjustmentMinor: 0,
        reason: `Return ${number}`,
        toShelf,
        seen: money(seen, order.currency),
        isOfReturn: true,
      });
    },
  });
  if (!asked.ok) return asked;
  await carryOut(ctx, asked.value);
  return ok(true);
}

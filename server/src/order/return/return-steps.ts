import type { Money } from "@placket/domain/money/money";
import type { HistoryCode } from "@placket/domain/order/history";
import type { RefundWayCode } from "@placket/domain/order/money/refund-ways";
import { checkAccepted } from "@placket/domain/order/return/check-return";
import { RETURN_MOVES, type ReturnState } from "@placket/domain/order/return/return-state";
import type { PiecesWish } from "@placket/domain/order/step/check-pieces";
import { hasMoneyToPayBack } from "@placket/domain/order/step/order-steps";
import { checkReason } from "@placket/domain/order/step/step-words";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { canMove } from "@placket/domain/state-moves";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { insertOrderEvent } from "../moves.sql.ts";
import { carryOut } from "../movement/carry-out.ts";
import { beginRefund } from "../movement/refund.ts";
import { holdOrder, type HeldOrder } from "../step/held-order.sql.ts";
import { stamp } from "../step/stamp.ts";
import { takeStep } from "../step/take-step.ts";
import { orderOfReturn } from "./list-returns.ts";
import { addReturned, moveReturn, updateAccepted } from "./return.sql.ts";
import { returnNotGood } from "./settle-return.ts";
import { goodPieces, returnsOf, type OrderReturn } from "./returns.ts";
import { tellOfReturn } from "./tell-of-return.ts";

/** What is done with a return: where it goes, and what is done with it in the transaction that moves it. */
interface ReturnStep<Value> {
  readonly to: ReturnState;
  /** Where it must stand, where the table draws more ways there. */
  readonly from?: readonly ReturnState[];
  readonly said?: object;
  /** How much money goes back with it. */
  readonly asked?: Money;
  /** Where nothing comes of it. */
  readonly endedReason?: string;
  readonly work: (tx: Ctx, held: HeldOrder, of: OrderReturn) => Promise<Result<Value>>;
  /** Whether its buyer is written to; by where it goes unless told. */
  readonly isTold?: boolean;
  /** What follows by itself, before its buyer is told. */
  readonly after?: (tx: Ctx, held: HeldOrder) => Promise<void>;
}

/** Moves a return that is held with its order, and tells its buyer. `ctx.db` must not be a transaction. */
export async function moveReturnTo<Value>(
  ctx: Ctx,
  number: string,
  {
    to,
    from,
    said,
    asked,
    endedReason,
    work,
    after,
    isTold = IS_TOLD.includes(to),
  }: ReturnStep<Value>,
): Promise<Result<Value>> {
  const order = await orderOfReturn(ctx, number);
  if (!order.ok) return order;
  return takeStep(ctx, {
    number: order.value,
    step: "handleReturn",
    ...(asked && { asked }),
    work: async (tx, held) => {
      const orderId = held.order.id;
      const found = (await returnsOf(tx, [orderId]))(orderId).find((one) => one.number === number);
      const isFrom = found && (from?.includes(found.state) ?? true);
      if (!isFrom || !canMove(RETURN_MOVES, found.state, to)) {
        return refuse(problem("order.returnNotNow", "number"));
      }
      await moveReturn(tx.db, { id: found.id, from: found.state, to, endedReason, now: tx.now });
      // As it stands with the return moved: its pieces wait for nothing else any more.
      const moved = await holdOrder(tx, order.value);
      if (!moved) throw new Error(`Order ${order.value} is gone`);
      const done = await work(tx, moved, found);
      if (!done.ok) return done;
      const code = CODES[to];
      if (code !== null) {
        const note = { code, values: { return: number } };
        await insertOrderEvent(tx.db, { ...stamp(tx), orderId, status: held.order.status, note });
      }
      await after?.(tx, moved);
      if (isTold) await tellOfReturn(tx, orderId, number);
      await leaveTrace(tx, {
        action: "order.handleReturn",
        subject: order.value,
        before: { state: found.state },
        after: { return: number, state: to, ...said },
      });
      return done;
    },
  });
}

/** What the history says of it here; of what tells more than the return's number, whoever does it. */
const CODES = {
  requested: "return_requested",
  approved: "return_approved",
  rejected: null,
  received: "return_received",
  checked: "return_checked",
  exchanged: null,
  difference_failed: null,
  refunding: null,
  refund_failed: null,
  refunded: null,
  closed: null,
} as const satisfies Readonly<Record<ReturnState, HistoryCode | null>>;

/** Of money that is only asked for the buyer is not told. */
const IS_TOLD: readonly ReturnState[] = [
  "requested",
  "approved",
  "rejected",
  "received",
  "checked",
  "exchanged",
  "closed",
];

const nothingMore = async (): Promise<Result<true>> => ok(true);

/** Lets the buyer send it. */
export const approveReturn = (ctx: Ctx, number: string): Promise<Result<true>> =>
  moveReturnTo(ctx, number, { to: "approved", work: nothingMore });

/** Says no, with a reason that its buyer reads; its pieces may be asked to be returned again. */
export function rejectReturn(
  ctx: Ctx,
  { number, reason }: { readonly number: string; readonly reason: string },
): Promise<Result<true>> {
  const problems = checkReason(reason);
  if (problems.length > 0) return Promise.resolve(refuse(...problems));
  const endedReason = reason.trim();
  return moveReturnTo(ctx, number, {
    to: "rejected",
    endedReason,
    work: async (tx, { order: { id: orderId, status } }, { pieces }) => {
      const note = {
        code: "return_not_accepted",
        values: { return: number, reason: endedReason },
      } as const;
      await insertOrderEvent(tx.db, { ...stamp(tx), orderId, status, note });
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
  moveReturnTo(ctx, number, { to: "received", work: nothingMore });

/** It was looked at: so many pieces of each line are good. Where none is, that is the end of it. */
export const checkReturned = (
  ctx: Ctx,
  { number, accepted }: { readonly number: string; readonly accepted: readonly PiecesWish[] },
): Promise<Result<true>> =>
  moveReturnTo(ctx, number, {
    to: "checked",
    said: { accepted },
    work: async (tx, _, { id, pieces }) => {
      const problems = checkAccepted(accepted, pieces);
      if (problems.length > 0) return refuse(...problems);
      await updateAccepted(tx.db, id, accepted);
      return ok(true);
    },
    after: async (tx, held) => {
      const isAnyGood = accepted.some(({ quantity }) => quantity > 0);
      if (!isAnyGood) await returnNotGood(tx, held, number);
    },
  });

/**
 * Pays back what the accepted pieces cost, by the way in which any money is paid back. It is paid back once the
 * processor says so; what it refuses can be tried again.
 */
export async function refundReturn(ctx: Ctx, wish: RefundWish): Promise<Result<true>> {
  const { number, way, toShelf, seen } = wish;
  const asked = await moveReturnTo(ctx, number, {
    to: "refunding",
    said: { way, toShelf, amount: seen },
    asked: seen,
    work: (tx, held, of) => payBack(tx, held, { ...wish, of }),
  });
  if (!asked.ok) return asked;
  if (asked.value !== null) await carryOut(ctx, asked.value);
  return ok(true);
}

interface RefundWish {
  readonly number: string;
  readonly way: RefundWayCode;
  readonly toShelf: boolean;
  /** What was shown to whoever asks. */
  readonly seen: Money;
}

interface Paying extends RefundWish {
  readonly of: OrderReturn;
}

async function payBack(
  tx: Ctx,
  held: HeldOrder,
  { of, way, toShelf, seen }: Paying,
): Promise<Result<number | null>> {
  const { facts } = held;
  if (!hasMoneyToPayBack(facts)) return refuse(problem("order.nothingTaken"));
  if (facts.isMoneyMoving) return refuse(problem("order.moneyMoving"));
  return beginRefund(tx, held, {
    pieces: goodPieces(of),
    way,
    shippingMinor: 0,
    adjustmentMinor: 0,
    reason: `Return ${of.number}`,
    toShelf,
    seen,
    ofReturn: of.number,
  });
}

import { checkReturn } from "@placket/domain/order/return/check-return";
import type { ReturnReason } from "@placket/domain/order/return/return-state";
import type { PiecesWish } from "@placket/domain/order/step/check-pieces";
import type { OrderStep } from "@placket/domain/order/step/order-steps";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { insertOrderEvent } from "../moves.sql.ts";
import { stamp } from "../step/stamp.ts";
import { takeStep } from "../step/take-step.ts";
import { addReturned, insertReturn } from "./return.sql.ts";
import { tellOfReturn } from "./tell-of-return.ts";

/** Who asks for it, as the history says it. */
const CODES = { return: "return_opened", returnOwn: "return_requested" } as const;

interface Wish {
  readonly number: string;
  readonly pieces: readonly PiecesWish[];
  readonly reason: ReturnReason;
  readonly comment: string;
  /** Whom to write to of it, where that is said: nobody but who ordered. */
  readonly tellTo?: string | null;
}

/**
 * Asks to send pieces of an order back that have arrived, none twice; gives the return's number. By staff for a
 * buyer, or by the buyer, whose order it is was asked before. `ctx.db` must not be a transaction.
 */
export function requestReturn(
  ctx: Ctx,
  { number, pieces, reason, comment, tellTo = null }: Wish,
  step: Extract<OrderStep, "return" | "returnOwn">,
): Promise<Result<string>> {
  return takeStep(ctx, {
    number,
    step,
    action: "order.return",
    said: { pieces, reason },
    work: async (tx, { order, facts }) => {
      if (tellTo !== null && !isTheirs(tellTo, order.email)) {
        return refuse(problem("access.badRequest", "contact_email", "contact_email"));
      }
      const problems = checkReturn({ pieces, comment }, facts.lines);
      if (problems.length > 0) return refuse(...problems);
      const wished = pieces.filter(({ quantity }) => quantity > 0);
      await addReturned(tx.db, wished);
      const draft = { orderId: order.id, pieces: wished, reason, comment: comment.trim() };
      const asked = await insertReturn(tx.db, { ...draft, now: tx.now });
      await insertOrderEvent(tx.db, {
        ...stamp(tx),
        orderId: order.id,
        status: order.status,
        note: { code: CODES[step], values: { return: asked } },
      });
      await tellOfReturn(tx, order.id, asked);
      return ok(asked);
    },
  });
}

/** Whether an address is the order's; an empty one says nothing. */
function isTheirs(told: string, ofOrder: string): boolean {
  const address = told.trim().toLowerCase();
  return address === "" || address === ofOrder.toLowerCase();
}

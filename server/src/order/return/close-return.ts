import { checkReason } from "@placket/domain/order/step/step-words";
import { ok, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { endExchange } from "../exchange/end-exchange.ts";
import { insertOrderEvent } from "../moves.sql.ts";
import { backOnShelf } from "../movement/back-on-shelf.ts";
import { stamp } from "../step/stamp.ts";
import { moveReturnTo } from "./return-steps.ts";
import { goodPieces } from "./returns.ts";

interface Wish {
  readonly number: string;
  /** Its buyer reads it. */
  readonly reason: string;
  /** Whether its good pieces go on the shelf. */
  readonly toShelf: boolean;
}

/**
 * Ends a return of which nothing is paid back and nothing sent: what was free, was paid outside, or was sent for
 * another return. Pieces of an exchange that came back are exchanged no more: the order that was paid can pay them
 * back. `ctx.db` must not be a transaction.
 */
export function closeReturn(ctx: Ctx, { number, reason, toShelf }: Wish): Promise<Result<true>> {
  const problems = checkReason(reason);
  if (problems.length > 0) return Promise.resolve(refuse(...problems));
  const endedReason = reason.trim();
  return moveReturnTo(ctx, number, {
    to: "closed",
    endedReason,
    said: { toShelf },
    work: async (tx, held, of) => {
      const pieces = goodPieces(of);
      if (toShelf) await backOnShelf(tx, held, pieces);
      const { id: orderId, status } = held.order;
      const values = { return: number, reason: endedReason };
      const note = { code: "return_closed", values } as const;
      await insertOrderEvent(tx.db, { ...stamp(tx), orderId, status, note });
      await endExchange(tx, {
        order: held.order,
        pieces,
        occasion: `return ${number}`,
        noteOf: (values) => ({ code: "exchange_came_back", values }),
      });
      return ok(true);
    },
  });
}

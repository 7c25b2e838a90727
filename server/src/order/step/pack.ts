import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { insertOrderEvent } from "../moves.sql.ts";
import { markPacked } from "./held-order.sql.ts";
import { stamp } from "./stamp.ts";
import { takeStep } from "./take-step.ts";

/** Begins to pack an order: from now on its shopper changes nothing of it. */
export function startPacking(ctx: Ctx, number: string): Promise<Result<true>> {
  return takeStep(ctx, {
    number,
    step: "pack",
    action: "order.pack",
    work: async (tx, { order: { id: orderId, status } }) => {
      await markPacked(tx.db, orderId, tx.now);
      await insertOrderEvent(tx.db, {
        ...stamp(tx),
        orderId,
        status,
        note: { code: "packing", values: {} },
      });
      return ok(true);
    },
  });
}

import { checkReason } from "@placket/domain/order/step/step-words";
import { ok, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { moveOrder } from "../moves.sql.ts";
import { stamp } from "./stamp.ts";
import { takeStep } from "./take-step.ts";

interface Wish {
  readonly number: string;
  /** Read by staff alone. */
  readonly reason: string;
}

/** Holds an order back: nothing of it is packed, taken or paid back until it is released. */
export function holdBack(ctx: Ctx, { number, reason }: Wish): Promise<Result<true>> {
  const problems = checkReason(reason);
  if (problems.length > 0) return Promise.resolve(refuse(...problems));
  const text = reason.trim();
  return takeStep(ctx, {
    number,
    step: "hold",
    action: "order.hold",
    work: async (tx, { order }) => {
      const note = { code: "held", values: { reason: text } } as const;
      await moveOrder(tx.db, {
        ...stamp(tx),
        orderId: order.id,
        from: order.status,
        to: "holded",
        note,
      });
      return ok(true);
    },
  });
}

/** Lets an order that was held back go on. */
export function release(ctx: Ctx, number: string): Promise<Result<true>> {
  return takeStep(ctx, {
    number,
    step: "release",
    action: "order.release",
    work: async (tx, { order }) => {
      const note = { code: "released", values: {} } as const;
      await moveOrder(tx.db, {
        ...stamp(tx),
        orderId: order.id,
        from: order.status,
        to: "processing",
        note,
      });
      return ok(true);
    },
  });
}

import { checkNote } from "@placket/domain/order/step/step-words";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { tellBuyer } from "../letter/tell-buyer.ts";
import { orderNote } from "../letter/note-letter.ts";
import { insertOrderEvent } from "../moves.sql.ts";
import { selectOrderByNumber } from "../order.sql.ts";
import { stamp } from "./stamp.ts";

interface Wish {
  readonly number: string;
  readonly text: string;
  /** Whether the buyer reads it: in the order's history, and in a letter. */
  readonly isForBuyer: boolean;
}

/** Writes a note into the history of an order, for staff or for its buyer too, in the caller's transaction. */
export async function noteToOrder(
  tx: Ctx,
  { number, text: written, isForBuyer }: Wish,
): Promise<Result<true>> {
  const problems = checkNote(written);
  if (problems.length > 0) return refuse(...problems);
  const order = await selectOrderByNumber(tx.db, number);
  if (!order) return refuse(problem("order.noSuchOrder", "number"));
  const text = written.trim();
  await insertOrderEvent(tx.db, {
    ...stamp(tx),
    orderId: order.id,
    status: order.status,
    note: { code: "note", values: { text } },
    isShown: isForBuyer,
  });
  if (isForBuyer) {
    await tellBuyer(tx, order.id, {
      template: orderNote,
      dataOf: (shown) => ({ ...shown, text }),
    });
  }
  // The words stand in the history, from where they can be taken; the trail keeps what it is told.
  await leaveTrace(tx, { action: "order.note", subject: number, after: { isForBuyer } });
  return ok(true);
}

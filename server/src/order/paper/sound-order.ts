import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { selectWholeOrder } from "../order.sql.ts";
import { readOrder, type PlacedOrder } from "../stored-order.ts";

/** An order that can be read whole: of another one no paper is printed. */
export async function soundOrder(ctx: Ctx, number: string): Promise<Result<PlacedOrder>> {
  const row = await selectWholeOrder(ctx.db, { number });
  if (!row) return refuse(problem("order.noSuchOrder", "number"));
  const { order, faults } = readOrder(row);
  return faults.length === 0 ? ok(order) : refuse(problem("order.unreadable", "number"));
}

import { timingSafeEqual } from "node:crypto";
import { isPlaced } from "@placket/domain/order/order-status";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { selectWholeOrder, selectWholeOrders } from "./order.sql.ts";
import { readOrder, unreadable, type PlacedOrder } from "./stored-order.ts";

/** For the shopper who holds the token of the order; anybody else finds nothing. */
export async function orderByToken(
  ctx: Ctx,
  { number, token }: { number: string; token: string },
): Promise<Result<PlacedOrder>> {
  const row = await selectWholeOrder(ctx.db, { number });
  if (!row || !isPlaced(row.status) || !isSameToken(row.confirmation_token, token)) {
    return refuse(problem("order.noSuchOrder", "number"));
  }
  const { order, faults } = readOrder(row);
  if (faults.length === 0) return ok(order);
  ctx.log.error({ number, cause: unreadable(faults) }, "an order cannot be read");
  return refuse(problem("order.unreadable", "number"));
}

/** For letters; all are read at once. @throws with words for staff when one is missing or cannot be read. */
export async function ordersById(
  ctx: Ctx,
  ids: readonly number[],
): Promise<(id: number) => PlacedOrder> {
  const rows = await selectWholeOrders(ctx.db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const row = byId.get(id);
    if (!row) throw new Error(`There is no order with id ${id}`);
    const { order, faults } = readOrder(row);
    if (faults.length > 0) throw new Error(unreadable(faults));
    return order;
  };
}

/** In constant time, so that nobody guesses a token letter by letter. */
function isSameToken(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

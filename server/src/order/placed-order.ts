import { timingSafeEqual } from "node:crypto";
import { isPlaced } from "@placket/domain/order/order-status";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { selectWholeOrder, selectWholeOrders } from "./order.sql.ts";
import { readOrder, unreadable, type PlacedOrder } from "./stored-order.ts";

/** What opens an order to whoever has no account. */
export interface OrderToken {
  /** A token opens one order alone: where the number is known, it must be that one. */
  readonly number?: string | null | undefined;
  readonly token: string;
}

/** For the shopper who holds the token of the order; anybody else finds nothing. */
export async function orderByToken(ctx: Ctx, known: OrderToken): Promise<Result<PlacedOrder>> {
  const read = await readByToken(ctx, known);
  if (!read) return refuse(problem("order.noSuchOrder", "number"));
  return read.isWhole ? ok(read.order) : refuse(problem("order.unreadable", "number"));
}

/** An order that was placed a moment ago, as far as it can be read, and whether that is all of it. */
export async function justPlaced(ctx: Ctx, known: OrderToken) {
  const read = await readByToken(ctx, known);
  if (!read) throw new Error(`Order ${known.number} is not there though it was placed`);
  return read;
}

async function readByToken(ctx: Ctx, { number, token }: OrderToken) {
  const row = await selectWholeOrder(ctx.db, typeof number === "string" ? { number } : { token });
  if (!row || !isPlaced(row.status) || !isSameToken(row.confirmation_token, token))
    return undefined;
  const { order, faults } = readOrder(row);
  const isWhole = faults.length === 0;
  if (!isWhole) {
    ctx.log.error({ number: row.number, cause: unreadable(faults) }, "an order cannot be read");
  }
  return { order, isWhole };
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

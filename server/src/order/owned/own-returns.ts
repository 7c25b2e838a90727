import { PAGE_SIZES } from "@placket/domain/page-sizes";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { selectWholeOrders } from "../order.sql.ts";
import { legible, readOrder, type PlacedOrder } from "../stored-order.ts";
import { countOwnReturns, selectOwnReturns } from "../return/return.sql.ts";
import { returnsOf, type OrderReturn } from "../return/returns.ts";

/** A return and the order that it is of. */
interface OwnReturn {
  readonly order: PlacedOrder;
  readonly of: OrderReturn;
}

/** Which page is asked for, from 1. */
export interface ReturnsPage {
  readonly page: number;
  readonly size: number;
}

/** The page that a client asks for, or why there is no such one. */
export function returnsPage(asked: {
  readonly currentPage?: number | null;
  readonly pageSize?: number | null;
}): Result<ReturnsPage> {
  const { usual, most } = PAGE_SIZES.orders;
  const { currentPage, pageSize } = asked;
  const [page, size] = [currentPage ?? 1, pageSize ?? usual];
  if (size < 1 || size > most) return refuse(problem("catalog.badPageSize", "pageSize", most));
  if (page < 1 || page > PAGES_MOST) {
    return refuse(problem("access.badRequest", "currentPage", "currentPage"));
  }
  return ok({ page, size });
}

/** Nobody turns over so many; it keeps an offset from being absurd. */
const PAGES_MOST = 100_000;

/** Returns of a customer's orders, newest first; one whose order cannot be read leaves its place empty. */
export async function ownReturns(ctx: Ctx, customerId: number, { page, size }: ReturnsPage) {
  const search = { customerId };
  const part = { limit: size, offset: (page - 1) * size };
  const rows = await selectOwnReturns(ctx.db, search, part);
  const total = await countOwnReturns(ctx.db, search);
  return { returns: await withOrders(ctx, rows), total };
}

/** One of them; `null` where there is none. */
export async function ownReturn(
  ctx: Ctx,
  customerId: number,
  id: number,
): Promise<OwnReturn | null> {
  const rows = await selectOwnReturns(ctx.db, { customerId, id }, { limit: 1, offset: 0 });
  return (await withOrders(ctx, rows))[0] ?? null;
}

async function withOrders(
  ctx: Ctx,
  rows: readonly { readonly id: number; readonly order_id: number }[],
): Promise<(OwnReturn | null)[]> {
  const orderIds = [...new Set(rows.map((row) => row.order_id))];
  if (orderIds.length === 0) return [];
  const orders = new Map(
    (await selectWholeOrders(ctx.db, orderIds)).map((row) => [
      row.id,
      legible(ctx, readOrder(row)),
    ]),
  );
  const returnsFor = await returnsOf(ctx, orderIds);
  return rows.map(({ id, order_id: orderId }) => {
    const order = orders.get(orderId);
    const of = returnsFor(orderId).find((one) => one.id === id);
    return order?.ok && of ? { order: order.value, of } : null;
  });
}

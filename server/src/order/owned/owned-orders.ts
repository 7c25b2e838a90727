import type { Customer } from "@placket/domain/access/principal";
import { PAGE_SIZES } from "@placket/domain/page-sizes";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { selectWholeOrders } from "../order.sql.ts";
import { legible, readOrder, type PlacedOrder } from "../stored-order.ts";
import {
  countOwnOrders,
  selectFirstPlaced,
  selectOwnOrderIds,
  type OwnOrderSearch,
} from "./owned-orders.sql.ts";

/** Which page of their orders a customer asks for. */
export interface OrdersAsked {
  readonly search: OwnOrderSearch;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly isOldestFirst: boolean;
}

/** A page of a customer's orders; one that cannot be read is refused by itself. */
interface OrdersPage {
  readonly orders: readonly Result<PlacedOrder>[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
}

/** A customer's orders, those alone that are orders to them. */
export async function ownOrders(
  ctx: Ctx,
  { search, page, size, isOldestFirst }: OrdersAsked,
): Promise<Result<OrdersPage>> {
  const { most } = PAGE_SIZES.orders;
  if (page < 1 || page > PAGES_MOST)
    return refuse(problem("access.badRequest", "currentPage", "currentPage"));
  if (size < 1 || size > most) return refuse(problem("catalog.badPageSize", "pageSize", most));
  const part = { limit: size, offset: (page - 1) * size, isOldestFirst };
  const ids = await selectOwnOrderIds(ctx.db, search, part);
  const total = await countOwnOrders(ctx.db, search);
  const rows = new Map((await selectWholeOrders(ctx.db, ids)).map((row) => [row.id, row]));
  const orders = ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [legible(ctx, readOrder(row))] : [];
  });
  return ok({ orders, total, page, size });
}

/** Nobody turns over so many; it keeps an offset from being absurd. */
const PAGES_MOST = 100_000;

/** An order of whoever asks, by its number; a stranger's is not found. */
export async function ownOrder(
  ctx: Ctx,
  { customerId }: Pick<Customer, "customerId">,
  number: string,
): Promise<Result<PlacedOrder>> {
  const search = { customerId, numbers: [number] };
  const asked = { search, page: 1, size: 1, isOldestFirst: false };
  const found = await ownOrders(ctx, asked);
  if (!found.ok) return found;
  return found.value.orders[0] ?? refuse(problem("order.noSuchOrder", "orderNumber"));
}

/** When the first of a customer's orders was placed; null of somebody who has none. */
export const firstPlaced = (ctx: Pick<Ctx, "db">, customerId: number): Promise<Date | null> =>
  selectFirstPlaced(ctx.db, customerId);

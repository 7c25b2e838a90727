import { problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { selectWholeOrders } from "../order.sql.ts";
import { orderByToken, type OrderToken } from "../placed-order.ts";
import { legible, readOrder, type PlacedOrder } from "../stored-order.ts";

/** An order of the customer who asks, by its id; a stranger's is not found. */
export async function ownOrderById(ctx: Ctx, orderId: number): Promise<Result<PlacedOrder>> {
  const { principal } = ctx;
  if (principal.kind !== "customer") return refuse(problem("access.loginRequired"));
  const [row] = await selectWholeOrders(ctx.db, [orderId]);
  return row?.customer_id === principal.customerId
    ? legible(ctx, readOrder(row))
    : refuse(problem("order.noSuchOrder"));
}

/** A guest's order by its token; one of an account is that account's to change. */
export async function guestsOrder(ctx: Ctx, known: OrderToken): Promise<Result<PlacedOrder>> {
  const found = await orderByToken(ctx, known);
  if (!found.ok) return found;
  const [row] = await selectWholeOrders(ctx.db, [found.value.id]);
  const owner = row?.customer_id ?? null;
  return owner === null || owner === ctx.principal.customerId
    ? found
    : refuse(problem("order.ofAccount", "number"));
}

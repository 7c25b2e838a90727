import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { selectWholeOrders } from "../order.sql.ts";
import { orderByToken } from "../placed-order.ts";
import { cancelOwnOrder } from "../step/cancel.ts";
import type { PlacedOrder } from "../stored-order.ts";
import { ownOrder } from "./owned-orders.ts";

/** Cancels an order of the customer who asks, by its id; a stranger's is not found. Gives it as it is then. */
export async function cancelOwned(
  ctx: Ctx,
  { orderId, reason }: { readonly orderId: number; readonly reason: string },
): Promise<Result<PlacedOrder>> {
  const { principal } = ctx;
  if (principal.kind !== "customer") return refuse(problem("access.loginRequired", "order_id"));
  const [row] = await selectWholeOrders(ctx.db, [orderId]);
  if (row?.customer_id !== principal.customerId) {
    return refuse(problem("order.noSuchOrder", "order_id"));
  }
  const canceled = await cancelOwnOrder(ctx, { number: row.number, reason });
  return canceled.ok ? ownOrder(ctx, principal, row.number) : canceled;
}

/** The same of an order by its token; one of an account is that account's to cancel. */
export async function cancelByToken(
  ctx: Ctx,
  {
    reason,
    ...known
  }: { readonly number: string; readonly token: string; readonly reason: string },
): Promise<Result<PlacedOrder>> {
  const found = await orderByToken(ctx, known);
  if (!found.ok) return found;
  const [row] = await selectWholeOrders(ctx.db, [found.value.id]);
  const isStrangers = row?.customer_id != null && row.customer_id !== ctx.principal.customerId;
  if (isStrangers) return refuse(problem("order.ofAccount", "number"));
  const canceled = await cancelOwnOrder(ctx, { number: known.number, reason });
  if (!canceled.ok) return canceled;
  const after = await orderByToken(ctx, known);
  return after.ok ? ok(after.value) : after;
}

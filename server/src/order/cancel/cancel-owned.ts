import type { Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { orderByToken } from "../placed-order.ts";
import { cancelOwnOrder } from "../step/cancel.ts";
import type { PlacedOrder } from "../stored-order.ts";
import { guestsOrder, ownOrderById } from "../owned/changeable-order.ts";

/** Cancels an order of the customer who asks, by its id; a stranger's is not found. Gives it as it is then. */
export async function cancelOwned(
  ctx: Ctx,
  { orderId, reason }: { readonly orderId: number; readonly reason: string },
): Promise<Result<PlacedOrder>> {
  const found = await ownOrderById(ctx, orderId);
  if (!found.ok) return found;
  const canceled = await cancelOwnOrder(ctx, { number: found.value.number, reason });
  return canceled.ok ? ownOrderById(ctx, orderId) : canceled;
}

/** The same of an order by its token; one of an account is that account's to cancel. */
export async function cancelByToken(
  ctx: Ctx,
  {
    reason,
    ...known
  }: { readonly number: string; readonly token: string; readonly reason: string },
): Promise<Result<PlacedOrder>> {
  const found = await guestsOrder(ctx, known);
  if (!found.ok) return found;
  const canceled = await cancelOwnOrder(ctx, { number: known.number, reason });
  return canceled.ok ? orderByToken(ctx, known) : canceled;
}

import { DAY_MS } from "@placket/domain/durations";
import type { Ctx } from "../../context.ts";
import { reviewableOrder } from "../../order/owned/bought.ts";
import { hashOfToken } from "../../token.ts";
import { selectInvitedOrder, selectReviewed } from "./invite.sql.ts";

/** So long a letter's links prove anything. */
const PROVES_MS = 180 * DAY_MS;

/** The order whose letter carried this, while its links work. */
export const invitedOrder = ({ db, now }: Ctx, token: string): Promise<number | undefined> =>
  selectInvitedOrder(db, hashOfToken(token), new Date(now.getTime() - PROVES_MS));

/** The same, where the order holds a product that nobody has reviewed by its letter yet. */
export async function orderWithReview(
  ctx: Ctx,
  token: string,
  productId: number,
): Promise<number | undefined> {
  const orderId = await invitedOrder(ctx, token);
  const order = orderId === undefined ? undefined : await reviewableOrder(ctx, orderId);
  if (!order?.products.some((one) => one.productId === productId)) return undefined;
  const reviewed = await selectReviewed(ctx.db, { orderId: order.orderId, customerId: null });
  return reviewed.has(productId) ? undefined : order.orderId;
}

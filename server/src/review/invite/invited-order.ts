import { DAY_MS } from "@placket/domain/durations";
import type { Ctx } from "../../context.ts";
import { reviewableOrder } from "../../order/owned/bought.ts";
import { hashOfToken } from "../../token.ts";
import { holdInvited, selectReviewed } from "./invite.sql.ts";

/** So long a letter's links prove anything. */
const PROVES_MS = 180 * DAY_MS;

/**
 * The order whose letter carried this, while its links work and it holds a product that nobody has reviewed by its letter
 * yet. For the transaction that writes the review.
 */
export async function orderWithReview(
  tx: Ctx,
  token: string,
  productId: number,
): Promise<number | undefined> {
  const invited = await holdInvited(tx.db, hashOfToken(token));
  const isOver = !invited?.toldAt || tx.now.getTime() - invited.toldAt.getTime() > PROVES_MS;
  const order = isOver ? undefined : await reviewableOrder(tx, invited.orderId);
  if (!order?.products.some((one) => one.productId === productId)) return undefined;
  const reviewed = await selectReviewed(tx.db, { orderId: order.orderId, customerId: null });
  return reviewed.has(productId) ? undefined : order.orderId;
}

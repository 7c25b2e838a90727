import type { Ctx } from "../../context.ts";
import {
  selectBought,
  selectBuyersEmail,
  selectReviewable,
  type ReviewableOrder,
} from "./bought.sql.ts";

/** Whether a customer has ordered a product, or a form of it, and the order stands. */
export const hasBought = (ctx: Ctx, customerId: number, productId: number): Promise<boolean> =>
  selectBought(ctx.db, { customerId, productId });

/** What the buyer of an order may be asked about; undefined while the order is not complete, or not any more. */
export const reviewableOrder = (
  { db }: Ctx,
  orderId: number,
): Promise<ReviewableOrder | undefined> => selectReviewable(db, orderId);

/** To whom letters about an order go, whatever became of it. */
export const buyersEmail = ({ db }: Ctx, orderId: number): Promise<string | undefined> =>
  selectBuyersEmail(db, orderId);

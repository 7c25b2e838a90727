import type { Ctx } from "../../context.ts";
import { selectBought } from "./bought.sql.ts";

/** Whether a customer has ordered a product, or a form of it, and the order stands. */
export const hasBought = (ctx: Ctx, customerId: number, productId: number): Promise<boolean> =>
  selectBought(ctx.db, { customerId, productId });

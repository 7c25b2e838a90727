import type { Coupon } from "@placket/domain/coupon/coupon";
import type { Ctx } from "../context.ts";
import { returnCouponUse, selectCoupon, takeCouponUse } from "./coupon.sql.ts";

/** The coupon of a code, whether it holds now or not; undefined when nobody made it. */
export function couponByCode(ctx: Ctx, code: string): Promise<Coupon | undefined> {
  return selectCoupon(ctx.db, code);
}

/** Takes one use for an order; false when the last one is gone. */
export function useCoupon(ctx: Ctx, code: string): Promise<boolean> {
  return takeCouponUse(ctx.db, code);
}

/** Gives the use back when the order was not paid. */
export function giveCouponBack(ctx: Ctx, code: string): Promise<void> {
  return returnCouponUse(ctx.db, code);
}

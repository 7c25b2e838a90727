import type { Coupon } from "@placket/domain/coupon/coupon";
import type { Ctx } from "../context.ts";
import { stores } from "../store/store-config.ts";
import { returnCouponUse, selectCoupon, takeCouponUse } from "./coupon.sql.ts";

/** The coupon of a code in the view's currency, whether it holds now or not; undefined when nobody made it. */
export function couponByCode(ctx: Ctx, code: string): Promise<Coupon | undefined> {
  return selectCoupon(ctx.db, placeOf(ctx, code, ctx.store.currency));
}

/** Takes one use for an order of the view; false when the last one is gone. */
export function useCoupon(ctx: Ctx, code: string): Promise<boolean> {
  return takeCouponUse(ctx.db, placeOf(ctx, code, ctx.store.currency));
}

/** Gives the use back when the order, which had that currency, was not paid. */
export function giveCouponBack(ctx: Ctx, code: string, currency: string): Promise<void> {
  return returnCouponUse(ctx.db, placeOf(ctx, code, currency));
}

const placeOf = ({ held }: Ctx, code: string, currency: string) => ({
  code,
  currency,
  catalogCurrency: held(stores).catalogCurrency,
});

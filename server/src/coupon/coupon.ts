import type { Coupon } from "@placket/domain/coupon/coupon";
import type { RawBuilder } from "kysely";
import type { Ctx } from "../context.ts";
import { coupons } from "./coupons.ts";
import { stores } from "../store/store-config.ts";
import { returnCouponUse, takingCouponUse, type TakingUse } from "./coupon.sql.ts";

/** The coupon of a code in the view's currency, whether it holds now or not; undefined when nobody made it. */
export function couponByCode(ctx: Ctx, code: string): Coupon | undefined {
  return ctx.held(coupons).byCode(placeOf(ctx, code, ctx.store.currency));
}

/** How a statement takes a use of a coupon: its parts. */
export type CouponTaking = TakingUse;

/** Parts of the statement that takes one use for an order of the view, where `isWanted` holds. */
export function takingUse(ctx: Ctx, code: string, isWanted: RawBuilder<boolean>): CouponTaking {
  return takingCouponUse(ctx.db, placeOf(ctx, code, ctx.store.currency), isWanted);
}

/**
 * Notes that a use could not be taken: until the process has read the coupons anew it prices carts without it.
 * It is noted in what this call began with, so that it never outlives a newer reading.
 */
export function noteSpent(ctx: Ctx, code: string): void {
  ctx.held(coupons).noteSpent(placeOf(ctx, code, ctx.store.currency));
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

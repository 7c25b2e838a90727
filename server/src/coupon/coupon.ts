import type { Coupon } from "@placket/domain/coupon/coupon";
import type { RawBuilder } from "kysely";
import type { Ctx } from "../context.ts";
import { coupons } from "./coupons.ts";
import { stores } from "../store/store-config.ts";
import { returnCouponUse, takingCouponUse, type TakingUse } from "./coupon.sql.ts";

/** The coupon of a code in the view's currency, whether it holds now or not; undefined when nobody made it. */
export function couponByCode(ctx: Ctx, code: string): Coupon | undefined {
  return couponIn(ctx, code, ctx.store.currency);
}

/** Parts of the statement that takes one use of the coupon with that id, where `isWanted` holds. */
export const takingUse = (id: RawBuilder<Coupon["id"]>, isWanted: RawBuilder<boolean>): TakingUse =>
  takingCouponUse(id, isWanted);

/**
 * Notes that a use could not be taken: until the process has read the coupons anew it prices carts without it.
 * It is noted in what this call began with, so that it never outlives a newer reading.
 */
export function noteSpent(ctx: Ctx, { id }: Pick<Coupon, "id">): void {
  ctx.held(coupons).noteSpent(id);
}

/** Gives the use back when the order, which had that currency, was not paid; there is none of a coupon that is gone. */
export async function giveCouponBack(ctx: Ctx, code: string, currency: string): Promise<void> {
  const coupon = couponIn(ctx, code, currency);
  if (coupon) await returnCouponUse(ctx.db, coupon.id);
}

const couponIn = ({ held }: Ctx, code: string, currency: string) =>
  held(coupons).byCode({ code, currency, catalogCurrency: held(stores).catalogCurrency });

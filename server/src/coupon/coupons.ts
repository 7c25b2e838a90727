import type { Coupon } from "@placket/domain/coupon/coupon";
import { holding } from "../held/held.ts";
import { selectCoupons, type CouponPlace, type StoredCoupon } from "./coupon.sql.ts";

/**
 * The coupons, held in the process: a cart with a code is priced without the database. Of the uses that are left
 * it knows whether there were any a moment ago; the order's own statement knows for certain.
 */
interface Coupons {
  byCode(place: CouponPlace): Coupon | undefined;
  /** Says that the database knows of no use left, before the process has heard of it. */
  noteSpent(place: CouponPlace): void;
}

export const coupons = holding<Coupons>({
  name: "coupons",
  followsDatabase: true,
  open: async ({ db }) => couponsOf(await selectCoupons(db)),
});

function couponsOf(stored: readonly StoredCoupon[]): Coupons {
  const rules = Map.groupBy(stored, ({ key }) => key);
  const spent = new Set<Coupon>();
  const find = ({ code, currency, catalogCurrency }: CouponPlace): Coupon | undefined => {
    const ofCode = rules.get(code.toLowerCase()) ?? [];
    const own = ofCode.find((one) => one.currency === currency);
    const anywhere = ofCode.find(
      (one) =>
        one.currency === null && (currency === catalogCurrency || isWithoutAmounts(one.coupon)),
    );
    return (own ?? anywhere)?.coupon;
  };
  return {
    byCode: (place) => {
      const coupon = find(place);
      return coupon && spent.has(coupon) ? { ...coupon, usesLeft: 0 } : coupon;
    },
    noteSpent: (place) => {
      const coupon = find(place);
      if (coupon) spent.add(coupon);
    },
  };
}

const isWithoutAmounts = ({ discountMinor, minimumSubtotalMinor }: Coupon) =>
  discountMinor === 0 && minimumSubtotalMinor === 0;

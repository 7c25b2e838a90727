import type { Coupon } from "@placket/domain/coupon/coupon";
import { holding } from "../held/held.ts";
import { selectCoupons, type StoredCoupon } from "./coupon.sql.ts";

/** A code as shoppers type it (case does not matter), and the money it is typed in. */
interface CouponPlace {
  readonly code: string;
  readonly currency: string;
  /** What amounts stand in that name no currency. */
  readonly catalogCurrency: string;
}

/**
 * The coupons, held in the process: a cart with a code is priced without the database. Of the uses that are left
 * it knows whether there were any a moment ago; the order's own statement knows for certain.
 */
interface Coupons {
  /**
   * Which coupon a code means; one that names the currency leads. Amounts of another currency are no coupon
   * here: nothing is ever taken off by a number alone.
   */
  byCode(place: CouponPlace): Coupon | undefined;
  /** Says that the database knows of no use left, before the process has heard of it. */
  noteSpent(id: Coupon["id"]): void;
}

export const coupons = holding<Coupons>({
  name: "coupons",
  followsDatabase: true,
  open: async ({ db }) => couponsOf(await selectCoupons(db)),
});

function couponsOf(stored: readonly StoredCoupon[]): Coupons {
  const ofCode = Map.groupBy(stored, ({ coupon }) => coupon.code.toLowerCase());
  const spent = new Set<Coupon["id"]>();
  return {
    byCode: ({ code, currency, catalogCurrency }) => {
      const meant = ofCode.get(code.toLowerCase()) ?? [];
      const own = meant.find((one) => one.currency === currency);
      const anywhere = meant.find(
        (one) =>
          one.currency === null && (currency === catalogCurrency || isWithoutAmounts(one.coupon)),
      );
      const coupon = (own ?? anywhere)?.coupon;
      return coupon && spent.has(coupon.id) ? { ...coupon, usesLeft: 0 } : coupon;
    },
    noteSpent: (id) => void spent.add(id),
  };
}

const isWithoutAmounts = ({ discountMinor, minimumSubtotalMinor }: Coupon) =>
  discountMinor === 0 && minimumSubtotalMinor === 0;

import { allocate, money, share, zero, type Money } from "../money/money.ts";

/** What a coupon does to a cart. */
export interface Coupon {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly kind: "percent" | "fixed" | "free_shipping";
  readonly discountMicro: number;
  readonly discountMinor: number;
  readonly minimumSubtotalMinor: number;
  readonly activeFrom: Date | null;
  readonly activeTo: Date | null;
  /** How many orders may still use it; null for any number. */
  readonly usesLeft: number | null;
  readonly isActive: boolean;
}

/** Whether the coupon holds now, for goods of this worth. */
export function couponHolds(coupon: Coupon, subtotal: Money, now: Date): boolean {
  return (
    coupon.isActive &&
    subtotal.minor >= coupon.minimumSubtotalMinor &&
    (coupon.usesLeft === null || coupon.usesLeft > 0) &&
    (coupon.activeFrom === null || now >= coupon.activeFrom) &&
    (coupon.activeTo === null || now < coupon.activeTo)
  );
}

/** A row of goods as a coupon sees it. */
interface CouponRow {
  readonly total: Money;
  /** At a bulk price: it takes no other promotion (PDP-48). */
  readonly isBulkPrice: boolean;
}

/**
 * The discount on each row, rounded per row; a fixed amount is spread by the rows' worth, adds up
 * exactly, and never exceeds the goods. Rows at a bulk price take none (PDP-48).
 */
export function couponDiscounts(coupon: Coupon, rows: readonly CouponRow[]): Money[] {
  const currency = rows[0]?.total.currency ?? "USD";
  const totals = rows.map((row) => (row.isBulkPrice ? zero(currency) : row.total));
  if (coupon.kind === "percent") return totals.map((row) => share(row, coupon.discountMicro));
  if (coupon.kind === "fixed") {
    const goods = totals.reduce((total, row) => total + row.minor, 0);
    const amount = money(Math.min(coupon.discountMinor, goods), currency);
    return allocate(
      amount,
      totals.map((row) => row.minor),
    );
  }
  return totals.map(() => zero(currency));
}

/** Which rows a coupon counts for: free shipping is of the parcel, so bulk prices do not matter to it. */
export type CouponReach = "all" | "some" | "none";

export function couponReach(
  coupon: Pick<Coupon, "kind">,
  rows: readonly Pick<CouponRow, "isBulkPrice">[],
): CouponReach {
  const bulk = rows.filter((row) => row.isBulkPrice).length;
  if (bulk === 0 || coupon.kind === "free_shipping") return "all";
  return bulk === rows.length ? "none" : "some";
}

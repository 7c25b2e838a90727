import { allocate, money, share, zero, type Money } from "../money/money.ts";

/** What a coupon does to a cart. */
export interface Coupon {
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

/**
 * The discount on each row, rounded per row; a fixed amount is spread by the rows' worth, adds up
 * exactly, and never exceeds the goods.
 */
export function couponDiscounts(coupon: Coupon, rowTotals: readonly Money[]): Money[] {
  const currency = rowTotals[0]?.currency ?? "USD";
  if (coupon.kind === "percent") return rowTotals.map((row) => share(row, coupon.discountMicro));
  if (coupon.kind === "fixed") {
    const goods = rowTotals.reduce((total, row) => total + row.minor, 0);
    const amount = money(Math.min(coupon.discountMinor, goods), currency);
    return allocate(
      amount,
      rowTotals.map((row) => row.minor),
    );
  }
  return rowTotals.map(() => zero(currency));
}

import type { CouponReach } from "./coupon.ts";

/** Said where a coupon is entered and shown, while it does not count for all of the goods (PDP-48). */
export const COUPON_NOTES = {
  all: null,
  some: "Bulk prices take no other promotion: the code counts for the other items.",
  none: "Bulk prices take no other promotion: the code takes nothing off these items.",
} as const satisfies Readonly<Record<CouponReach, string | null>>;

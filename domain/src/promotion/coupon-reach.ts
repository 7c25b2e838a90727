import type { RuleAction } from "./rule-action.ts";

/**
 * Which of the goods a code counts for: bulk prices take no other promotion (PDP-48), and a rule may be for other
 * goods. Free shipping is of the parcel, so bulk prices do not matter to it.
 */
export type CouponReach = "all" | "some" | "none" | "elsewhere";

/** @param rows those of the lines that the rule is for. */
export function couponReach(
  { kind }: Pick<RuleAction, "kind">,
  rows: readonly { readonly isBulkPrice: boolean }[],
): CouponReach {
  if (rows.length === 0) return "elsewhere";
  const bulk = rows.filter((row) => row.isBulkPrice).length;
  if (bulk === 0 || kind === "freeShipping") return "all";
  return bulk === rows.length ? "none" : "some";
}

/** Said where a coupon is entered and shown, while it does not count for all of the goods. */
export const COUPON_NOTES = {
  all: null,
  some: "Bulk prices take no other promotion: the code counts for the other items.",
  none: "Bulk prices take no other promotion: the code takes nothing off these items.",
  elsewhere: "The code is for other items than those in your cart.",
} as const satisfies Readonly<Record<CouponReach, string | null>>;

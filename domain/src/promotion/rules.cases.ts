import type { CartRule, CouponOnCart } from "./cart-rule.ts";
import { ALWAYS } from "./condition.ts";
import type { PromotedProduct } from "../catalog/promoted-product.ts";

/** Ten percent off everything, always and for everybody. */
export const aCartRule = (draft: Partial<CartRule> = {}): CartRule => ({
  id: 1,
  name: "Ten percent",
  labels: {},
  currency: "",
  isActive: true,
  activeFrom: null,
  activeTo: null,
  websiteIds: [],
  groupIds: [],
  priority: 0,
  stopsFurther: false,
  needsCoupon: false,
  conditions: ALWAYS,
  lines: ALWAYS,
  action: { kind: "percent", micro: 100_000 },
  ...draft,
});

/** A code of that rule that may be used any number of times. */
export const aCoupon = (draft: Partial<CouponOnCart> = {}): CouponOnCart => ({
  id: 1,
  code: "TEN",
  ruleId: 1,
  usesLeft: null,
  givenTo: null,
  ...draft,
});

/** A product that stands in no category and has no options. */
export const aPromotedProduct = (draft: Partial<PromotedProduct> = {}): PromotedProduct => ({
  skus: ["cap"],
  isIn: () => false,
  hasOption: () => false,
  ...draft,
});

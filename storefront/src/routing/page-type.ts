import { PAGE_TYPES } from "@placket/domain/routing/page-type";

/** The page types the page switcher knows (ROUTE-28), in the spec's spelling. */
export const specPageTypes = [
  "homepage",
  "global",
  "product",
  "category",
  "default_category",
  "override_category",
  "cart",
  "checkout",
  "success",
  "login",
  "search",
  "cms",
  "cw_blog",
  "cw_single_blog",
  "my_custom_products",
  "my_digitized_logo",
  "my_custom_product_details",
] as const;

/** Screens of their own that the spec names by address only (readings 4 and 9, ROUTE-21). */
const extraPageTypes = [
  "config",
  "account",
  "newsletter",
  "guest-order",
  "cancel-order",
  "shared-cart",
  "proof",
  "wishlist",
  "shared-wishlist",
  "alerts-end",
  "review-form",
  "contact",
  "compare",
  "punchout_cart",
] as const;

export type PageType = (typeof specPageTypes)[number] | (typeof extraPageTypes)[number];

/** Reply types of the server's lookup (ROUTE-25). */
const lookupTypes: ReadonlySet<string> = new Set<PageType>(PAGE_TYPES);

/** Whether a lookup reply's type is one that the page switcher can show. */
export function isLookupType(type: string): type is PageType {
  return lookupTypes.has(type);
}

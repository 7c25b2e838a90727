/** What an address leads to, as the lookup names it (ROUTE-25; `cms` by reading 3). */
export const PAGE_TYPES = [
  "category",
  "product",
  "login",
  "cart",
  "search",
  "default_category",
  "override_category",
  "cw_blog",
  "cw_single_blog",
  "my_digitized_logo",
  "my_custom_products",
  "my_custom_product_details",
  "cms",
] as const;

export type PageType = (typeof PAGE_TYPES)[number];

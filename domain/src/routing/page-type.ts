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

/** What the lookup answers: a page type, or that the address moved to a page which is known by its path alone. */
export const LOOKUP_TYPES = [...PAGE_TYPES, "store_page"] as const;

export type LookupType = (typeof LOOKUP_TYPES)[number];

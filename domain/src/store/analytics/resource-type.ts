/** What a page is to those who count its visits (ROUTE-38), in the documents' spelling. */
export const RESOURCE_TYPES = [
  "product",
  "category",
  "homepage",
  "cart",
  "search",
  "cms",
  "checkout",
  "success",
] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

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

/** Page types that are a resource; the others are none, and nobody is told of them. */
const OF_PAGES: Readonly<Record<string, ResourceType>> = {
  homepage: "homepage",
  product: "product",
  category: "category",
  default_category: "category",
  override_category: "category",
  cart: "cart",
  search: "search",
  cms: "cms",
  cw_blog: "cms",
  cw_single_blog: "cms",
  checkout: "checkout",
  success: "success",
};

/** What a page is to those who count visits; undefined where it is nobody's business: an account, a login, a proof. */
export const resourceTypeOf = (pageType: string): ResourceType | undefined =>
  Object.hasOwn(OF_PAGES, pageType) ? OF_PAGES[pageType] : undefined;

/**
 * Whether scripts of others may run on a page at all, for whoever consented. They never do where a shopper pays or signs
 * in, or where the address itself lets somebody in: only on resources, and the checkout is the one that they are kept from.
 */
export function hearsOthers(pageType: string | undefined): boolean {
  const type = pageType === undefined ? undefined : resourceTypeOf(pageType);
  return type !== undefined && type !== "checkout";
}

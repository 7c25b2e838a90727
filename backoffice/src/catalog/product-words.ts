/** What types of products are called. */
export const TYPE_TEXT = {
  simple: "Simple",
  virtual: "Virtual",
  configurable: "Configurable",
  bundle: "Bundle",
  giftcard: "Gift card",
} as const;

/** Where a product can be found, by the number that stands for it. */
export const VISIBILITY_TEXT = {
  1: "Not by itself",
  2: "Catalog",
  3: "Search",
  4: "Catalog and search",
} as const;

/** The same of any number; what is none of them is nothing. */
export const visibilityText = (number: number): string =>
  Object.entries(VISIBILITY_TEXT).find(([key]) => Number(key) === number)?.[1] ?? "";

/** A category by its path, without the root that all of them have. */
export const shelfText = (path: readonly string[]): string =>
  (path.length > 1 ? path.slice(1) : path).join(" / ");

import type { Comparison, FactName } from "@placket/domain/promotion/condition";

/** What a fact asks, as staff read it. */
export const FACT_TEXT: Readonly<Record<FactName, string>> = {
  sku: "SKU or style",
  category: "Category",
  option: "Attribute",
  lineQuantity: "Pieces of the line",
  quantity: "Pieces in the cart",
  subtotal: "Worth of the goods",
  group: "Customer group",
  storeView: "Store view",
  date: "Date",
  shippingMethod: "Shipping method",
  country: "Country it goes to",
};

/** How it is held against the values. */
export const COMPARISON_TEXT: Readonly<Record<Comparison, string>> = {
  in: "is one of",
  notIn: "is none of",
  atLeast: "is at least",
  below: "is below",
};

/** The same of moments. */
export const DATE_TEXT = { atLeast: "is from", below: "is before" } as const;

/** What several conditions together ask. */
export const MATCH_TEXT = {
  all: "All of these are so",
  any: "One of these is so",
  line: "The cart has a line of which all of these are so",
} as const;

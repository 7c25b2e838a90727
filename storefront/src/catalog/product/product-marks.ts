import type { Product } from "./product.queries.ts";

/** The words of the badge on the gallery (PDP-21); of several callouts the first. */
export function calloutOf({ custom_attributes: attributes, labels }: Product): string | undefined {
  const stored = attributes["cw_product_callouts"];
  const callout: unknown = Array.isArray(stored) ? stored[0] : stored;
  return typeof callout === "string" && callout !== "" ? callout : labels[0]?.text;
}

/** The manufacturer line, where staff made that attribute visible (PDP-16). */
export function manufacturerOf({ attributes }: Product): string | undefined {
  return attributes.find(({ code }) => code === "manufacturer")?.value || undefined;
}

/** Sold while it lasts (PDP-11). */
export function isDiscontinued({ custom_attributes: attributes }: Product): boolean {
  const value = attributes["discontinued_product"];
  return value === true || value === 1 || value === "1" || value === "true";
}

import type { Product } from "./product.queries.ts";

/** The words of the badge on the gallery (PDP-21), where the store says that it holds. */
export function calloutOf({ labels }: Product): string | undefined {
  return labels[0]?.text;
}

/** The manufacturer line, where staff made that attribute visible (PDP-16). */
export function manufacturerOf({ attributes }: Product): string | undefined {
  return attributes.find(({ code }) => code === "manufacturer")?.value || undefined;
}

/** Sold while it lasts (PDP-11). */
export function isDiscontinued({ customAttributes: attributes }: Product): boolean {
  const value = attributes["discontinued_product"];
  return value === true || value === 1 || value === "1" || value === "true";
}

import type { Product } from "./product.queries.ts";

/** The same style in the other cut (PDP-18). */
interface OppositeCut {
  readonly cut: "womens" | "mens";
  readonly sku: string;
}

/** The counterpart that the attribute `opposite_cut` names; its cut is the one this product has not. */
export function oppositeCut({ attributes, customAttributes }: Product): OppositeCut | undefined {
  const sku = customAttributes["opposite_cut"];
  if (typeof sku !== "string" || sku === "") return undefined;
  const own = attributes.find(({ code }) => code === "cut")?.value ?? "";
  return { sku, cut: /^wom/i.test(own) ? "mens" : "womens" };
}

import type { ProductLine } from "./product-line.ts";
import { dollars, type ProductRow } from "./product-row.ts";
import type { SimpleLine } from "./simple-products.data.ts";

/** Shares of the price from so many pieces on, for lines that say nothing else. */
const USUAL = [
  [12, 0.93],
  [24, 0.86],
  [50, 0.78],
] as const;

/** Tier prices of a line stand at the configurable product: colors and sizes count together. */
export function lineTiers(line: ProductLine): ProductRow[] {
  if (line.tiers === "none") return [];
  const usual = USUAL.map(
    ([quantity, share]) => [quantity, Math.round(line.price * share * 10) / 10] as const,
  );
  return (line.tiers ?? usual).map(([quantity, price]) => tierRow(line.sku, quantity, price));
}

export function simpleTiers(line: SimpleLine): ProductRow[] {
  return (line.tiers ?? []).map(([quantity, price]) => tierRow(line.sku, quantity, price));
}

function tierRow(sku: string, quantity: number, price: number): ProductRow {
  return {
    sku,
    tier_price_website: "All Websites [USD]",
    tier_price_customer_group: "ALL GROUPS",
    tier_price_qty: String(quantity),
    tier_price: dollars(price),
    tier_price_value_type: "Fixed",
  };
}

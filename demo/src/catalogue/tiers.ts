import type { ProductLine } from "./product-line.ts";
import { dollars, pounds, type ProductRow } from "./product-row.ts";
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
  return (line.tiers ?? usual).flatMap(([quantity, price]) => tierPair(line.sku, quantity, price));
}

export function simpleTiers(line: SimpleLine): ProductRow[] {
  return (line.tiers ?? []).flatMap(([quantity, price]) => tierPair(line.sku, quantity, price));
}

/** The tier in dollars, and the British website's own. */
function tierPair(sku: string, quantity: number, price: number): ProductRow[] {
  const tier = (website: string, amount: string) => ({
    sku,
    tier_price_website: website,
    tier_price_customer_group: "ALL GROUPS",
    tier_price_qty: String(quantity),
    tier_price: amount,
    tier_price_value_type: "Fixed",
  });
  return [tier("All Websites [USD]", dollars(price)), tier("uk", pounds(price))];
}

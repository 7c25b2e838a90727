import { tierIsFor, tierMinor, type TierPrice, type TierReader } from "./tier-price.ts";

/** One line of the bulk price table on the product page. */
interface TierTableRow {
  /** From this many pieces on. */
  readonly quantity: number;
  readonly minor: number;
  /** Saved against the original price, a whole number of percent (PDP-48, reading 35). */
  readonly percent: number;
}

/**
 * The tiers worth showing: those below the price of one piece (PDP-08), ascending by quantity, each
 * cheaper than the one before.
 */
export function tierTable(
  tiers: readonly TierPrice[],
  reader: TierReader,
  prices: { readonly baseMinor: number; readonly priceMinor: number },
): TierTableRow[] {
  const mine = tiers
    .filter((tier) => tierIsFor(tier, reader))
    .map((tier) => ({ quantity: tier.quantity, minor: tierMinor(tier, prices.baseMinor) }))
    .sort((a, b) => a.quantity - b.quantity || a.minor - b.minor);
  const rows: TierTableRow[] = [];
  let lowest = prices.priceMinor;
  for (const { quantity, minor } of mine) {
    if (minor >= lowest) continue;
    lowest = minor;
    rows.push({ quantity, minor, percent: percentOff(prices.baseMinor, minor) });
  }
  return rows;
}

/** 100 against 85 gives 15; rounded to a whole percent. */
export function percentOff(originalMinor: number, minor: number): number {
  return originalMinor <= 0 ? 0 : Math.round(((originalMinor - minor) * 100) / originalMinor);
}

import { finalPriceMinor, type ListedPrice, type PriceReader } from "./final-price.ts";
import { tierIsFor } from "./tier-price.ts";

/** From so many pieces on each costs so much, in minor units. */
export interface NextTierPrice {
  readonly quantity: number;
  readonly minor: number;
}

/**
 * The nearest number of pieces from which on each is cheaper than it is for `reader.quantity`; undefined
 * where more pieces cost the same.
 */
export function nextTier(price: ListedPrice, reader: PriceReader): NextTierPrice | undefined {
  const now = finalPriceMinor(price, reader);
  const steps = price.tiers
    .filter((tier) => tier.quantity > reader.quantity && tierIsFor(tier, reader))
    .map(({ quantity }) => quantity)
    .sort((a, b) => a - b);
  for (const quantity of steps) {
    const minor = finalPriceMinor(price, { ...reader, quantity });
    if (minor < now) return { quantity, minor };
  }
  return undefined;
}

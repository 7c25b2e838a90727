import { exchanged, type Exchange } from "../money/exchange.ts";
import { shareOf } from "./share-of.ts";

/** A price from a number of pieces on, for one website and customer group or for every one (null). */
export interface TierPrice {
  readonly websiteId: number | null;
  readonly customerGroupId: number | null;
  /** From this many pieces on. */
  readonly quantity: number;
  /** The price per piece in minor units; null when the tier is a discount. */
  readonly priceMinor: number | null;
  /** The discount on the base price in millionths; null when the tier is a price. */
  readonly discountMicro: number | null;
}

/** For whom tiers are looked up. */
export interface TierReader {
  readonly websiteId: number;
  readonly customerGroupId: number;
}

/** Whether a tier is meant for that website and group. */
export function tierIsFor(tier: TierPrice, reader: TierReader): boolean {
  return (
    (tier.websiteId === null || tier.websiteId === reader.websiteId) &&
    (tier.customerGroupId === null || tier.customerGroupId === reader.customerGroupId)
  );
}

/**
 * What a piece costs on a tier, in minor units. A discount is taken off the base price, never off a
 * special price: bulk discounts do not stack with other promotions (PDP-48).
 */
export function tierMinor(tier: TierPrice, baseMinor: number): number {
  if (tier.priceMinor !== null) return tier.priceMinor;
  return shareOf(baseMinor, 1_000_000 - (tier.discountMicro ?? 0));
}

/**
 * A tier as a website of another currency has it: a price for every website is exchanged, and is none
 * without a rate; a discount and the website's own price stay as they are.
 */
export function tierIn(tier: TierPrice, exchange: Exchange): TierPrice | null {
  if (tier.websiteId !== null || tier.priceMinor === null) return tier;
  const priceMinor = exchanged(tier.priceMinor, exchange);
  return priceMinor === null ? null : { ...tier, priceMinor };
}

/** The lowest tier that so many pieces reach, in minor units; undefined when there is none. */
export function bestTierMinor(
  tiers: readonly TierPrice[],
  reader: TierReader & { readonly quantity: number },
  baseMinor: number,
): number | undefined {
  let best: number | undefined;
  for (const tier of tiers) {
    if (tier.quantity > reader.quantity || !tierIsFor(tier, reader)) continue;
    const minor = tierMinor(tier, baseMinor);
    if (best === undefined || minor < best) best = minor;
  }
  return best;
}

import { bestTierMinor, type TierPrice, type TierReader } from "./tier-price.ts";

/** What a product costs before anybody asks, in minor units and ms since 1970. */
export interface ListedPrice {
  readonly baseMinor: number;
  readonly specialMinor: number | null;
  /** First instant of the special price; null: since ever. */
  readonly specialFrom: number | null;
  /** First instant after the special price; null: for good. */
  readonly specialTo: number | null;
  /** What rules of the catalogue make of the base price for whoever asks, there and then; null: nothing. */
  readonly ruledMinor: number | null;
  readonly tiers: readonly TierPrice[];
}

export interface PriceReader extends TierReader {
  readonly quantity: number;
  /** ms since 1970. */
  readonly now: number;
}

/**
 * The price of one piece in minor units: the lowest of the base price, the special price within its dates,
 * what rules make of the base price, and the best tier for website, group and quantity (PDP-48).
 */
export function finalPriceMinor(price: ListedPrice, reader: PriceReader): number {
  let lowest = price.baseMinor;
  if (price.specialMinor !== null && specialHolds(price, reader.now)) {
    lowest = Math.min(lowest, price.specialMinor);
  }
  if (price.ruledMinor !== null) lowest = Math.min(lowest, price.ruledMinor);
  const tier = bestTierMinor(price.tiers, reader, price.baseMinor);
  return tier === undefined ? lowest : Math.min(lowest, tier);
}

/**
 * Whether so many pieces cost less each than one does: a bulk price, which takes no other promotion
 * (PDP-48). A tier from the first piece on is a group's own price, not a bulk one.
 */
export function isBulkPrice(price: ListedPrice, reader: PriceReader): boolean {
  return finalPriceMinor(price, reader) < finalPriceMinor(price, { ...reader, quantity: 1 });
}

/** From the first instant inclusive to the last exclusive. */
export function specialHolds(
  dates: Pick<ListedPrice, "specialFrom" | "specialTo">,
  now: number,
): boolean {
  return (
    (dates.specialFrom === null || dates.specialFrom <= now) &&
    (dates.specialTo === null || now < dates.specialTo)
  );
}

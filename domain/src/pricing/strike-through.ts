/** The prices of a product that a price block chooses from, in minor units. */
interface PriceBlock {
  readonly priceMinor: number;
  readonly originalMinor: number | null;
  readonly msrpMinor: number | null;
}

/** What a portal says about struck-through prices (PLP-27). */
interface PortalPriceView {
  readonly isActive: boolean;
  readonly code: string;
  readonly hideStruckPrices: boolean;
}

/**
 * The price to strike through beside the current one. The original price when it is higher; else the
 * manufacturer's price when that is higher (PLP-26, reading 36); null when nothing is struck, or when an
 * active portal with a code hides it (PLP-27).
 */
export function struckMinor(prices: PriceBlock, portal?: PortalPriceView): number | null {
  if (portal?.isActive && portal.code !== "" && portal.hideStruckPrices) return null;
  const { priceMinor, originalMinor, msrpMinor } = prices;
  if (originalMinor !== null && originalMinor > priceMinor) return originalMinor;
  return msrpMinor !== null && msrpMinor > priceMinor ? msrpMinor : null;
}

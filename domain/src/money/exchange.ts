import { fractionDigits } from "../store/currency.ts";

/** How prices of the catalogue's currency become those of a website that has another one. */
export interface Exchange {
  readonly from: string;
  readonly to: string;
  /** What one unit of `from` is worth in `to`; `null`: nobody said, so nothing is made of the other. */
  readonly rate: number | null;
}

/**
 * An amount in minor units of the other currency, rounded half up; `null` without a rate. The same currency
 * needs none: `exchanged(1000, { from: "USD", to: "GBP", rate: 0.8 })` gives 800.
 */
export function exchanged(minor: number, { from, to, rate }: Exchange): number | null {
  if (from === to) return minor;
  if (rate === null) return null;
  // In millionths, so that the binary fraction of the rate decides no penny.
  const product = BigInt(minor) * BigInt(Math.round(rate * 1_000_000));
  const shift = fractionDigits(to) - fractionDigits(from);
  const up = 10n ** BigInt(Math.max(0, shift));
  const down = 1_000_000n * 10n ** BigInt(Math.max(0, -shift));
  return Number((product * up * 2n + down) / (down * 2n));
}

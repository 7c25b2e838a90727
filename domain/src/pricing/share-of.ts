/**
 * A part of a price in millionths, rounded half up: exact in doubles while price × 1,000,000 stays below 2^53, in whole
 * numbers above.
 */
export function shareOf(minor: number, micro: number): number {
  const product = minor * micro;
  if (product <= Number.MAX_SAFE_INTEGER) return Math.floor((product + 500_000) / 1_000_000);
  return Number((BigInt(minor) * BigInt(micro) + 500_000n) / 1_000_000n);
}

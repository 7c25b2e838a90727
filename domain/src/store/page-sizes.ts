/** Page sizes that a shop may set for its listings, ascending. */
export const LISTING_PAGE_SIZES = [12, 24, 48, 96] as const;

/** Those of them that every listing offers. */
const LARGER_PAGES = LISTING_PAGE_SIZES.slice(-2);

/** Page sizes that a listing offers: the configured one (PLP-16, `PLPPageSize`) and larger ones, ascending. */
export function offeredPageSizes(configured: number): number[] {
  return [...new Set<number>([configured, ...LARGER_PAGES])].sort((a, b) => a - b);
}

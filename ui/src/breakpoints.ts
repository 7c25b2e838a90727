/** Widths in CSS px at which a layout changes; each says which side owns the exact width. */
export const breakpoints = {
  phone: { px: 400, owner: "narrow" },
  tile: { px: 590, owner: "narrow" },
  tablet: { px: 875, owner: "narrow" },
  /** The bar that stays in sight of a narrow header (HEAD-07). */
  persistent: { px: 930, owner: "narrow" },
  desktop: { px: 1040, owner: "narrow" },
  wide: { px: 1440, owner: "wide" },
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** The media query that holds above the breakpoint, e.g. `(width > 875px)`. */
export function mediaUp(name: Breakpoint): string {
  const { px, owner } = breakpoints[name];
  return owner === "wide" ? `(width >= ${px}px)` : `(width > ${px}px)`;
}

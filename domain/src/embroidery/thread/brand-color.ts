/** A color as a brand's book writes it: `#21408F`, `21408f`, `#28f`, `rgb(33, 64, 143)`, `33 64 143`. */
const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;
const RGB = /^(?:rgb\s*\(\s*)?(\d{1,3})[\s,;/]+(\d{1,3})[\s,;/]+(\d{1,3})\s*\)?$/i;

/** What was typed as `#rrggbb` or `#rgb`; `undefined` where it is no color. */
export function readColor(typed: string): string | undefined {
  const text = typed.trim();
  const hex = HEX.exec(text)?.[1];
  if (hex !== undefined) return `#${hex.toLowerCase()}`;
  const parts = RGB.exec(text)?.slice(1).map(Number) ?? [];
  if (parts.length === 0 || parts.some((part) => part > 255)) return undefined;
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** How near a thread is to a color, for whoever knows nothing of CIEDE2000. */
export type Nearness = "same" | "hardlyApart" | "near" | "apart" | "far";

/** Up to which difference in CIEDE2000: about 1 is just seen by who looks for it. */
const UP_TO: readonly (readonly [Nearness, number])[] = [
  ["same", 1],
  ["hardlyApart", 3],
  ["near", 6],
  ["apart", 12],
];

/** What a distance of `nearestThread` comes to. */
export const nearnessOf = (distance: number): Nearness =>
  UP_TO.find(([, most]) => distance <= most)?.[0] ?? "far";

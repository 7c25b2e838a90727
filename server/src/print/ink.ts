/** Colors of printed sheets: the store's tones, for paper. */
export const ink = {
  text: "#151a22",
  quiet: "#49525a",
  hair: "#d3d9d6",
  stitch: "#98a3a1",
  mark: "#d4500f",
  warning: "#b1202a",
} as const;

/** Mixes `share` (0..1) of another color into a color; both `#rrggbb`. */
export function mixed(color: string, other: string, share: number): string {
  const channel = (at: number) => {
    const [from, to] = [color, other].map((c) => Number.parseInt(c.slice(at, at + 2), 16) || 0);
    const value = Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share);
    return value.toString(16).padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Perceived lightness of a color, 0 (black) to 1 (white). */
export function lightness(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return 0.299 * (r ?? 0) + 0.587 * (g ?? 0) + 0.114 * (b ?? 0);
}

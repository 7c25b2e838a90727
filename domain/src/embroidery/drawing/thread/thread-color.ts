import type { Thread } from "../../thread/thread.ts";

/** Black thread is drawn this bright, of 255: on real black the gleam would have nothing to stand on. */
const DARKEST_THREAD = 35;

/** Shown where a file has more color changes than threads. */
const UNKNOWN_THREAD = "#7f8a8a";

/** `r, g, b` of 0 to 255 for each thread as it is drawn, near-black ones lifted. */
export function drawnColors(threads: readonly Thread[]): Float32Array {
  const colors = new Float32Array(256 * 3);
  for (let i = 0; i < 256; i++) colors.set(drawnColor(threads[i]?.color ?? UNKNOWN_THREAD), i * 3);
  return colors;
}

/** `drawnColor("#000000")` → `[35, 35, 35]` */
export function drawnColor(hex: string): readonly [number, number, number] {
  const [r, g, b] = hexColor(hex);
  const lift = Math.max(0, DARKEST_THREAD - (0.2126 * r + 0.7152 * g + 0.0722 * b));
  return [r + lift, g + lift, b + lift];
}

/** `hexColor("#27386b")` → `[39, 56, 107]` */
export function hexColor(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

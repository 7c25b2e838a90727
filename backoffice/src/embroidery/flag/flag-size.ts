import type { Flag } from "@placket/domain/embroidery/shape/flags/flag";

/** How high a flag is at a width, in whole 0.1 mm. */
export function heightFor({ width, height }: Flag, widthMm: number): number {
  return Math.round((widthMm * height * 10) / width) / 10;
}

/** How wide a flag is at a height, in whole 0.1 mm. */
export function widthFor({ width, height }: Flag, heightMm: number): number {
  return Math.round((heightMm * width * 10) / height) / 10;
}

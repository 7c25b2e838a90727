/** A bell of height 1 round `center`, `width` mm to 1/e. */
export function bump(value: number, center: number, width: number): number {
  return Math.exp(-(((value - center) / width) ** 2));
}

/** Eases from 0 at `from` to 1 at `to`. */
export function ramp(value: number, from: number, to: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/**
 * What a thread darkens around it, in mm: the thread and cloth right beside it, and the cloth below
 * the whole design, away from the light. Shared with the shader of the thread canvas.
 */
export const THREAD_SHADOW = {
  /** Dark seam around each stitch, which parts it from those sewn before. */
  seamMm: 0.08,
  seamAlpha: 0.24,
  /** Shadow of the design on the cloth. */
  clothMm: 0.5,
  clothAlpha: 0.4,
  /** Where the cloth's shadow lies: to the right and down. */
  shiftRightMm: 0.12,
  shiftDownMm: 0.2,
  /** It is soft: more pixels than this a mm would show nothing more. */
  clothPxPerMm: 5,
} as const;

/** Stitches are never quite alike: the brightness of the n-th, 1 ± 0.04. */
export function stitchTone(index: number): number {
  const mixed = Math.imul(index + 1, 0x9e3779b1) >>> 16;
  return 0.96 + ((mixed & 255) / 255) * 0.08;
}

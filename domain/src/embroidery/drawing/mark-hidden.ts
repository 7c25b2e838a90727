import { aim, aimRow, awaySquared } from "./aim.ts";
import type { Brush } from "./brush.ts";
import type { StitchSegments } from "./segments/stitch-segments.ts";

/** Fewer pieces than this hide too little of each other to be worth a look ahead. */
const WORTH_LOOKING = 400;

/**
 * Finds for each pixel the last of the pieces that covers it wholly. What lies below is never seen,
 * so it need not be drawn: in satin over its underlay that is more than half of all. The picture is
 * the same to the last bit.
 */
export function markHidden(
  brush: Brush,
  segments: StitchSegments,
  { from, to }: { from: number; to: number },
): void {
  if (to - from < WORTH_LOOKING) return;
  for (let index = to - 1; index >= from; index--) {
    aim(brush, segments, index);
    for (let row = brush.firstRow; row <= brush.lastRow; row++) {
      aimRow(brush, row);
      markRow(brush, from);
    }
  }
}

/** The pieces come last first: the first that covers a pixel is its uppermost. */
function markRow(brush: Brush, from: number): void {
  const { dx, dy, length, radius, top, start, index } = brush;
  const solid = (radius - 0.5) * (radius - 0.5);
  for (let i = 0; i < brush.count; i++) {
    if ((top[start + i] as number) > from) continue;
    const away = awaySquared(brush.along + i * dx, brush.across - i * dy, length);
    if (away < solid) top[start + i] = index + 1;
  }
}

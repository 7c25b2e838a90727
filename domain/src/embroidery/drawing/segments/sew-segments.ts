import { aim, aimRow } from "../aim.ts";
import { type Brush, GLEAM_STEPS } from "../brush.ts";
import { markHidden } from "../mark-hidden.ts";
import { paintSpan } from "../paint-span.ts";
import type { StitchSegments } from "./stitch-segments.ts";
import { glossAlong, stitchLight } from "../thread/thread-light.ts";
import { stitchTone } from "../thread/thread-shadow.ts";

/**
 * Draws pieces of thread in sewing order over what was sewn before. `colors` holds `r, g, b` of each
 * thread. Only pixels that a piece reaches and that none after it hides are shaded.
 */
export function sewSegments(
  brush: Brush,
  segments: StitchSegments,
  { from, to, colors }: { from: number; to: number; colors: Float32Array },
): void {
  markHidden(brush, segments, { from, to });
  for (let index = from; index < to; index++) {
    aim(brush, segments, index);
    if (brush.lastRow < brush.firstRow) continue;
    takeColor(brush, colors, (segments.thread[index] as number) * 3);
    for (let row = brush.firstRow; row <= brush.lastRow; row++) {
      aimRow(brush, row);
      paintSpan(brush);
    }
  }
}

function takeColor(brush: Brush, colors: Float32Array, at: number): void {
  const tone = stitchTone(brush.index);
  brush.red = (colors[at] as number) * tone;
  brush.green = (colors[at + 1] as number) * tone;
  brush.blue = (colors[at + 2] as number) * tone;
  brush.light = stitchLight(brush.dx, brush.dy);
  for (let i = 0; i <= GLEAM_STEPS; i++) {
    brush.gleam[i] = glossAlong(brush.light, i / GLEAM_STEPS) * tone;
  }
}

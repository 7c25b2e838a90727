import { UNITS_PER_MM } from "../pattern/pattern.ts";
import { type Brush, GLEAM_STEPS } from "./brush.ts";
import { paintSpan } from "./paint-span.ts";
import type { StitchSegments } from "./stitch-segments.ts";
import { glossAlong, stitchLight } from "./thread-light.ts";
import { stitchTone } from "./thread-shadow.ts";

/** Draws one piece of thread over what was sewn before; only the pixels it reaches are visited. */
export function sewSegment(
  brush: Brush,
  { ends, thread }: StitchSegments,
  { index, colors }: { index: number; colors: Float32Array },
): void {
  const { frame } = brush;
  const scale = frame.pxPerMm / UNITS_PER_MM;
  brush.x = (ends[index * 4] as number) * scale - frame.leftMm * frame.pxPerMm;
  brush.y = frame.topMm * frame.pxPerMm - (ends[index * 4 + 1] as number) * scale;
  const dx = (ends[index * 4 + 2] as number) * scale - frame.leftMm * frame.pxPerMm - brush.x;
  const dy = frame.topMm * frame.pxPerMm - (ends[index * 4 + 3] as number) * scale - brush.y;
  brush.length = Math.sqrt(dx * dx + dy * dy);
  brush.perLength = 1 / brush.length;
  if (missesFrame(brush, dx, dy)) return;
  brush.dx = dx / brush.length;
  brush.dy = dy / brush.length;
  takeColor(brush, colors, { at: (thread[index] as number) * 3, tone: stitchTone(index) });
  const first = Math.max(0, Math.floor(Math.min(brush.y, brush.y + dy) - brush.reach));
  const last = Math.min(frame.height - 1, Math.max(brush.y, brush.y + dy) + brush.reach);
  for (let row = first; row <= last; row++) paintRow(brush, row);
}

function missesFrame({ x, y, reach, frame }: Brush, dx: number, dy: number): boolean {
  return (
    Math.max(x, x + dx) < -reach ||
    Math.min(x, x + dx) > frame.width + reach ||
    Math.max(y, y + dy) < -reach ||
    Math.min(y, y + dy) > frame.height + reach
  );
}

function takeColor(
  brush: Brush,
  colors: Float32Array,
  { at, tone }: { at: number; tone: number },
): void {
  brush.red = (colors[at] as number) * tone;
  brush.green = (colors[at + 1] as number) * tone;
  brush.blue = (colors[at + 2] as number) * tone;
  brush.light = stitchLight(brush.dx, brush.dy);
  for (let i = 0; i <= GLEAM_STEPS; i++) {
    brush.gleam[i] = glossAlong(brush.light, i / GLEAM_STEPS) * tone;
  }
}

/** The part of one row that the stitch's upright box covers, cut to the picture. */
function paintRow(brush: Brush, row: number): void {
  const { dx, dy, reach, length, frame } = brush;
  const y = row + 0.5 - brush.y;
  let from = -brush.x;
  let to = frame.width - 1 - brush.x;
  if (dy !== 0) {
    const middle = (dx * y) / dy - 0.5;
    const half = Math.abs(reach / dy);
    from = Math.max(from, middle - half);
    to = Math.min(to, middle + half);
  }
  if (dx !== 0) {
    const middle = (length / 2 - y * dy) / dx - 0.5;
    const half = Math.abs((length / 2 + reach) / dx);
    from = Math.max(from, middle - half);
    to = Math.min(to, middle + half);
  }
  const end = Math.floor(to + brush.x);
  const start = Math.ceil(from + brush.x);
  const x = start + 0.5 - brush.x;
  paintSpan(
    brush,
    { along: x * dx + y * dy, across: y * dx - x * dy },
    {
      at: (row * frame.width + start) * 4,
      pixels: end - start + 1,
    },
  );
}

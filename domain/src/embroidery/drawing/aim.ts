import { UNITS_PER_MM } from "../pattern/pattern.ts";
import type { Brush } from "./brush.ts";
import type { StitchSegments } from "./segments/stitch-segments.ts";

/** Puts a piece of thread under the brush; one outside the picture reaches no row. */
export function aim(brush: Brush, { ends }: StitchSegments, index: number): void {
  const { frame, reach } = brush;
  const scale = frame.pxPerMm / UNITS_PER_MM;
  const [left, top] = [frame.leftMm * frame.pxPerMm, frame.topMm * frame.pxPerMm];
  const x = (ends[index * 4] as number) * scale - left;
  const y = top - (ends[index * 4 + 1] as number) * scale;
  const dx = (ends[index * 4 + 2] as number) * scale - left - x;
  const dy = top - (ends[index * 4 + 3] as number) * scale - y;
  const length = Math.sqrt(dx * dx + dy * dy);
  brush.index = index;
  brush.x = x;
  brush.y = y;
  brush.dx = dx / length;
  brush.dy = dy / length;
  brush.length = length;
  brush.perLength = 1 / length;
  const isOutside = Math.max(x, x + dx) < -reach || Math.min(x, x + dx) > frame.width + reach;
  brush.firstRow = Math.max(0, Math.floor(Math.min(y, y + dy) - reach));
  brush.lastRow = isOutside ? -1 : Math.min(frame.height - 1, Math.max(y, y + dy) + reach);
}

/** Finds the part of one row that the stitch's slanting box covers, cut to the picture. */
export function aimRow(brush: Brush, row: number): void {
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
  const start = Math.ceil(from + brush.x);
  const x = start + 0.5 - brush.x;
  brush.start = row * frame.width + start;
  brush.count = Math.floor(to + brush.x) - start + 1;
  brush.along = x * dx + y * dy;
  brush.across = y * dx - x * dy;
}

/** Square of the distance from the stitch's middle line, rounded at both holes. */
export function awaySquared(along: number, across: number, length: number): number {
  const beyond = along < 0 ? along : along > length ? along - length : 0;
  return beyond * beyond + across * across;
}

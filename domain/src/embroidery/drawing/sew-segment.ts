import { UNITS_PER_MM } from "../pattern/pattern.ts";
import { THREAD_WIDTH_MM } from "../thread/thread.ts";
import type { PictureFrame } from "./picture-frame.ts";
import type { StitchSegments } from "./stitch-segments.ts";
import {
  bendAt,
  fiberAt,
  fiberDepth,
  glossAlong,
  occlusion,
  shade,
  type StitchLight,
  stitchLight,
  THREAD_LIGHT,
} from "./thread-light.ts";
import { stitchTone, THREAD_SHADOW } from "./thread-shadow.ts";

/** Where stitches are drawn, and the stitch under the brush: written over, never made anew. */
export interface Brush {
  readonly frame: PictureFrame;
  /** Premultiplied RGBA, row by row. */
  readonly pixels: Uint8Array;
  /** How deep the filaments of the thread are drawn. */
  readonly fiber: number;
  /** Half the thread and the thread with its dark seam, in pixels. */
  readonly radius: number;
  readonly reach: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
  length: number;
  perLength: number;
  readonly perRadius: number;
  light: StitchLight;
  red: number;
  green: number;
  blue: number;
  /** Gleam at places along the stitch; between them it is a straight line. */
  readonly gleam: Float64Array;
  /** Red, green and blue of the pixel at hand. */
  readonly lit: Float64Array;
}

const GLEAM_STEPS = 16;

/** A brush over an empty, transparent picture. */
export function brushFor(frame: PictureFrame): Brush {
  const radius = Math.max(0.5, (THREAD_WIDTH_MM / 2) * frame.pxPerMm);
  return {
    frame,
    pixels: new Uint8Array(frame.width * frame.height * 4),
    fiber: fiberDepth(frame.pxPerMm),
    radius,
    reach: radius + Math.max(0.5, THREAD_SHADOW.seamMm * frame.pxPerMm),
    x: 0,
    y: 0,
    dx: 1,
    dy: 0,
    length: 0,
    perLength: 0,
    perRadius: 1 / radius,
    light: stitchLight(1, 0),
    red: 0,
    green: 0,
    blue: 0,
    gleam: new Float64Array(GLEAM_STEPS + 2),
    lit: new Float64Array(3),
  };
}

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

/** Pixels of a row from a first one, given by its place along and across the stitch in pixels. */
function paintSpan(
  brush: Brush,
  first: { along: number; across: number },
  span: { at: number; pixels: number },
): void {
  const { dx, dy, length, radius, reach, pixels, lit } = brush;
  const solid = (radius - 0.5) * (radius - 0.5);
  let at = span.at;
  for (let i = 0; i < span.pixels; i++, at += 4) {
    const along = first.along + i * dx;
    const across = first.across - i * dy;
    const beyond = along < 0 ? along : along > length ? along - length : 0;
    const away = beyond * beyond + across * across;
    if (away < solid) {
      light(brush, along, across);
      pixels[at] = (lit[0] as number) + 0.5;
      pixels[at + 1] = (lit[1] as number) + 0.5;
      pixels[at + 2] = (lit[2] as number) + 0.5;
      pixels[at + 3] = 255;
    } else if (away < reach * reach) {
      const cover = fade(brush, at, Math.sqrt(away));
      if (cover <= 0) continue;
      light(brush, along, across);
      pixels[at] = (lit[0] as number) * cover + (pixels[at] as number);
      pixels[at + 1] = (lit[1] as number) * cover + (pixels[at + 1] as number);
      pixels[at + 2] = (lit[2] as number) * cover + (pixels[at + 2] as number);
    }
  }
}

/**
 * Leaves of the color below what the thread's edge and the dark seam beside it do not take; gives
 * how much of the pixel the thread covers, 0 or less beside it.
 */
function fade({ radius, reach, pixels }: Brush, at: number, distance: number): number {
  const cover = radius + 0.5 - distance;
  const past = distance > radius ? (reach - distance) / (reach - radius) : 1;
  const seam = 1 - THREAD_SHADOW.seamAlpha * past * past;
  const rest = cover > 0 ? seam * (1 - cover) : seam;
  pixels[at] = (pixels[at] as number) * rest + 0.5;
  pixels[at + 1] = (pixels[at + 1] as number) * rest + 0.5;
  pixels[at + 2] = (pixels[at + 2] as number) * rest + 0.5;
  pixels[at + 3] = 255.5 - (255 - (pixels[at + 3] as number)) * rest;
  return cover;
}

/** Puts the color at a point into `brush.lit`. */
function light(brush: Brush, along: number, across: number): void {
  const { perRadius, perLength, lit, fiber } = brush;
  const side = across * perRadius;
  const v = side < -1 ? -1 : side > 1 ? 1 : side;
  const place = along * perLength;
  const t = place < 0 ? 0 : place > 1 ? 1 : place;
  const u = along * perRadius * 0.5;
  const strand = fiber > 0 ? 1 + fiber * fiberAt(v, u) : 1;
  const gleam = gleamAt(brush.gleam, t) * Math.sqrt(1 - v * v) * strand;
  const bright = shade(brush.light, v, bendAt(v, t, u)) * occlusion(v, t) * strand;
  const own = bright + gleam * THREAD_LIGHT.glossTint;
  const white = gleam * (1 - THREAD_LIGHT.glossTint) * 255;
  const red = brush.red * own + white;
  const green = brush.green * own + white;
  const blue = brush.blue * own + white;
  lit[0] = red > 255 ? 255 : red;
  lit[1] = green > 255 ? 255 : green;
  lit[2] = blue > 255 ? 255 : blue;
}

function gleamAt(gleam: Float64Array, t: number): number {
  const place = t * GLEAM_STEPS;
  const step = Math.floor(place);
  const start = gleam[step] as number;
  return start + ((gleam[step + 1] as number) - start) * (place - step);
}

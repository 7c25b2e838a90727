import { awaySquared } from "./aim.ts";
import { type Brush, GLEAM_STEPS } from "./brush.ts";
import { bendAt, fiberAt, occlusion, shade, THREAD_LIGHT } from "./thread/thread-light.ts";
import { THREAD_SHADOW } from "./thread/thread-shadow.ts";

/** Draws the stitch's part of the row that was aimed at. */
export function paintSpan(brush: Brush): void {
  const { dx, dy, length, radius, reach, pixels, lit, top, start, index } = brush;
  const solid = (radius - 0.5) * (radius - 0.5);
  for (let i = 0; i < brush.count; i++) {
    if ((top[start + i] as number) > index + 1) continue;
    const at = (start + i) * 4;
    const along = brush.along + i * dx;
    const across = brush.across - i * dy;
    const away = awaySquared(along, across, length);
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

import { needlePoints } from "../fill/needle-points.ts";
import type { Point } from "../fill/tatami.ts";
import type { Region } from "../region/region.ts";
import { THREAD_WIDTH_MM } from "../thread/thread.ts";

/** Larger stars have arms that rows can fill, in mm from the middle to a tip. */
const LARGEST_MM = 1.4;
const SMALLEST_MM = 0.3;
/** Stars whose tips are nearer than this would be a knot: they become a dot of three stitches. */
const DOT_UNDER_MM = 0.6;
const DOT_STITCH_MM = 0.5;
/** Corners at least this far out are tips, all others must lie nearer than the second, of 1. */
const TIP = 0.92;
const NOTCH = 0.7;
const FEWEST_TIPS = 4;
const MOST_TIPS = 8;

/**
 * A star too small for rows: one stitch from its middle to each tip and back, which locks the thread
 * as well; the very smallest are dots. Nothing for an area that is no small star.
 */
export function sewSmallStar({ rings }: Region, start: Point | undefined): Int32Array | undefined {
  const [ring] = rings;
  if (!ring || rings.length > 1 || ring.length > 4 * MOST_TIPS) return undefined;
  const middle = middleOf(ring);
  const reach = ring.map((_, i) => (i % 2 === 0 ? distance(ring, i, middle) : 0));
  const most = Math.max(...reach);
  if (most > LARGEST_MM || most < SMALLEST_MM) return undefined;
  const corners = Array.from({ length: ring.length / 2 }, (_, i) => 2 * i);
  const tips = corners.filter((i) => (reach[i] as number) >= TIP * most);
  const notches = corners.filter((i) => (reach[i] as number) <= NOTCH * most);
  if (tips.length < FEWEST_TIPS || tips.length + notches.length < corners.length) return undefined;
  if (notches.length !== tips.length) return undefined;
  if (most < DOT_UNDER_MM) return dot(middle);
  // The thread itself reaches beyond its needle hole by half of its width.
  const part = (most - THREAD_WIDTH_MM / 2) / most;
  const first = start ? nearestTip(ring, tips, start) : 0;
  const points = tips.flatMap((_, i) => {
    const tip = tips[(first + i) % tips.length] as number;
    const [dx, dy] = [(ring[tip] as number) - middle.x, (ring[tip + 1] as number) - middle.y];
    return [middle.x + dx * part, middle.y + dy * part, middle.x, middle.y];
  });
  return needlePoints(points);
}

function dot({ x, y }: Point): Int32Array {
  const [low, high] = [y - DOT_STITCH_MM / 2, y + DOT_STITCH_MM / 2];
  return needlePoints([x, low, x, high, x, low, x, high]);
}

function middleOf(ring: Float64Array): Point {
  let [x, y] = [0, 0];
  for (let i = 0; i < ring.length; i += 2) {
    x += ring[i] as number;
    y += ring[i + 1] as number;
  }
  return { x: (2 * x) / ring.length, y: (2 * y) / ring.length };
}

function distance(ring: Float64Array, i: number, { x, y }: Point): number {
  const [dx, dy] = [(ring[i] as number) - x, (ring[i + 1] as number) - y];
  return Math.sqrt(dx * dx + dy * dy);
}

function nearestTip(ring: Float64Array, tips: readonly number[], to: Point): number {
  let [found, least] = [0, Infinity];
  tips.forEach((tip, i) => {
    const apart = distance(ring, tip, to);
    if (apart < least) [found, least] = [i, apart];
  });
  return found;
}

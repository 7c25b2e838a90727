import { patternBuilder } from "../pattern/pattern-builder.ts";
import type { Pattern } from "../pattern/pattern.ts";
import type { Thread } from "../thread/thread.ts";

export const NAVY: Thread = { number: "1366", name: "Navy", color: "#27386b" };
export const BLACK: Thread = { number: "1000", name: "Black", color: "#000000" };
export const WHITE: Thread = { number: "1001", name: "White", color: "#f5f4ee" };
export const RED: Thread = { number: "1147", name: "Red", color: "#b5232d" };
export const GOLD: Thread = { number: "1070", name: "Gold", color: "#c9a24a" };

type Point = readonly [number, number];

/** One stitch from a point to another, both in mm. */
export function aStitch(from: Point, to: Point, thread: Thread = RED): Pattern {
  const builder = patternBuilder();
  builder.sew(units([from, to]), 0, 0);
  return builder.finish([thread]);
}

/** A satin column between two rails given by a center line in mm and a width. */
function satin(center: (s: number) => Point, lengthMm: number, widthMm: number): Int32Array {
  const points: Point[] = [];
  const steps = Math.round(lengthMm / 0.2);
  for (let i = 0; i <= steps; i++) {
    const s = i / steps;
    const [x, y] = center(s);
    const [ax, ay] = center(Math.max(0, s - 0.001));
    const [bx, by] = center(Math.min(1, s + 0.001));
    const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
    const side = ((i % 2 === 0 ? 1 : -1) * widthMm) / 2 / length;
    points.push([x - (by - ay) * side, y + (bx - ax) * side]);
  }
  return units(points);
}

/** A tatami fill of a rectangle: rows of 0.25 mm, stitches of 4 mm, staggered by quarters. */
function tatami([left, bottom]: Point, [width, height]: Point): Int32Array {
  const points: Point[] = [];
  const rows = Math.round(height / 0.25);
  for (let row = 0; row <= rows; row++) {
    const y = bottom + row * 0.25;
    const inner: number[] = [];
    for (let x = (row % 4) + 1; x < width; x += 4) inner.push(left + x);
    const across = [left, ...inner, left + width];
    if (row % 2 === 1) across.reverse();
    for (const x of across) points.push([x, y]);
  }
  return units(points);
}

/** Satin in twelve directions, a ring, a wave, a fill and a run: everything that light falls on. */
export function sampler(thread: Thread, accent: Thread = GOLD): Pattern {
  const builder = patternBuilder();
  for (let i = 0; i < 12; i++) {
    const [dx, dy] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
    builder.sew(
      satin((s) => [14 + dx * (4 + s * 8), 14 + dy * (4 + s * 8)], 8, 2.4),
      0,
      0,
    );
    builder.trim();
  }
  builder.sew(
    satin((s) => [44 + 8 * Math.cos(s * 6.283), 14 + 8 * Math.sin(s * 6.283)], 50, 4),
    0,
    0,
  );
  builder.trim();
  builder.sew(
    satin((s) => [2 + s * 52, -6 + 3 * Math.sin(s * 12)], 68, 3),
    0,
    0,
  );
  builder.trim();
  builder.changeColor();
  builder.sew(tatami([58, -8], [16, 34]), 0, 0);
  return builder.finish([thread, accent]);
}

/** `count` stitches of satin in lines of 4 mm within a square of `sideMm`. */
export function satinOfStitches(count: number, sideMm: number, thread: Thread = NAVY): Pattern {
  const builder = patternBuilder();
  const lines = Math.floor(sideMm / 4.4);
  const each = Math.ceil(count / lines);
  for (let line = 0, left = count; left > 0; line++, left -= each) {
    const points: Point[] = [];
    const y = line * 4.4;
    for (let i = 0; i < Math.min(each, left); i++) {
      points.push([(i * sideMm) / each, y + (i % 2) * 3 + 0.5 * Math.sin(i / 40)]);
    }
    builder.sew(units(points), 0, 0);
    builder.trim();
  }
  return builder.finish([thread]);
}

function units(points: readonly Point[]): Int32Array {
  return Int32Array.from(points.flatMap(([x, y]) => [Math.round(x * 10), Math.round(y * 10)]));
}

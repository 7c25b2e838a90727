import type { Thread } from "../thread/thread.ts";
import type { Command, Pattern } from "./pattern.ts";
import { patternBuilder } from "./pattern-builder.ts";

export const navy: Thread = { number: "1043", name: "Navy", color: "#1d2b55" };
export const gold: Thread = { number: "1024", name: "Old gold", color: "#c8962d" };

/** A pattern from records `[command, x, y]` in 0.1 mm. */
export function aPattern(
  records: readonly (readonly [Command, number, number])[],
  threads: readonly Thread[] = [navy],
): Pattern {
  const builder = patternBuilder();
  for (const [command, x, y] of records) builder.add(command, x, y);
  return builder.finish(threads);
}

/** A column of satin in 0.1 mm: lower left corner, width, height. */
interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Needle points of an upright satin column: a zigzag of 0.4 mm from peak to peak. */
export function satin({ x, y, width, height }: Column): Int32Array {
  const points = new Int32Array((Math.floor(height / 2) + 1) * 2);
  for (let i = 0; i * 2 < points.length; i += 1) {
    points[i * 2] = x + (i % 2) * width;
    points[i * 2 + 1] = y + i * 2;
  }
  return points;
}

/**
 * A block of upright satin columns side by side, trimmed after each, half of them in the second
 * thread: `aBlock({ columns: 10, width: 20, height: 100 })` sews 10 columns of 2 by 10 mm.
 */
export function aBlock({ columns = 4, width = 20, height = 100 } = {}): Pattern {
  const builder = patternBuilder();
  for (let i = 0; i < columns; i += 1) {
    builder.sew(satin({ x: i * (width + 10), y: 0, width, height }), 0, 0);
    builder.trim();
    if (i + 1 === Math.floor(columns / 2)) builder.changeColor();
  }
  return builder.finish([navy, gold]);
}

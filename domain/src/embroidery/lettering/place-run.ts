import type { Turn } from "../pattern/turn.ts";

/** Shorter stitches break the thread; turning a run and rounding it anew can make some. In 0.1 mm. */
export const SHORTEST_STITCH = 3;

/** Where a piece of text stands: turned about its origin, then moved, in 0.1 mm. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
}

/**
 * The needle points of a run of a letter, `x0, y0, x1, y1 …` in 0.1 mm, where the letter stands. A
 * turned run is rounded anew; points that rounding brought too close together are left out.
 */
export function placeRun(run: Int32Array, { x, y, turn }: Place): Int32Array {
  const placed = new Int32Array(run.length);
  if (turn.sin === 0 && turn.cos === 1) {
    for (let i = 0; i < run.length; i += 2) {
      placed[i] = (run[i] as number) + x;
      placed[i + 1] = (run[i + 1] as number) + y;
    }
    return placed;
  }
  let length = 0;
  for (let i = 0; i < run.length; i += 2) {
    const [fromX, fromY] = [run[i] as number, run[i + 1] as number];
    const atX = Math.round(fromX * turn.cos - fromY * turn.sin) + x;
    const atY = Math.round(fromX * turn.sin + fromY * turn.cos) + y;
    const isLast = i + 2 >= run.length;
    if (length > 0 && isClose(placed, length, atX, atY)) {
      if (!isLast) continue;
      // The run ends where it should: the point before the end gives way.
      if (length > 2) length -= 2;
    }
    placed[length] = atX;
    placed[length + 1] = atY;
    length += 2;
  }
  return placed.slice(0, length);
}

function isClose(points: Int32Array, length: number, x: number, y: number): boolean {
  const dx = x - (points[length - 2] as number);
  const dy = y - (points[length - 1] as number);
  return dx * dx + dy * dy < SHORTEST_STITCH * SHORTEST_STITCH;
}

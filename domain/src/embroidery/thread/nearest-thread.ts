import { colorDifference } from "./color-difference.ts";
import type { Thread } from "./thread.ts";
import { threads } from "./threads.data.ts";

/** A thread and how far its color is from the one asked for, in CIEDE2000: about 1 is just seen. */
interface NearestThread {
  readonly thread: Thread;
  readonly distance: number;
}

/**
 * The thread whose color looks most like `color` (`#rrggbb` or `#rgb`); of equals the first. A word
 * that is no such color is answered with `undefined`.
 */
export function nearestThread(
  color: string,
  among: readonly Thread[] = threads,
): NearestThread | undefined {
  let nearest: NearestThread | undefined;
  for (const thread of among) {
    const apart = colorDifference(color, thread.color) ?? Infinity;
    if (apart < (nearest?.distance ?? Infinity)) nearest = { thread, distance: apart };
  }
  return nearest;
}

import type { Thread } from "../thread/thread.ts";
import { COLOR_CHANGE, STITCH, UNITS_PER_MM, type Pattern } from "./pattern.ts";
import { statistics } from "./statistics.ts";

/** A stretch of sewing with one thread. */
interface SewnBlock {
  readonly thread: Thread;
  readonly stitches: number;
  /** Upper thread (estimate, as `statistics` makes it), in whole cm. */
  readonly threadCm: number;
}

/** What somebody at a machine sets before the first stitch, and what follows. */
export interface SewOut {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly stitches: number;
  /** Of the first penetration from the middle of the design; `null` where nothing is sewn. */
  readonly start: { readonly rightMm: number; readonly upMm: number } | null;
  /** Thread after thread, in the order of sewing. */
  readonly blocks: readonly SewnBlock[];
}

/** A design in the order in which it is sewn. */
export function sewOut(pattern: Pattern): SewOut {
  const { bounds, widthMm, heightMm, stitches, threadMetres } = statistics(pattern);
  const { cmd, x, y, threads } = pattern;
  const sewn = threads.map(() => 0);
  let at = 0;
  for (const command of cmd) {
    if (command === COLOR_CHANGE) at += 1;
    else if (command === STITCH && at < sewn.length) sewn[at]! += 1;
  }
  const first = cmd.indexOf(STITCH);
  const fromMiddle = (value: number, low: number, high: number) =>
    Math.round(value - (low + high) / 2) / UNITS_PER_MM;
  return {
    widthMm,
    heightMm,
    stitches,
    start:
      first < 0
        ? null
        : {
            rightMm: fromMiddle(x[first]!, bounds.left, bounds.right),
            upMm: fromMiddle(y[first]!, bounds.bottom, bounds.top),
          },
    blocks: threads.map((thread, block) => ({
      thread,
      stitches: sewn[block] ?? 0,
      threadCm: Math.ceil((threadMetres[block] ?? 0) * 100),
    })),
  };
}

import { COLOR_CHANGE, type Pattern, STITCH } from "../../pattern/pattern.ts";

/** A box in 0.1 mm, y upwards. */
export interface SegmentBounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/**
 * The thread that lies on top of the cloth, piece by piece in sewing order. Graphics cards read
 * `ends` and `thread` as they are; the software drawing reads the same numbers.
 */
export interface StitchSegments {
  readonly count: number;
  /** `x0, y0, x1, y1` of each piece in whole 0.1 mm, y upwards; `4 × count` numbers. */
  readonly ends: Float32Array;
  /** Which of the pattern's threads each piece is of. */
  readonly thread: Uint8Array;
  /** How many stitches the machine has made when the piece lies; never falls. */
  readonly stitch: Uint32Array;
  /** All stitches of the pattern: needle penetrations. */
  readonly stitches: number;
  /** Around the needle points of all pieces; null when nothing lies on the cloth. */
  readonly bounds: SegmentBounds | null;
}

const MOST_THREADS = 255;

/**
 * A piece of thread lies between two needle penetrations that follow each other at different
 * places. What a jump, a trim, a color change or a sequin interrupts is not drawn: the thread is
 * cut there, or it is a travel that the shop cuts by hand.
 */
export function stitchSegments({ cmd, x, y }: Pattern): StitchSegments {
  const ends = new Float32Array(cmd.length * 4);
  const thread = new Uint8Array(cmd.length);
  const stitch = new Uint32Array(cmd.length);
  let [count, color, stitches] = [0, 0, 0];
  for (let i = 0; i < cmd.length; i++) {
    if (cmd[i] === COLOR_CHANGE) color = Math.min(color + 1, MOST_THREADS);
    if (cmd[i] !== STITCH) continue;
    stitches += 1;
    if (i === 0 || cmd[i - 1] !== STITCH || (x[i] === x[i - 1] && y[i] === y[i - 1])) continue;
    ends[count * 4] = x[i - 1] as number;
    ends[count * 4 + 1] = y[i - 1] as number;
    ends[count * 4 + 2] = x[i] as number;
    ends[count * 4 + 3] = y[i] as number;
    thread[count] = color;
    stitch[count] = stitches;
    count += 1;
  }
  return {
    count,
    ends: ends.slice(0, count * 4),
    thread: thread.slice(0, count),
    stitch: stitch.slice(0, count),
    stitches,
    bounds: boundsOf(ends, count),
  };
}

/** How many pieces lie once the machine has made `stitches` stitches. */
export function segmentsAfter({ stitch, count }: StitchSegments, stitches: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stitch[middle] as number) <= stitches) low = middle + 1;
    else high = middle;
  }
  return low;
}

function boundsOf(ends: Float32Array, count: number): SegmentBounds | null {
  if (count === 0) return null;
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < count * 4; i += 2) {
    minX = Math.min(minX, ends[i] as number);
    maxX = Math.max(maxX, ends[i] as number);
    minY = Math.min(minY, ends[i + 1] as number);
    maxY = Math.max(maxY, ends[i + 1] as number);
  }
  return { minX, minY, maxX, maxY };
}

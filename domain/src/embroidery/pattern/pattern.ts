import type { Thread } from "../thread/thread.ts";

/** What the machine does at one record. */
export const STITCH = 0;
/** Moves the hoop without a needle penetration. */
export const JUMP = 1;
/** Cuts the thread where the needle stands; `x` and `y` repeat the point before. */
export const TRIM = 2;
/** Changes to the next thread; `x` and `y` repeat the point before unless a file says otherwise. */
export const COLOR_CHANGE = 3;
/** Toggles the sequin feeder; only files of others contain it. */
export const SEQUIN = 4;

export type Command =
  | typeof STITCH
  | typeof JUMP
  | typeof TRIM
  | typeof COLOR_CHANGE
  | typeof SEQUIN;

/** Units of a pattern in one millimetre. */
export const UNITS_PER_MM = 10;

/**
 * An embroidery design as a machine sees it: every picture, count, price, proof and machine file
 * derives from this one array. The end of the arrays is the end of the design.
 */
export interface Pattern {
  /** One {@link Command} a record. */
  readonly cmd: Uint8Array;
  /** Absolute position in 0.1 mm, to the right. As long as `cmd`. */
  readonly x: Int32Array;
  /** Absolute position in 0.1 mm, **upwards**, as machines and fonts count; screens negate it. */
  readonly y: Int32Array;
  /** In the order of use: the design begins with `threads[0]`, each color change takes the next. */
  readonly threads: readonly Thread[];
}

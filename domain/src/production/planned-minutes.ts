import { STITCHES_PER_MINUTE, STOP_SECONDS } from "../embroidery/pattern/statistics.ts";

/** To frame one garment, lay it on the machine and take it off again (estimate). */
export const HOOPING_MINUTES = 1;

/** To put another cone onto one head and thread its needle (estimate). */
export const CONE_MINUTES = 2;

/** What a job asks of a machine. */
interface SewnJob {
  /** Of one piece. */
  readonly stitches: number;
  readonly pieces: number;
  /** How many threads it is sewn in, one after the other. */
  readonly threads: number;
}

/** How quickly a machine sews. */
export interface Pace {
  /** Pieces that it sews at once. */
  readonly heads: number;
  readonly stitchesPerMinute: number;
}

/** What a job is planned on before it is laid on a machine: the speed that the worksheet takes as well. */
export const ONE_HEAD: Pace = { heads: 1, stitchesPerMinute: STITCHES_PER_MINUTE };

/**
 * Whole minutes from the first garment on to the last one off (estimate): as many runs as the heads make of the pieces,
 * each with its stitches and a stop for every change of thread, and the hooping of each piece. Cones that have to be
 * put on are not in them: they depend on what is sewn before.
 */
export function plannedMinutes({ stitches, pieces, threads }: SewnJob, pace: Pace): number {
  const runs = Math.ceil(pieces / pace.heads);
  const stops = Math.max(0, threads - 1);
  const run = stitches / pace.stitchesPerMinute + (stops * STOP_SECONDS) / 60;
  return Math.ceil(runs * run + pieces * HOOPING_MINUTES);
}

/** Whole minutes to put on so many cones, on every head (estimate). */
export const coneMinutes = (cones: number, { heads }: Pick<Pace, "heads">): number =>
  cones * heads * CONE_MINUTES;

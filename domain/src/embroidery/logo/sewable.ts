import { densityMap } from "../pattern/density.ts";
import type { Pattern } from "../pattern/pattern.ts";
import { statistics } from "../pattern/statistics.ts";
import { THREAD_WIDTH_MM } from "../thread/thread.ts";
import { ok, problem, refuse, type Result } from "../../problem.ts";

/** A design that is smaller than this both ways is a hole in the cloth, in mm (estimate). */
const LEAST_MM = 2;
/** Penetrations of one square millimeter after which no cloth is left there: dense satin has some 15 (estimate). */
const MOST_PENETRATIONS = 100;
/** Layers of thread on one square millimeter; from six a needle may break, through so many none goes (estimate). */
const MOST_LAYERS = 40;

/** Refuses a stranger's stitches that no machine is to sew: of no extent, or one upon the other without end. */
export function checkSewable(pattern: Pattern): Result<true> {
  const { widthMm, heightMm } = statistics(pattern);
  if (widthMm < LEAST_MM && heightMm < LEAST_MM) {
    const [wide, high] = [widthMm.toFixed(1), heightMm.toFixed(1)];
    return refuse(problem("embroidery.stitchesTooSmall", "fileId", wide, high, LEAST_MM));
  }
  const { cellMm, stitches, threadMm } = densityMap(pattern);
  const area = cellMm * cellMm;
  const penetrations = Math.ceil(largest(stitches) / area);
  const layers = (largest(threadMm) * THREAD_WIDTH_MM) / area;
  return penetrations > MOST_PENETRATIONS || layers > MOST_LAYERS
    ? refuse(problem("embroidery.stitchesTooDense", "fileId", penetrations, Math.ceil(layers)))
    : ok(true);
}

const largest = (cells: Float32Array) => cells.reduce((most, cell) => Math.max(most, cell), 0);
